import { expect, test } from 'vitest'
import { compareShapes } from './compare-shapes.ts'

const charged = { object: 'balance_transaction', source: { object: 'charge', amount_captured: 1 } }
const sent = { object: 'balance_transaction', source: { object: 'transfer', destination: 'acct' } }

test('entries with sources of several kinds are compared with one of their own kind', () => {
  expect(compareShapes({ data: [sent, charged] }, { data: [charged, charged, sent] })).toEqual([])
  expect(
    compareShapes({ data: [sent] }, { data: [{ ...sent, source: { object: 'transfer' } }] }),
  ).toEqual(["data[].source.destination is not in the sandbox's response"])
})

test('a kind of source missing from the sandbox’s list is ignored', () => {
  expect(compareShapes({ data: [sent, charged] }, { data: [charged] })).toEqual([])
})

test('other entries are compared by position, the last one for all that follow', () => {
  expect(compareShapes([{ a: 1 }, { b: 1 }], [{ a: 1 }])).toEqual([
    "[].b is not in the sandbox's response",
    "[].a is only in the sandbox's response",
  ])
})
