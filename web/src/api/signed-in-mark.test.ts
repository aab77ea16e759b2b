import { describe, expect, it } from 'vitest'
import { hasSignedInMark } from './signed-in-mark.ts'

describe('the mark of a session', () => {
  it.each([
    ['', false],
    ['theme=dark; permille_signed_in=1', true],
    ['permille_signed_in=', false],
    ['not_permille_signed_in=1', false],
  ])('in the cookies %j: %j', (cookies, isThere) => {
    expect(hasSignedInMark(cookies)).toBe(isThere)
  })
})
