import { expect, test } from 'vitest'
import { nameText } from './name.ts'

const name = nameText('Display name is required', 80)
const problemOf = (text: unknown) => name.safeParse(text).error?.issues[0]?.message

test.each([
  'Ana',
  'عمر خالد',
  '李',
  '😀',
  '👩‍👩‍👧',
  'Zoë & Söhne',
  'می‌خواهم',
  'שלום\u200F!',
  "O'Neil",
  'क्‍ष',
  'عمر\u200F',
  '❤️ Berlin',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🧑🏽‍🚀 Ana',
  '1️⃣ Ana',
])('%j is a name', (text) => expect(problemOf(text)).toBeUndefined())

test.each([
  '',
  '   ',
  '\u00A0',
  '\u200B',
  '\u3164',
  '\u115F',
  '\u2800',
  '\u200D\uFE0F',
  undefined,
  7,
])('%j is no name, because it renders nothing', (text) =>
  expect(problemOf(text)).toBe('Display name is required'),
)

test.each([
  'Ana\u202Egnp.exe',
  '\u2066Ana',
  'Ana\nPaid by Permille',
  'Ana\u2028x',
  'a\u0007',
  'A\u00ADna',
  'A\u200Bna',
  'A\u200Dna',
  'Ana\u{E0041}',
  'Ana \u3164',
])('%j is no name, because it hides or reorders text', (text) =>
  expect(problemOf(text)).toBe('Display name must be one line of plain text'),
)

test('a name is cut at its limit', () => {
  expect(name.parse(` ${'a'.repeat(80)} `)).toBe('a'.repeat(80))
  expect(problemOf('a'.repeat(81))).toBe('Display name must be 80 characters or less')
})
