import { expect, it } from 'vitest'
import { isId } from './is-id.ts'

it.each([
  ['01900000-0000-7000-8000-000000000001', true],
  ['01900000-0000-7000-8000-00000000000G', false],
  ['01900000-0000-7000-8000-000000000001x', false],
  ['', false],
  [null, false],
])('%s is an id: %j', (text, isOne) => {
  expect(isId(text)).toBe(isOne)
})
