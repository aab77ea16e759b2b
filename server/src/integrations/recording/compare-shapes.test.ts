import { expect, test } from 'vitest'
import { compareShapes } from './compare-shapes.ts'

const charged = { object: 'balance_transaction', source: { object: 'charge', amount_captured: 1 } }
const sent = { object: 'balance_transaction', source: { object: 'transfer', destination: 'acct' } }

test('entries whose sources are of several kinds are compared with one of their own', () => {
  expect(compareShapes({ data: [sent, charged] }, { data: [charged, charged, sent] })).toEqual([])
  expect(
    compareShapes({ data: [sent] }, { data: [{ ...sent, source: { object: 'transfer' } }] }),
  ).toEqual(["data[].source.destination is not in the sandbox's response"])
})

test('a kind of source that the sandbox’s list has none of says nothing', () => {
  expect(compareShapes({ data: [sent, charged] }, { data: [charged] })).toEqual([])
})

test('other entries are compared in their places, the last one for all that follow', () => {
  expect(compareShapes([{ a: 1 }, { b: 1 }], [{ a: 1 }])).toEqual([
    "[].b is not in the sandbox's response",
    "[].a is only in the sandbox's response",
  ])
})
