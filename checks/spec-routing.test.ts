import { describe, expect, it } from 'vitest'
import { needsSignIn } from '../web/src/shell/where-visitors-go.ts'

/** In the order of the specification. */
const roomsOfMembers = [
  'dashboard',
  'campaigns',
  'explore',
  'my-submissions',
  'earnings',
  'social-accounts',
  'settings',
  'submit',
]

describe('what the product specification lists as needing someone signed in', () => {
  it.each(roomsOfMembers)('/%s does, and what lies under it', (room) => {
    expect([needsSignIn(`/${room}`), needsSignIn(`/${room}/42`)]).toEqual([true, true])
  })

  it.each(['/', '/privacypolicy', '/auth/login', '/auth/register', '/profile/ada'])(
    '%s does not',
    (location) => {
      expect(needsSignIn(location)).toBe(false)
    },
  )
})
