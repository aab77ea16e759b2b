import { describe, expect, it } from 'vitest'
import { isAuthPage, isForVisitorsOnly, needsSignIn } from './where-visitors-go.ts'

describe('a page', () => {
  it.each([
    '/dashboard',
    '/campaigns/42/fund',
    '/submit/42',
    '/admin/users',
    '/billing',
    '/brand/dashboard',
  ])('at %s requires a sign-in', (location) => {
    expect(needsSignIn(location)).toBe(true)
  })

  it.each(['/', '/privacypolicy', '/profile/ada', '/campaignsandmore', '/brand', '/invite/x'])(
    'at %s is for everyone',
    (location) => {
      expect(needsSignIn(location)).toBe(false)
    },
  )

  it.each([
    ['/auth', true],
    ['/auth/anything', true],
    ['/authors', false],
  ])('at %s is an auth page: %j', (location, isAbout) => {
    expect(isAuthPage(location)).toBe(isAbout)
  })

  it.each([
    ['/', true],
    ['/auth/login', true],
    ['/profile/ada', false],
    ['/privacypolicy', false],
  ])('at %s is for visitors only: %j', (location, isOnly) => {
    expect(isForVisitorsOnly(location)).toBe(isOnly)
  })
})
