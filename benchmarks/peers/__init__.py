"""Other engines playing their own games, so that our numbers have a neighbour measured in the same run."""
