import { expect, it } from 'vitest'
import { plainArray } from './sql.ts'

it('writes ids, numbers, claims and times as an array that PostgreSQL parses', () => {
  const values = ['01a0-b', 12, true, new Date('2026-02-03T04:05:06.007Z'), null]

  const text = plainArray(values)

  expect(text).toBe('{01a0-b,12,true,2026-02-03T04:05:06.007Z,NULL}')
})

it.each(['', 'a,b', 'a"b', '{}', 'a b', 'a\\b'])('refuses %j, which needs quotes', (value) => {
  expect(() => plainArray([value])).toThrow('needs quotes')
})
