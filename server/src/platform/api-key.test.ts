import { expect, it } from 'vitest'
import { apiKeyInText, hashApiKey, isApiKey, newApiKey } from './api-key.ts'

it('has a form that scanners recognise, and hashes to what is stored', () => {
  for (let index = 0; index < 200; index += 1) {
    const { text, prefix, tokenHash } = newApiKey('pmk')

    expect(text).toMatch(/^pmk_[0-9A-Za-z]{8}_[0-9A-Za-z]{49}$/)
    expect(text.startsWith(`${prefix}_`)).toBe(true)
    expect(tokenHash).toEqual(hashApiKey(text))
    expect(isApiKey(text, 'pmk')).toBe(true)
  }
})

it('tells a typo, a cut and a key of the other kind without a query', () => {
  const { text } = newApiKey('pmt')
  const at = 20
  const typo = text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1)

  const wrong = [
    typo,
    text.slice(0, -1),
    `${text}0`,
    `pmk${text.slice(3)}`,
    '',
    ' ',
    'a'.repeat(9999),
  ]

  expect(wrong.filter((each) => isApiKey(each, 'pmt'))).toEqual([])
  expect(isApiKey(text, 'pmk')).toBe(false)
  expect(`?key=${typo}&`.replace(apiKeyInText, '…')).toBe('?key=…&')
})
