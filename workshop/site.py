"""The documentation site: `python -m workshop.site`, as `make docs` has it built.

What lies in docs/ is laid out in build/site with the pages of the repository that belong to it and the
figures of the rules, and Zensical makes the site of that. Broken links and anchors stop it.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from ginkgopolis import Game
from ginkgopolis.draw.picture import city_svg
from ginkgopolis.language import LANGUAGES, speaking

ROOT: Final = Path(__file__).resolve().parents[1]
LAID_OUT: Final = ROOT / "build/site"
SITE: Final = ROOT / "src/ginkgopolis/server/site"
"""Where the server finds it, and packages take it from."""
REPOSITORY: Final = "https://github.com/ginkgopolis/ginkgopolis"
FIGURES: Final[list[dict[str, Any]]] = json.loads((ROOT / "docs/figures.json").read_text(encoding="utf-8"))
CAPTIONS: Final = "src/ginkgopolis/locale/{}/web-figures.ftl"
RULES: Final = re.compile(r"rules(?:\.(\w+))?\.md")
CLAUSE: Final = re.compile(r"^### (\S+) ", re.MULTILINE)
OUTSIDE: Final = re.compile(
    r"\]\((?:\.\./)(?P<path>(?:(?:src|tests|examples|deploy)/[^)#]+|[A-Z]+\.md))(?P<anchor>#[^)]*)?\)"
)
ELSEWHERE: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages of the repository that the site has, too."""


def build() -> int:
    """Build the site, and return the status of the program that does."""
    lay_out()
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--clean", "--strict"]
    status = subprocess.run(command, cwd=LAID_OUT, check=False).returncode
    if status == 0:
        shutil.rmtree(SITE, ignore_errors=True)
        shutil.move(LAID_OUT / "site", SITE)
    return status


def lay_out() -> None:
    """Put everything that the site is made of into one folder."""
    shutil.rmtree(LAID_OUT, ignore_errors=True)
    pages = LAID_OUT / "docs"
    shutil.copytree(ROOT / "docs", pages, ignore=shutil.ignore_patterns("package.md", "zensical.toml"))
    shutil.copyfile(ROOT / "docs/zensical.toml", LAID_OUT / "zensical.toml")
    for source, page in ELSEWHERE.items():
        text = (ROOT / source).read_text(encoding="utf-8").replace("](docs/", "](")
        (pages / page).write_text(text, encoding="utf-8")
    for page in pages.rglob("*.md"):
        page.write_text(finished(page.read_text(encoding="utf-8"), page.name), encoding="utf-8")
    for language in LANGUAGES:
        with speaking(language):
            for figure in FIGURES:
                target = pages / address(figure, language)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(draw(figure), encoding="utf-8")


def finished(markdown: str, name: str) -> str:
    """Return a page with links that lead somewhere on the site, and with its figures."""
    markdown = OUTSIDE.sub(link, markdown)
    rules = RULES.fullmatch(name)
    return "".join(with_figures(markdown, rules[1] or "en")) if rules else markdown


def link(found: re.Match[str]) -> str:
    """Return where a link to something outside of docs/ leads on the site."""
    path, anchor = found["path"], found["anchor"] or ""
    return f"]({ELSEWHERE.get(path, f'{REPOSITORY}/blob/main/{path}')}{anchor})"


def with_figures(markdown: str, language: str) -> Iterator[str]:
    """Yield the rules, clause by clause, each with the figures that belong to it."""
    opening, *clauses = re.split(r"(?m)^(?=###? )", markdown)
    yield opening
    for clause in clauses:
        heading = CLAUSE.match(clause)
        figures = [one for one in FIGURES if heading and one["clause"] == heading[1]]
        text, small, proof = clause.partition("<sub>")
        yield text + "".join(shown(one, language) for one in figures) + small + proof


def shown(figure: dict[str, Any], language: str) -> str:
    """Return a figure with its caption, for a page."""
    words = caption(figure, language)
    image = f'<img alt="{words}" src="{address(figure, language)}" loading="lazy">'
    return f'<figure class="city">{image}<figcaption aria-hidden="true">{words}</figcaption></figure>\n\n'


def caption(figure: dict[str, Any], language: str) -> str:
    """Say what a figure shows, in the words of the browser's rules."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((ROOT / CAPTIONS.format(language)).read_text(encoding="utf-8")))
    words, _ = bundle.format_pattern(bundle.get_message(f"figure-{figure['name']}").value, {})
    return str(words)


def address(figure: dict[str, Any], language: str) -> str:
    """Return the name of a drawn figure."""
    return f"figures/{language}/{figure['name']}.svg"


def draw(figure: dict[str, Any]) -> str:
    """Draw a figure: its position, after a move if one is played, with what another would do."""
    position = position_of(figure)
    if play := figure.get("play"):
        game = Game.from_position(position)
        game.play(0, play)
        position = game.position()
    return city_svg(position, districts=figure.get("outlined", False), seat=0, move=figure.get("move"))


def position_of(figure: dict[str, Any]) -> str:
    """Return the position of a figure as text: seat 0 is about to play, seat 1 has chosen."""
    modules = f"modules {figure['modules']}\n" if "modules" in figure else ""
    city = "\n".join(figure.get("before", figure["city"]))
    return (
        f"players 2\n{modules}round 4\nfirst 0\ncity\n{city}\nmiddle {figure.get('middle', '3 3')}\n"
        f"seat 0: resources 9; points 9; {figure.get('holds', 'hand A')}\n"
        "seat 1: resources 5; points 2; commit B2; hand K\n"
    )


if __name__ == "__main__":
    sys.exit(build())
