"""Messages that are filled in without Fluent: text, variables, variants and other messages in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.syntax.ast import InlineExpression, Placeable, Resource, SelectExpression, TextElement

Word = str | int | float
"""What a variable of a message may be."""
UNGROUPED: Final = 1000  # from here on languages group the digits of a number, each in its way


class Variable:
    """A place for a word."""

    def __init__(self, name: str) -> None:
        self.name = name


class Choice:
    """Variants, one of which is chosen by a word."""

    def __init__(self, name: str, variants: dict[str, Pattern], usual: Pattern) -> None:
        self.name = name
        self.variants = variants
        """By keys, plurals, and numbers as in `#0`."""
        self.usual = usual

    def chosen(self, word: str | int, plural: Callable[[int], str]) -> Pattern:
        """Return the variant for a word or an amount."""
        if isinstance(word, str):
            return self.variants.get(word, self.usual)
        exactly = self.variants.get(f"#{word}")
        return self.variants.get(plural(word), self.usual) if exactly is None else exactly


Part = str | Variable | Choice
Pattern = list[Part]


def filled(pattern: Pattern, words: dict[str, Word], plural: Callable[[int], str]) -> str | None:
    """Return a message with its variables filled in; None if Fluent has to say it, or what is missing."""
    text = ""
    for part in pattern:
        if isinstance(part, str):
            text += part
            continue
        word = words.get(part.name)
        if word is None or isinstance(word, float) or (isinstance(word, int) and not 0 <= word < UNGROUPED):
            return None
        if isinstance(part, Variable):
            text += word if isinstance(word, str) else str(word)
            continue
        more = filled(part.chosen(word, plural), words, plural)
        if more is None:
            return None
        text += more
    return text


def add_patterns(resource: Resource, known: dict[str, Pattern]) -> None:
    """Make the messages of a file ready, as far as they need no more than what can be done here."""
    from fluent.syntax.ast import Message

    for entry in resource.body:
        if isinstance(entry, Message) and entry.value is not None and entry.id.name not in known:
            pattern = pattern_of(entry.value.elements, known)
            if pattern is not None:
                known[entry.id.name] = pattern


def pattern_of(elements: Iterable[TextElement | Placeable], known: dict[str, Pattern]) -> Pattern | None:
    """Return what a message is made of; None if it is more than that."""
    from fluent.syntax.ast import SelectExpression, TextElement

    pattern: Pattern = []
    for element in elements:
        if isinstance(element, TextElement):
            pattern.append(element.value)
            continue
        found = element.expression
        more = choice_of(found, known) if isinstance(found, SelectExpression) else inline_of(found, known)
        if more is None:
            return None
        pattern += more
    return pattern


def inline_of(expression: InlineExpression | Placeable, known: dict[str, Pattern]) -> Pattern | None:
    """Return a variable, a text in quotation marks or the parts of another message."""
    from fluent.syntax.ast import MessageReference, StringLiteral, VariableReference

    if isinstance(expression, VariableReference):
        return [Variable(expression.id.name)]
    if isinstance(expression, StringLiteral) and "\\" not in expression.value:
        return [expression.value]
    if isinstance(expression, MessageReference) and expression.attribute is None:
        return known.get(expression.id.name)
    return None


def choice_of(expression: SelectExpression, known: dict[str, Pattern]) -> Pattern | None:
    """Return variants that a variable chooses from."""
    from fluent.syntax.ast import Identifier, VariableReference

    variants: dict[str, Pattern] = {}
    usual: Pattern | None = None
    for variant in expression.variants:
        pattern = pattern_of(variant.value.elements, known)
        if pattern is None:
            return None
        key = variant.key
        variants[key.name if isinstance(key, Identifier) else f"#{key.value}"] = pattern
        usual = pattern if variant.default else usual
    if usual is None or not isinstance(expression.selector, VariableReference):
        return None
    return [Choice(expression.selector.id.name, variants, usual)]
