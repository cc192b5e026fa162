"""What each module brings to the story: lines of the journal, deeds and sentences."""
