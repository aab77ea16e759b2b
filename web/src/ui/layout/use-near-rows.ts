import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'
import { type Part, partsOf, rowsBetween, type Span, wholeRowsMax } from './near-rows.ts'

interface Near extends Span {
  readonly kept: readonly number[]
}

const firstPage: Near = { first: 0, end: wholeRowsMax, kept: [] }
const nothing: Near = { first: 0, end: 0, kept: [] }

/** By row key, of tables and of cards. They outlive their list, so that who comes back finds their place. */
const knownHeights = { TBODY: new Map<string, number>(), UL: new Map<string, number>() }
const usualPx = 57

interface NearRows {
  /** True where not all rows are in the page. */
  readonly isPartial: boolean
  readonly parts: readonly Part[]
}

/**
 * What to draw of a list: all of a short one; of a long one the rows within a screen of the screen,
 * and those with the focus or something open inside.
 */
export function useNearRows(
  keys: readonly string[],
  list: RefObject<HTMLElement | null>,
): NearRows {
  const isLong = keys.length > wholeRowsMax
  const [near, setNear] = useState(firstPage)
  // After each render, because rows that were just drawn have their real heights.
  useLayoutEffect(() => {
    const box = list.current
    if (!isLong || box === null) return
    let frame = 0
    const look = () =>
      setNear((known) => {
        const next = nearIn(box, keys, known)
        // Drawn once more, with gaps of the heights that were just measured.
        return next === firstPage ? { ...firstPage } : next
      })
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => startTransition(look))
    }
    measureRows(box)
    look()
    const resizes = new ResizeObserver(() => {
      measureRows(box)
      lookSoon()
    })
    resizes.observe(box.closest('table') ?? box)
    addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      resizes.disconnect()
      removeEventListener('scroll', lookSoon)
    }
  })
  if (!isLong) return { isPartial: false, parts: keys.map((_, index) => ({ kind: 'row', index })) }
  return { isPartial: true, parts: partsOf(heightsOf(keys, list.current), near, near.kept) }
}

/** Returns what is known while it reaches half a screen beyond the screen, so that few scrolls draw again. */
function nearIn(box: HTMLElement, keys: readonly string[], known: Near): Near {
  const heights = heightsOf(keys, box)
  const { top, height } = box.getBoundingClientRect()
  // The form for another width, which is not displayed, needs no rows.
  if (height === 0) return nothing
  const within = (screens: number) =>
    rowsBetween(heights, -top - screens * innerHeight, (1 + screens) * innerHeight - top)
  const needed = within(0.5)
  if (known.first <= needed.first && known.end >= needed.end) return known
  return { ...within(1.5), kept: keptIn(box, keys) }
}

/** Without one of these the keyboard would lose its place, or what was opened would close. */
function keptIn(box: HTMLElement, keys: readonly string[]): number[] {
  const inUse = [...box.querySelectorAll(':focus, [aria-expanded="true"], details[open]')]
  const rows = new Set(inUse.map((each) => each.closest<HTMLElement>('[data-row]')?.dataset.row))
  return [...rows].map((key) => keys.indexOf(key ?? '')).filter((index) => index !== -1)
}

function measureRows(box: HTMLElement): void {
  const heights = heightsIn(box)
  for (const row of box.querySelectorAll<HTMLElement>(':scope > [data-row]')) {
    if (row.offsetHeight > 0) heights.set(row.dataset.row ?? '', row.offsetHeight)
  }
}

function heightsIn(box: HTMLElement | null): Map<string, number> {
  return box?.tagName === 'UL' ? knownHeights.UL : knownHeights.TBODY
}

function heightsOf(keys: readonly string[], box: HTMLElement | null): number[] {
  const heights = heightsIn(box)
  let [sum, count] = [0, 0]
  const known = keys.map((key) => {
    const px = heights.get(key)
    sum += px ?? 0
    count += px === undefined ? 0 : 1
    return px
  })
  const average = count === 0 ? usualPx : sum / count
  return known.map((px) => px ?? average)
}
