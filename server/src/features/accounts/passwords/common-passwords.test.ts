import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

it('refuses the 3,000 most common passwords of sufficient length, in any case', () => {
  const long = dictionary.passwords.filter((each) => each.length >= 8).slice(0, 3000)

  expect(long).toHaveLength(3000)
  expect(long.filter((each) => !isCommonPassword(each.toUpperCase()))).toEqual([])
})

it.each([
  ...['Summer2026!', 'Monkey123!', 'sunshine#1', 'Admin2026', 'permille1234', 'p@ssw0rd123'],
  ...['12345678', '00000000', 'abcabcabc', 'adminadmin', 'QWERTYUIOP', 'youtube1'],
  ...['Marketplace2026', 'campaign#1', 'Payout1234', 'influencer!'],
])('refuses %s', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each([
  ...['correct-horse-7', 'permille-demo', 'violet kettle dawn', 'Xk3!pq9-zz', '7 wooden boats'],
  'sunshine over the harbour',
])('allows %s', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
