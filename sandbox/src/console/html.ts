/** Text that is already HTML; only `html` creates it. */
export interface SafeHtml {
  readonly markup: string
}

export type Piece = SafeHtml | string | number | null | undefined | readonly Piece[]

/** HTML from a template: every value is escaped unless it is itself SafeHtml; arrays are joined. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): SafeHtml {
  const markup = parts.map((part, index) => part + render(pieces[index])).join('')
  return { markup }
}

/** A page with one card, in the system's light or dark theme. */
export function page(title: string, body: SafeHtml): string {
  return document(title, html`<body><main>${body}</main></body>`)
}

export function document(title: string, body: SafeHtml): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="preload" href="/assets/geist.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/console.css">
</head>
${body}
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
