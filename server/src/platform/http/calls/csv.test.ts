import { isolate } from '@permille/contract/input/isolate'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('commas, quotes and line ends are quoted, records end in CRLF', () => {
  const line = csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', null, ''])

  expect(line).toBe('plain,"a,b","say ""hi""","two\nlines",,\r\n')
})

test('a sentence that isolates a name for screens contains the name as typed', () => {
  const line = csvLine([`A post for ${isolate('سارة (2)')}`])

  expect(line).toBe('A post for سارة (2)\r\n')
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('text that a spreadsheet would execute is made plain: %j', (text) => {
  const [field] = [csvLine([text]).replace(/^"/, '')]

  expect(field.startsWith(`'${text[0]}`)).toBe(true)
})

test('so is text after a semicolon, a separator in some countries', () => {
  const line = csvLine(['nice;=HYPERLINK("https://example.test");-1;＝1', 'well; fine'])

  expect(line).toBe('"nice;\'=HYPERLINK(""https://example.test"");\'-1;\'＝1",well; fine\r\n')
})

test('a negative amount stays a number with two decimals', () => {
  const line = csvLine([-12.5, 0, 1234.05])

  expect(line).toBe('-12.50,0.00,1234.05\r\n')
})
