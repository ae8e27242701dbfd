"""The style of the report, and the script that sorts its table."""

STYLE = """
:root { color-scheme: light dark; --paper: #fbf9f5; --ink: #22201c; --soft: #6b655c; --rule: #ddd6ca; --accent: #8a4b20;
  --good: #2d7a46; --bad: #b23a2e; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece7de; --soft: #a49c90; --rule: #3b3833;
  --accent: #e09a62; --good: #6fc48b; --bad: #f08a7c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.9rem; margin: 0 0 1rem; }
h2 { font-size: 1.35rem; margin: 2.5rem 0 .75rem; border-bottom: 1px solid var(--rule); padding-bottom: .25rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: .75rem; margin: 0; }
dt { color: var(--soft); font-size: .85rem; } dd { margin: 0; overflow-wrap: anywhere; }
figure { margin: 1rem 0; max-width: 46rem; overflow-x: auto; } figcaption { color: var(--soft); font-size: .85rem; }
svg { width: 100%; min-width: 34rem; height: auto; display: block; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .small { fill: var(--soft); font-size: 11px; } svg .number { font-weight: 600; }
svg .grid { stroke: var(--rule); stroke-width: 1; } svg .middle { stroke: var(--soft); stroke-dasharray: 4 3; }
svg .reach { stroke: var(--accent); stroke-width: 3; stroke-linecap: round; opacity: .55; }
svg .dot, svg .bar { fill: var(--accent); } svg .pale { opacity: .45; } svg text.pale { opacity: .75; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .75rem 0; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
th[scope=row], th:first-child, .words { text-align: left; } th[scope=row] { font-weight: 500; }
.words { white-space: normal; } thead th { color: var(--soft); font-size: .85rem; vertical-align: bottom; }
small { font-weight: 400; } .range { color: var(--soft); font-size: .8rem; }
.good { background: color-mix(in srgb, var(--good) var(--weight, 15%), transparent); }
.bad { background: color-mix(in srgb, var(--bad) var(--weight, 15%), transparent); }
.sortable thead button { all: unset; cursor: pointer; }
.sortable thead button:hover { color: var(--accent); }
.sortable thead button:focus-visible { outline: 2px solid var(--accent); }
[aria-sort=ascending] button::after { content: " ▲"; } [aria-sort=descending] button::after { content: " ▼"; }
"""

SCRIPT = """
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells], body = table.tBodies[0];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const falling = column > 0 ? head.ariaSort !== "descending" : head.ariaSort === "ascending";
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", falling ? "descending" : "ascending");
      const value = (row) => row.cells[column].dataset.v ?? row.cells[column].textContent;
      const rows = [...body.rows].sort((a, b) =>
        column > 0 ? value(a) - value(b) : value(a).localeCompare(value(b)));
      body.append(...(falling ? rows.reverse() : rows));
    });
  });
}
"""
