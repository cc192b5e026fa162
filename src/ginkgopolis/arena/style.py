"""How the pages look: by day, by night, on a phone and on paper."""

from typing import Final

DAY: Final = """
  --surface: #fbfaf4; --card: #ffffff; --ink: #1a2821; --faint: #53635a; --line: #d3dbc6; --track: #eef1e6;
  --bot-0: #27613d; --bot-1: #c05a2b; --bot-2: #2b66a6; --bot-3: #8a6400; --bot-4: #7a4a9c; --bot-5: #0f7c80;
  --hal: #66736b;
  --tokens: #e0ac2b; --cards: #3f78b5; --new-hands: #9aa79f; --districts: #3f8457; --extras: #8d5fb0;
  --on-tokens: #1a2821; --on-cards: #ffffff; --on-new-hands: #1a2821; --on-districts: #ffffff;
  --on-extras: #ffffff;
  color-scheme: light;
"""
NIGHT: Final = """
  --surface: #121814; --card: #19211c; --ink: #e9efe4; --faint: #a3b3a8; --line: #33423a; --track: #212b25;
  --bot-0: #7cc48d; --bot-1: #f0a077; --bot-2: #82b4ea; --bot-3: #e3bc55; --bot-4: #c3a3ea; --bot-5: #5cc7cb;
  --hal: #a9b5ae;
  --tokens: #e6bb4a; --cards: #6fa4db; --new-hands: #8b978f; --districts: #6db384; --extras: #b48ad6;
  --on-tokens: #121814; --on-cards: #121814; --on-new-hands: #121814; --on-districts: #121814;
  --on-extras: #121814;
  color-scheme: dark;
"""
STYLE: Final = (
    f":root {{{DAY}}}\n@media (prefers-color-scheme: dark) {{ :root {{{NIGHT}}} }}\n"
    f"@media print {{ :root {{{DAY}}} }}\n"
    """
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
h1 { font-size: clamp(1.5rem, 4vw, 2.1rem); line-height: 1.2; margin: 0 0 .4rem; text-wrap: balance;
  overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 0 0 .2rem; }
p { margin: 0 0 1rem; max-width: 50rem; text-wrap: pretty; }
.lead { font-size: 1.1rem; }
.faint, .note, th { color: var(--faint); }
.note { font-size: .875rem; margin-bottom: 1.1rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .6rem;
  padding: 1.3rem 1.4rem 1.4rem; margin-top: 1.2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .9375rem; }
th { font-weight: 500; font-size: .8125rem; text-align: right; vertical-align: bottom; }
td { text-align: right; white-space: nowrap; }
th, td { padding: .35rem .7rem; border-bottom: 1px solid var(--line); }
tr:last-child > * { border-bottom: 0; }
th:first-child, td:first-child { text-align: left; padding-left: 0; color: var(--ink); font-weight: 500;
  overflow-wrap: anywhere; font-size: .9375rem; white-space: normal; min-width: 7rem; }
th:last-child, td:last-child { padding-right: 0; }
td small { color: var(--faint); font-size: .8125rem; display: block; }
.chart { display: grid; grid-template-columns: minmax(6rem, 11rem) 1fr 8.5rem;
  grid-auto-flow: dense; column-gap: 1rem; row-gap: .5rem; align-items: center; }
.chart > .name { grid-column: 1; }
.chart > .track, .chart > .stack, .chart > svg, .chart > .axis { grid-column: 2; }
.chart > .value { grid-column: 3; }
.name { overflow-wrap: anywhere; font-weight: 500; line-height: 1.25; }
.name::before, .key::before { content: ""; display: inline-block; width: .7em; height: .7em;
  border-radius: 50%; background: var(--c); margin-right: .5em; }
.key::before { border-radius: .15em; }
.value { text-align: right; font-variant-numeric: tabular-nums; line-height: 1.25; }
.value small { color: var(--faint); display: block; }
.track { position: relative; height: 1.8rem; background: var(--track); border-radius: .25rem; }
.track i { position: absolute; top: 0; bottom: 0; border-left: 1.5px dashed var(--faint); }
.track b { position: absolute; top: 50%; height: .5rem; margin-top: -.25rem; border-radius: .25rem;
  background: var(--c); opacity: .45; min-width: 2px; }
.track u { position: absolute; top: 50%; width: .9rem; height: .9rem; margin: -.45rem; border-radius: 50%;
  background: var(--c); box-shadow: 0 0 0 2px var(--track); }
.axis { position: relative; height: 1.3rem; font-size: .8125rem; color: var(--faint);
  font-variant-numeric: tabular-nums; }
.axis span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
.axis .first { transform: none; }
.axis .last { transform: translateX(-100%); }
.stack { display: flex; height: 1.9rem; gap: 1px; border-radius: .25rem; overflow: hidden; }
.stack span { background: var(--c); color: var(--on); font-size: .8125rem; display: flex;
  align-items: center; justify-content: center; overflow: hidden; font-variant-numeric: tabular-nums; }
.keys { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; font-size: .875rem; margin-bottom: .9rem; }
svg { display: block; width: 100%; overflow: visible; }
.hills svg { height: 3.6rem; }
.hills rect { fill: var(--c); }
.hills line { stroke: var(--ink); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
.lines { display: grid; grid-template-columns: 2.2rem 1fr; }
.lines svg { height: 20rem; }
.lines line { stroke: var(--line); vector-effect: non-scaling-stroke; }
.lines polyline { fill: none; stroke: var(--c); stroke-width: 2.5; vector-effect: non-scaling-stroke;
  stroke-linejoin: round; }
.levels { position: relative; font-size: .8125rem; color: var(--faint); font-variant-numeric: tabular-nums; }
.levels span { position: absolute; right: .5rem; transform: translateY(50%); }
.lines .axis { grid-column: 2; margin-top: .3rem; }
.dash { width: 2.2rem; height: .8rem; display: inline-block; vertical-align: middle; margin-right: .5em; }
.dash line { stroke: var(--c); stroke-width: 2.5; }
.matrix th:not(:first-child), .matrix td:not(:first-child) { text-align: center; padding: .45rem .7rem; }
td.cell { background: color-mix(in srgb, var(--bot-0) calc(var(--share) * 55%), transparent); }
td.cell small, td.none { color: inherit; }
footer { margin-top: 2rem; font-size: .875rem; color: var(--faint); }
li { margin: .2rem 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  main { padding: 1.5rem 1rem 3rem; }
  section { padding: 1.1rem 1rem 1.2rem; }
  .chart { grid-template-columns: 1fr auto; row-gap: .25rem; }
  .chart > .value { grid-column: 2; }
  .chart > .track, .chart > .stack, .chart > svg, .chart > .axis { grid-column: 1 / -1; }
  .chart > .track, .chart > .stack, .chart > svg { margin-bottom: .5rem; }
  .numbers, .numbers tbody, .numbers tr, .numbers td { display: block; }
  .numbers tr:first-child { display: none; }
  .numbers tr { padding: .6rem 0; border-bottom: 1px solid var(--line); }
  .numbers td { border: 0; padding: .15rem 0; display: flex; gap: .6rem; align-items: baseline; }
  .numbers td::before { content: attr(data-label); color: var(--faint); font-size: .875rem;
    margin-right: auto; }
  .numbers td:first-child::before { content: none; }
  .matrix th:not(:first-child), .matrix td:not(:first-child) { padding: .4rem .35rem; }
  .matrix th:first-child, .matrix td:first-child { min-width: 4.5rem; padding-right: .35rem; }
  .numbers td:empty { display: none; }
  .lines svg { height: 15rem; }
}
@media print {
  body { background: #fff; font-size: 11pt; }
  main { max-width: none; padding: 0; }
  section { break-inside: avoid; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""
)
