import { username } from '@permille/contract/profile/profile-form'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { handleCandidates } from './handle.ts'

it('begins with the name in plain letters', () => {
  expect(handleCandidates('Zoë O’Neill').next().value).toBe('zoe_oneill')
})

it('makes many different valid usernames from any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (name) => {
      const handles = [...handleCandidates(name)]

      expect(handles.every((handle) => z.safeParse(username, handle).success)).toBe(true)
      expect(new Set(handles).size).toBeGreaterThan(15)
    }),
  )
})
