import { expect, test } from 'vitest'
import { partsOf, rowsBetween } from './near-rows.ts'

const heights = [10, 20, 30, 40, 50]

test.each([
  ['above the list', -30, 0, { first: 0, end: 0 }],
  ['its start', -30, 10, { first: 0, end: 1 }],
  ['parts of two rows', 15, 31, { first: 1, end: 3 }],
  ['exactly one row', 30, 60, { first: 2, end: 3 }],
  ['its end', 149, 900, { first: 4, end: 5 }],
  ['below the list', 150, 900, { first: 5, end: 5 }],
])('the rows of a part of the list are found: %s', (_part, top, bottom, rows) => {
  expect(rowsBetween(heights, top, bottom)).toEqual(rows)
})

test('rows that are not drawn leave gaps of their height', () => {
  const parts = partsOf(heights, { first: 2, end: 4 }, [])

  expect(parts).toEqual([
    { kind: 'gap', index: 0, px: 30 },
    { kind: 'row', index: 2 },
    { kind: 'row', index: 3 },
    { kind: 'gap', index: 4, px: 50 },
  ])
})

test('a kept row is drawn wherever it is, once, while the list has it', () => {
  const parts = partsOf(heights, { first: 2, end: 9 }, [0, 3, 7])

  expect(parts.map(({ kind, index }) => `${kind} ${index}`)).toEqual([
    'row 0',
    'gap 1',
    'row 2',
    'row 3',
    'row 4',
  ])
})

test('the gaps and rows of a list are always as high as the list', () => {
  const px = (parts: ReturnType<typeof partsOf>) =>
    parts.reduce(
      (sum, part) => sum + (part.kind === 'gap' ? part.px : (heights[part.index] ?? 0)),
      0,
    )

  const spans = [-50, 0, 35, 140, 500].map((top) => rowsBetween(heights, top, top + 60))

  expect(spans.map((near) => px(partsOf(heights, near, [1])))).toEqual(Array(5).fill(150))
})
