import { html, type Piece, type SafeHtml } from './html.ts'
import { count } from './shown-values.ts'

export type TabName =
  | 'money'
  | 'webhooks'
  | 'inbox'
  | 'posts'
  | 'accounts'
  | 'faults'
  | 'clock'
  | 'calls'

/** What the visitor requested. */
export interface View {
  /** In lower case; empty for everything. */
  readonly search: string
  /** The only section to show, from the row after the one with this key. */
  readonly older: { readonly section: string; readonly after: string } | null
}

/** A titled table of the console. */
export interface Section {
  readonly id: string
  readonly tab: TabName
  /** How many rows a search finds. */
  matches(search: string): number
  render(view: View): SafeHtml
}

interface Column {
  readonly title: string
  readonly isNumber?: boolean
  /** Takes the width of the screen on a phone: forms, and the row's name. */
  readonly isWide?: boolean
}

interface Kind<T> {
  readonly id: string
  readonly tab: TabName
  readonly title: string
  readonly columns: readonly Column[]
  /** Shown when there are none. */
  readonly none: string
  readonly rowsMax: number
  /** Newest first. */
  list(): readonly T[]
  /** Unique within a section. */
  key(row: T): string
  /** All searchable text. */
  text(row: T): string
  cells(row: T): readonly Piece[]
  /** Shown above the rows, such as a form that adds one. */
  lead?(): SafeHtml
}

/** A part of a tab that is not a table; searches skip it. */
export function panel(kind: {
  readonly id: string
  readonly tab: TabName
  readonly title: string
  draw(): SafeHtml
}): Section {
  const { id, tab, title } = kind
  return {
    id,
    tab,
    matches: () => 0,
    render: () => html`<section id="${id}" aria-labelledby="${id}-title">
<div class="head"><h2 id="${id}-title">${title}</h2></div>${kind.draw()}</section>`,
  }
}

/** Rows on a page of older ones. */
const olderRowsMax = 40

/** Builds a section; search, paging and rendering are the same for all. */
export function section<T>(kind: Kind<T>): Section {
  const found = (search: string) => {
    const rows = kind.list()
    return search === ''
      ? rows
      : rows.filter((row) => `${kind.key(row)} ${kind.text(row)}`.toLowerCase().includes(search))
  }
  return {
    id: kind.id,
    tab: kind.tab,
    matches: (search) => found(search).length,
    render: (view) => drawSection(kind, found(view.search), view),
  }
}

function drawSection<T>(kind: Kind<T>, rows: readonly T[], view: View): SafeHtml {
  const older = view.older?.section === kind.id ? view.older : null
  const start = older ? rows.findIndex((row) => kind.key(row) === older.after) + 1 : 0
  const shown = rows.slice(start, start + (older ? olderRowsMax : kind.rowsMax))
  const isPlain = view.search === '' && older === null
  return html`<section id="${kind.id}" aria-labelledby="${kind.id}-title">
<div class="head"><h2 id="${kind.id}-title">${kind.title}</h2><span class="soft">${count(rows.length)}</span></div>
<div class="card">${isPlain && kind.lead ? html`<div class="lead">${kind.lead()}</div>` : null}
${shown.length === 0 ? html`<p class="soft lead">${kind.none}</p>` : drawTable(kind, shown)}
${drawPaging(kind, { rows, shown, start, view })}</div></section>`
}

function drawTable<T>(kind: Kind<T>, rows: readonly T[]): SafeHtml {
  const heads = kind.columns.map(
    ({ title, isNumber }) =>
      html`<th role="columnheader" scope="col"${isNumber ? html` class="number"` : null}>${title || html`<span class="hidden">Actions</span>`}</th>`,
  )
  return html`<table role="table" aria-labelledby="${kind.id}-title"><thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">${rows.map((row) => drawRow(kind, row))}</tbody></table>`
}

function drawRow<T>(kind: Kind<T>, row: T): SafeHtml {
  const cells = kind.cells(row)
  const drawn = kind.columns.map(({ title, isNumber, isWide }, index) => {
    const classes = [isNumber ? 'number' : '', isWide ? 'wide' : ''].join(' ').trim()
    const label = title === '' || isWide ? null : html` data-label="${title}"`
    return html`<td role="cell"${classes ? html` class="${classes}"` : null}${label}>${cells[index]}</td>`
  })
  return html`<tr role="row" id="${kind.id}-${kind.key(row)}">${drawn}</tr>`
}

function drawPaging<T>(
  kind: Kind<T>,
  at: { rows: readonly T[]; shown: readonly T[]; start: number; view: View },
): SafeHtml | null {
  const last = at.shown.at(-1)
  const remaining = at.rows.length - at.start - at.shown.length
  const search = at.view.search === '' ? '' : `&q=${encodeURIComponent(at.view.search)}`
  const newest = at.start > 0 ? html`<a href="?${search.slice(1)}">Newest</a>` : null
  const older =
    last === undefined || remaining === 0
      ? null
      : html`<a href="?section=${kind.id}&after=${encodeURIComponent(kind.key(last))}${search}">Older (${count(remaining)})</a>`
  return newest || older ? html`<div class="older">${newest}${older}</div>` : null
}
