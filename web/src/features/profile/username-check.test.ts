import { describe, expect, it } from 'vitest'
import { localUsernameCheck } from './username-check.ts'

describe('a username, before the server is asked', () => {
  it.each(['', '  ', 'mira', ' mira '])('that reads %j is left alone', (typed) => {
    expect(localUsernameCheck(typed, 'mira')).toEqual({ state: 'idle' })
  })

  it.each([
    ['ab', 'Username must be 3-30 characters'],
    ['a'.repeat(31), 'Username must be 3-30 characters'],
    ['mira okafor', 'Only letters, numbers, and underscores allowed'],
    ['mira-o', 'Only letters, numbers, and underscores allowed'],
  ])('that reads %j is refused', (typed, message) => {
    expect(localUsernameCheck(typed, 'mira')).toEqual({ state: 'unavailable', message })
  })

  it.each(['abc', 'a'.repeat(30), 'Mira_2'])('that reads %j must be asked about', (typed) => {
    expect(localUsernameCheck(typed, 'mira')).toBeUndefined()
  })
})
