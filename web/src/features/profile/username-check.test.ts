import { describe, expect, it } from 'vitest'
import { localUsernameCheck } from './username-check.ts'

describe('the local check of a username', () => {
  it.each(['', '  ', 'mira', ' mira '])('skips %j', (typed) => {
    expect(localUsernameCheck(typed, 'mira')).toEqual({ state: 'idle' })
  })

  it.each([
    ['ab', 'Username must be 3-30 characters'],
    ['a'.repeat(31), 'Username must be 3-30 characters'],
    ['mira okafor', 'Only letters, numbers, and underscores allowed'],
    ['mira-o', 'Only letters, numbers, and underscores allowed'],
  ])('refuses %j', (typed, message) => {
    expect(localUsernameCheck(typed, 'mira')).toEqual({ state: 'unavailable', message })
  })

  it.each(['abc', 'a'.repeat(30), 'Mira_2'])('leaves %j to the server', (typed) => {
    expect(localUsernameCheck(typed, 'mira')).toBeUndefined()
  })
})
