/** A list longer than this has only its rows near the screen in the page. */
export const wholeRowsMax = 100

/** Rows by their places in the list, the last one excluded. */
export interface Span {
  readonly first: number
  readonly end: number
}

/** Returns the rows that lie between two distances from the top of the list, in CSS pixels. */
export function rowsBetween(heights: readonly number[], top: number, bottom: number): Span {
  let [reached, first] = [0, 0]
  while (first < heights.length && reached + heightAt(heights, first) <= top) {
    reached += heightAt(heights, first)
    first += 1
  }
  let end = first
  while (end < heights.length && reached < bottom) {
    reached += heightAt(heights, end)
    end += 1
  }
  return { first, end }
}

/** A row that is drawn, or the height of those that are not. */
export type Part =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly index: number; readonly px: number }

/** The whole list in order: its near rows, the kept ones, and gaps as high as the others. */
export function partsOf(heights: readonly number[], near: Span, kept: readonly number[]): Part[] {
  const drawn = new Set(kept.filter((index) => index < heights.length))
  for (let index = near.first; index < Math.min(near.end, heights.length); index += 1) {
    drawn.add(index)
  }
  const parts: Part[] = []
  let next = 0
  for (const index of [...drawn].toSorted((a, b) => a - b)) {
    parts.push(...gapOf(heights, next, index), { kind: 'row', index })
    next = index + 1
  }
  return [...parts, ...gapOf(heights, next, heights.length)]
}

function gapOf(heights: readonly number[], first: number, end: number): Part[] {
  if (first >= end) return []
  const px = heights.slice(first, end).reduce((sum, height) => sum + height, 0)
  return [{ kind: 'gap', index: first, px }]
}

function heightAt(heights: readonly number[], index: number): number {
  return heights[index] ?? 0
}
