import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { keptIn, nearIndexes, type Part, partsOf } from './near-rows.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

/** Of a list longer than this, only the rows near the screen are rendered. */
const wholeRowsMax = 100
const usualPx = 57

/** By row key. Kept when the list unmounts, so that the user comes back to the same position. */
const knownHeights = { table: new Map<string, number>(), cards: new Map<string, number>() }

interface List {
  readonly keys: readonly string[]
  readonly box: RefObject<HTMLElement | null>
  readonly form: keyof typeof knownHeights
}

interface NearRows {
  /** True if not all rows are rendered. */
  readonly isPartial: boolean
  readonly parts: readonly Part[]
  /** The `ref` of each row, whose `data-index` is its index. */
  readonly measure: ((row: Element | null) => void) | undefined
}

/**
 * Returns the rows of a list to render: all of a short list; of a long one, those near the screen
 * and those with focus or something open inside.
 */
export function useNearRows({ keys, box, form }: List): NearRows {
  const known = knownHeights[form]
  const isLong = keys.length > wholeRowsMax
  // Undefined until the first hundred rows have rendered and their heights can be measured.
  const [averagePx, setAveragePx] = useState<number>()
  const [top, setTop] = useState(0)
  const keyAt = useCallback((index: number) => keys[index] ?? '', [keys])
  const heightAt = (index: number) => known.get(keyAt(index)) ?? averagePx ?? usualPx
  const virtualizer = useVirtualRows(isLong, {
    count: keys.length,
    enabled: isLong && averagePx !== undefined,
    getItemKey: keyAt,
    estimateSize: (index) => {
      // Remember the estimate: if it changed, other rows would be at the position the user returns
      // to.
      if (averagePx !== usualPx) remember(known, keyAt(index), heightAt(index))
      return heightAt(index)
    },
    scrollMargin: top,
    overscan: Math.ceil((0.75 * screenPx()) / (averagePx ?? usualPx)),
    rangeExtractor: (range) => nearIndexes(range, keptIn(box.current)),
    measureElement: (row, entry) => {
      const index = indexOf(row)
      remember(known, keyAt(index), entry?.borderBoxSize[0]?.blockSize ?? heightOf(row))
      return heightAt(index)
    },
    initialRect: { width: 0, height: screenPx() },
    observeElementRect: (_, onResize) => observeScreen(box.current, onResize),
  })
  useLayoutEffect(() => {
    const list = box.current
    if (list === null) return
    if (heightOf(list) > 0) setTop(Math.round(list.getBoundingClientRect().top + scrollY))
    if (!isLong) setAveragePx(undefined)
    else if (averagePx === undefined) {
      for (const row of list.children) remember(known, keyAt(indexOf(row)), heightOf(row))
      setAveragePx(averageOf(keys, known))
    }
  })
  if (!isLong) return { isPartial: false, parts: rowsTo(keys.length), measure: undefined }
  const measure = virtualizer?.measureElement
  if (virtualizer === undefined || averagePx === undefined)
    return { isPartial: true, parts: firstParts(keys, known), measure }
  const end = top + virtualizer.getTotalSize()
  return {
    isPartial: true,
    parts: partsOf(virtualizer.getVirtualItems(), { start: top, end }),
    measure,
  }
}

function rowsTo(count: number): Part[] {
  return Array.from({ length: count }, (_, index) => ({ kind: 'row', index }))
}

function firstParts(keys: readonly string[], known: ReadonlyMap<string, number>): Part[] {
  const averagePx = averageOf(keys, known)
  const px = keys.slice(wholeRowsMax).reduce((sum, key) => sum + (known.get(key) ?? averagePx), 0)
  return [...rowsTo(wholeRowsMax), { kind: 'gap', index: wholeRowsMax, px }]
}

function averageOf(keys: readonly string[], known: ReadonlyMap<string, number>): number {
  const heights = keys.flatMap((key) => known.get(key) ?? [])
  if (heights.length === 0) return usualPx
  return heights.reduce((sum, px) => sum + px, 0) / heights.length
}

/** Ignores rows of height 0: the form for another width, which is not displayed. */
function remember(known: Map<string, number>, key: string, px: number): void {
  if (key !== '' && px > 0) known.set(key, px)
}

/** Reports a height of 0 if the list is the form for another width, which needs no rows. */
function observeScreen(
  list: HTMLElement | null,
  onResize: (screen: { width: number; height: number }) => void,
) {
  if (list === null) return
  const measure = () =>
    onResize({ width: innerWidth, height: heightOf(list) === 0 ? 0 : innerHeight })
  measure()
  const resizes = new ResizeObserver(measure)
  resizes.observe(list)
  addEventListener('resize', measure)
  return () => {
    resizes.disconnect()
    removeEventListener('resize', measure)
  }
}

function indexOf(row: Element): number {
  return Number(row.getAttribute('data-index') ?? -1)
}

function heightOf(element: Element): number {
  return element.getBoundingClientRect().height
}

function screenPx(): number {
  return typeof innerHeight === 'undefined' ? 0 : innerHeight
}
