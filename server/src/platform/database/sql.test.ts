import { expect, it } from 'vitest'
import { plainArray, type Statement, sql, statementName, when } from './sql.ts'

it('writes ids, numbers, claims and times as an array that PostgreSQL parses', () => {
  const values = ['01a0-b', 12, true, new Date('2026-02-03T04:05:06.007Z'), null]

  const text = plainArray(values)

  expect(text).toBe('{01a0-b,12,true,2026-02-03T04:05:06.007Z,NULL}')
})

it.each(['', 'a,b', 'a"b', '{}', 'a b', 'a\\b'])('refuses %j, which needs quotes', (value) => {
  expect(() => plainArray([value])).toThrow('needs quotes')
})

it('names a statement after the function that wrote it, with a hash for each variant', () => {
  function listPosts(brand: string | null): Statement<unknown> {
    return sql`SELECT 1 FROM posts WHERE true ${when(brand, (id) => sql`AND brand = ${id}`)}`
  }
  const prepareStackTrace = Error.prepareStackTrace

  const [all, own, again] = [null, 'a', 'b'].map((brand) => statementName(listPosts(brand)))

  expect(all).toMatch(/^listPosts:[\w-]{16}$/)
  expect(own).toMatch(/^listPosts:[\w-]{16}$/)
  expect(own).not.toBe(all)
  expect(again).toBe(own)
  expect(Error.prepareStackTrace).toBe(prepareStackTrace)
})

it('cuts a long function’s name, so that PostgreSQL keeps the hash', () => {
  const name = 'a'.repeat(70)
  const { [name]: write } = { [name]: () => sql`SELECT 2` }

  expect(statementName(write?.() ?? sql``)).toMatch(/^a{40}:[\w-]{16}$/)
})
