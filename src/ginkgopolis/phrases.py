"""How parts become lists and sentences, in the language that is spoken."""

from collections.abc import Sequence

from ginkgopolis.language import say


def listing(words: Sequence[str]) -> str:
    """Return words as a list that is read aloud: `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return say("list-and", first=commas(words[:-1]), last=words[-1])


def clauses(words: Sequence[str]) -> str:
    """Return the parts of a sentence, which may hold lists themselves, as one: `a, b and c, and d`."""
    if len(words) < 2:
        return "".join(words)
    first, last = commas(words[:-1]), words[-1]
    return say("clauses-two" if len(words) == 2 else "clauses-more", first=first, last=last)


def commas(words: Sequence[str]) -> str:
    """Return words with commas between them."""
    text = words[0]
    for word in words[1:]:
        text = say("list-comma", first=text, last=word)
    return text


def semicolons(parts: Sequence[str]) -> str:
    """Return the parts of an explanation as one."""
    text = parts[0]
    for part in parts[1:]:
        text = say("explanation-parts", first=text, last=part)
    return text
