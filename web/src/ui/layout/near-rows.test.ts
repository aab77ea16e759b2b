import { expect, test } from 'vitest'
import { nearIndexes, partsOf } from './near-rows.ts'

const [start, heights] = [200, [10, 20, 30, 40, 50]]
const end = 350
const placed = heights.map((px, index) => {
  const top = start + heights.slice(0, index).reduce((sum, each) => sum + each, 0)
  return { index, start: top, end: top + px }
})
const only = (...indexes: number[]) => placed.filter(({ index }) => indexes.includes(index))

test('unrendered rows leave gaps of the same height', () => {
  const parts = partsOf(only(2, 3), { start, end })

  expect(parts).toEqual([
    { kind: 'gap', index: 0, px: 30 },
    { kind: 'row', index: 2 },
    { kind: 'row', index: 3 },
    { kind: 'gap', index: 4, px: 50 },
  ])
})

test.each([[[]], [[0]], [[4]], [[0, 3]], [[1, 2, 4]], [[0, 1, 2, 3, 4]]])(
  'the gaps and rows %j are as high as the list',
  (drawn) => {
    const parts = partsOf(only(...drawn), { start, end })

    const px = parts.map((part) => (part.kind === 'gap' ? part.px : (heights[part.index] ?? 0)))
    expect(px.reduce((sum, each) => sum + each, 0)).toBe(150)
  },
)

const near = (startIndex: number, endIndex: number, kept: number[] = []) =>
  nearIndexes({ startIndex, endIndex, overscan: 10, count: 200 }, kept)

test('the rows near the screen stay the same until it has scrolled past several', () => {
  const indexes = near(52, 60)

  expect([indexes[0], indexes.at(-1), indexes.length]).toEqual([40, 70, 31])
  expect(near(59, 59)).toEqual(indexes)
  expect(near(60, 68)).not.toEqual(indexes)
})

test('there are no rows beyond either end of the list', () => {
  expect(near(3, 11)[0]).toBe(0)
  expect(near(190, 199).at(-1)).toBe(199)
})

test('a pinned row is rendered once, wherever it is, while the list has it', () => {
  const indexes = near(50, 60, [0, 55, 120, 200])

  expect(indexes).toEqual([0, ...near(50, 60), 120])
})
