import { expect, test } from 'vitest'
import { isolate, withoutIsolates } from './isolate.ts'

test.each(['Ana', 'Brand 24 (2)', 'Żółć', '李小龍', 'Ольга', 'ज़ोया', '👩‍🚀', ''])(
  '“%s” is inserted into a sentence unchanged',
  (name) => {
    expect(isolate(name)).toBe(name)
  },
)

test.each(['سارة (2)', 'Acme שלום!', '2 אבי', 'ﷲ', '\u{1E900}\u{1E901}', 'Ana\u200F'])(
  '“%s” does not change the text around it',
  (name) => {
    expect(isolate(name)).toBe(`\u2068${name}\u2069`)
  },
)

test('a foreign title cannot escape its isolate', () => {
  expect(isolate('a\u2069b\u202Ecod.exe')).toBe('\u2068ab\u202Ecod.exe\u2069')
})

test('a sentence that already isolates a name is isolated whole', () => {
  expect(isolate(`The reason: ${isolate('سارة (2)')}`)).toBe('\u2068The reason: سارة (2)\u2069')
})

test('a machine-readable file contains the text as typed', () => {
  expect(withoutIsolates(`A post for ${isolate('سارة (2)')} waits`)).toBe(
    'A post for سارة (2) waits',
  )
})
