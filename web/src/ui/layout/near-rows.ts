import type { Range } from '@tanstack/react-virtual'

/** A rendered row, or a gap as high as the rows that are not rendered. */
export type Part =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly index: number; readonly px: number }

/** In CSS pixels from the top of the page. */
interface Placed {
  readonly start: number
  readonly end: number
}

/**
 * Returns rows and gaps instead of positions: a table lays out its own rows, so gaps as high as the
 * missing ones keep them in place.
 */
export function partsOf(
  rows: readonly (Placed & { readonly index: number })[],
  all: Placed,
): Part[] {
  const parts: Part[] = []
  let [reached, next] = [all.start, 0]
  for (const { index, start, end } of rows) {
    if (index > next) parts.push({ kind: 'gap', index: next, px: start - reached })
    parts.push({ kind: 'row', index })
    reached = end
    next = index + 1
  }
  if (all.end > reached) parts.push({ kind: 'gap', index: next, px: all.end - reached })
  return parts
}

/**
 * Returns the rows on screen, those up to two overscans beyond, and the kept ones. The result
 * changes only once per overscan, because each change lays out the whole table.
 */
export function nearIndexes(range: Range, kept: readonly number[]): number[] {
  const { startIndex, endIndex, overscan, count } = range
  const first = Math.max(0, (Math.floor(startIndex / overscan) - 1) * overscan)
  const last = Math.min(count - 1, (Math.ceil(endIndex / overscan) + 1) * overscan)
  const near = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  const others = kept.filter((index) => index < count && !near.includes(index))
  return [...near, ...others].toSorted((a, b) => a - b)
}

/** Returns the rows with focus or something open, which would be lost if they were not rendered. */
export function keptIn(list: Element | null): number[] {
  const inUse = list?.querySelectorAll(':focus, [aria-expanded="true"], details[open]') ?? []
  const places = [...inUse].map((each) => each.closest('[data-index]')?.getAttribute('data-index'))
  return [...new Set(places)].flatMap((place) => (place == null ? [] : [Number(place)]))
}
