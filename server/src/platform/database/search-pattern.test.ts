import { searchForm } from '@permille/contract/input/search-form'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { exactlyOne } from './query.ts'
import { whenSearched } from './search-pattern.ts'
import { sql } from './sql.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function formOf(text: string): Promise<string> {
  const row = await exactlyOne(
    database.db,
    sql<{ form: string }>`SELECT search_form(${text}) AS form`,
  )
  return row.form
}

async function isFound(name: string, search: string): Promise<boolean> {
  const found = whenSearched(search, (pattern) => sql`search_words(${name}) LIKE ${pattern}`)
  const row = await exactlyOne(
    database.db,
    sql<{ found: boolean }>`SELECT count(*) > 0 AS found FROM (SELECT) one WHERE true ${found}`,
  )
  return row.found
}

const composed = 'Renée'.normalize('NFC')
const decomposed = 'Renée'.normalize('NFD')

test.each([
  [composed, composed],
  [composed, decomposed],
  [decomposed, composed],
  [decomposed, decomposed],
  ['Renée abcde', 'renee abcde'],
  ['Renée abcde', 'RENÉE  ABCDE'],
  ['José García', 'jose garcia'],
  ['Nguyễn Văn', 'nguyen van'],
  ['Crème brûlée', 'creme brulee'],
  ['Creme brulee', 'crème brûlée'],
  ['Cafe\u0301', 'Café'],
  ['Işık Yılmaz', 'isik yilmaz'],
  ['ISIK YILMAZ', 'ışık'],
  ['İstanbul', 'istanbul'],
  ['istanbul', 'İSTANBUL'],
  ['Straße', 'strasse'],
  ['STRASSE', 'straße'],
  ['Ｆｕｌｌ Ｗｉｄｔｈ', 'full width'],
  ['Søren Łukasz', 'soren lukasz'],
  ['Ærø', 'aero'],
  ['Жанна Ёлкина', 'жанна елкина'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
  ['José\u00a0García', 'jose garcia'],
  ['O’Neill', "o'neill"],
  ['ﬁne arts', 'fine'],
  ['한국 여행', '한국'],
  ['がくせい', 'がくせい'],
  ['José García', 'ga'],
  ['50％ off', '50%'],
  ['ada_1', 'https://permille.test/profile/ada_1?from=mail'],
  ['ada.l', 'https://www.tiktok.com/@ada.l'],
  ['ada.l', '@ada.l'],
])('%s is found by %s', async (name, search) => {
  expect(await isFound(name, search)).toBe(true)
})

test.each([
  ['Renée abcde', 'renee xyz'],
  ['José García', 'garcia jose luis'],
  ['500 off', '50％'],
  ['adaX1', 'ada_1'],
  ['José', 'os'],
])('%s is not found by %s', async (name, search) => {
  expect(await isFound(name, search)).toBe(false)
})

test('the database and the lists on a page normalise a text the same way, idempotently', async () => {
  const letters = fc.constantFrom(
    ...'aÉéİıIßẞøØłŁÆœþÞςΣσжЁйがギ한ﬁ①ｆＷ½’–\u00a0\u0301\u0307\u0323\u200d %_\\',
    ...['Nguyễn', 'Ǆ', 'ŉ', '\u{1d400}', '👩\u200d🚀'],
  )
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { maxLength: 12 }), async (chosen) => {
      const form = await formOf(chosen.join(''))
      expect(form).toBe(searchForm(chosen.join('')))
      expect(await formOf(form)).toBe(form)
    }),
    { numRuns: 200 },
  )
})
