/** Text that is already HTML; only `html` makes it. */
export interface SafeHtml {
  readonly markup: string
}

type Piece = SafeHtml | string | number | null | undefined | readonly Piece[]

/** HTML from a template: every value is escaped unless it is itself SafeHtml; arrays are joined. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): SafeHtml {
  const markup = parts.map((part, index) => part + render(pieces[index])).join('')
  return { markup }
}

/** Only for text that this program wrote itself. */
function rawHtml(markup: string): SafeHtml {
  return { markup }
}

/** A whole page in the sandbox's plain looks, light and dark. */
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
:root { color-scheme: light dark; --line: light-dark(#e4e4e7, #303036); --soft: light-dark(#63636e, #a1a1ac);
  --card: light-dark(#fff, #1b1b20); --accent: light-dark(#4b3fd6, #9b92ff); }
* { box-sizing: border-box }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: light-dark(#f6f6f8, #111114);
  color: light-dark(#18181b, #f1f1f4) }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.5rem; margin: 0 0 .25rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
p { margin: .25rem 0 } a { color: var(--accent) } code { font-size: .85em; overflow-wrap: anywhere }
.soft { color: var(--soft) }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem;
  overflow-x: auto }
.narrow { max-width: 30rem; margin: 8vh auto 0 }
table { border-collapse: collapse; width: 100%; font-size: .875rem }
th, td { text-align: left; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid var(--line);
  white-space: nowrap }
tr:last-child td { border-bottom: 0 }
th { font-weight: 600; color: var(--soft) } .number { text-align: right; font-variant-numeric: tabular-nums }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .5rem 0 } td form { margin: 0 }
label { display: grid; gap: .2rem; font-size: .85rem }
input, select, textarea { font: inherit; padding: .45rem .6rem; border: 1px solid var(--soft); border-radius: 8px;
  background: transparent; color: inherit; min-width: 0 }
button { font: inherit; padding: .45rem .9rem; border: 1px solid var(--line); border-radius: 8px;
  background: var(--card); color: inherit; cursor: pointer }
button.main { background: var(--accent); border-color: var(--accent); color: light-dark(#fff, #111114) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
td button { padding: .15rem .55rem; font-size: .8rem }
`
