/** Text that is already HTML; only `html` creates it. */
export interface SafeHtml {
  readonly markup: string
}

type Piece = SafeHtml | string | number | null | undefined | readonly Piece[]

/** HTML from a template: every value is escaped unless it is itself SafeHtml; arrays are joined. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): SafeHtml {
  const markup = parts.map((part, index) => part + render(pieces[index])).join('')
  return { markup }
}

/** Only for markup written in this program. */
function rawHtml(markup: string): SafeHtml {
  return { markup }
}

/** Renders a whole page in the sandbox's plain style, light and dark. */
export function page(title: string, body: SafeHtml): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${rawHtml(pageStyle)}</style>
</head>
<body><main>${body}</main></body>
</html>`.markup
}

function render(piece: Piece): string {
  if (piece === null || piece === undefined) return ''
  if (Array.isArray(piece)) return piece.map(render).join('')
  if (typeof piece === 'object') return (piece as SafeHtml).markup
  return escapeHtml(String(piece))
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const pageStyle = `
:root { color-scheme: light dark; --ground: light-dark(#fafaf7, #121215); --card: light-dark(#fff, #1a1a1f);
  --ink: light-dark(#18181b, #f1f1f4); --soft: light-dark(#63636e, #a1a1ac); --line: light-dark(#e4e4e1, #2e2e34);
  --accent: light-dark(#2b3fd0, #99a6ff); --good: light-dark(#14693a, #7fd6a2); --bad: light-dark(#a8242f, #ff9b9b) }
* { box-sizing: border-box }
html { scroll-behavior: smooth; scroll-padding-top: 4rem }
body { margin: 0; font: 14px/1.5 system-ui, sans-serif; background: var(--ground); color: var(--ink) }
main { max-width: 78rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.5rem; letter-spacing: -.02em; margin: 0 0 .25rem } h2 { font-size: 1.1rem; margin: 2.25rem 0 .6rem }
p { margin: .25rem 0 } a { color: var(--accent); text-underline-offset: .2em }
code { font-size: .85em; overflow-wrap: anywhere } .soft { color: var(--soft) }
nav { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: .75rem 0;
  margin-top: .75rem; background: var(--ground); border-bottom: 1px solid var(--line) }
nav a { color: var(--ink); text-decoration: none; font-weight: 500 } nav a:hover { color: var(--accent) }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .75rem 1rem;
  overflow-x: auto }
.narrow { max-width: 30rem; margin: 8vh auto 0; padding: 1.25rem }
table { border-collapse: collapse; width: 100%; font-size: .875rem }
th, td { text-align: left; padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line); white-space: nowrap }
td:last-child, th:last-child { padding-right: 0 } tbody tr:last-child td { border-bottom: 0 }
th { font-weight: 500; color: var(--soft) } .number { text-align: right; font-variant-numeric: tabular-nums }
.post { display: flex; align-items: center; gap: .75rem; line-height: 1.35 }
.post img { border-radius: 8px; object-fit: cover; flex: none } .post a { color: inherit; font-weight: 500 }
.state { font-weight: 500 } .state.public { color: var(--good) } .state.deleted { color: var(--bad) }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .75rem 0 .25rem }
td form { flex-wrap: nowrap; align-items: center; gap: .35rem; margin: 0 }
label { display: grid; gap: .2rem; font-size: .85rem }
input, select, textarea { font: inherit; padding: .4rem .6rem; border: 1px solid var(--soft); border-radius: 8px;
  background: transparent; color: inherit; min-width: 0; font-variant-numeric: tabular-nums }
td input { padding: .25rem .5rem }
button { font: inherit; font-weight: 500; padding: .4rem .85rem; border: 1px solid var(--line); border-radius: 8px;
  background: var(--card); color: inherit; cursor: pointer }
button:hover { border-color: var(--soft) }
button.main { background: var(--accent); border-color: var(--accent); color: light-dark(#fff, #121215) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
td button { padding: .25rem .55rem; font-size: .8rem }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
`
