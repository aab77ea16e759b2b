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

describe('the pages that require a sign-in by the product specification', () => {
  it.each(roomsOfMembers)('include /%s and everything under it', (room) => {
    expect([needsSignIn(`/${room}`), needsSignIn(`/${room}/42`)]).toEqual([true, true])
  })

  it.each(['/', '/privacypolicy', '/auth/login', '/auth/register', '/profile/ada'])(
    'do not include %s',
    (location) => {
      expect(needsSignIn(location)).toBe(false)
    },
  )
})
