import { describe, expect, it } from 'vitest'
import { paths, thenTo } from '../paths.ts'
import { brandRoutes } from './brand-routes.ts'
import { nextFor } from './continue-as.tsx'
import { creatorRoutes } from './creator-routes.ts'

function nextAfter(address: string): string {
  const [, search = ''] = thenTo(paths.login, address).split('?')
  return nextFor(brandRoutes, search)
}

describe('the URL after signing in', () => {
  it.each(['/submissions/42', '/campaigns/42?tab=posts&sort=new', '/billing#payments'])(
    'is %s, the page before the sign-in',
    (address) => {
      expect(nextAfter(address)).toBe(address)
    },
  )

  it('is that of a shared post, with its shared query', () => {
    const address = '/submit?title=&text=My+video+https%3A%2F%2Fyoutu.be%2Faaaaaaaaaaa'
    const [, search = ''] = thenTo(paths.login, address).split('?')

    expect(nextFor(creatorRoutes, search)).toBe(address)
  })

  it('is that of a link that proves an address', () => {
    expect(nextAfter('/confirm-email/abc_-9')).toBe('/confirm-email/abc_-9')
  })

  it('is home for a page of another role', () => {
    expect(nextAfter('/admin/users')).toBe('/dashboard')
    expect(nextFor(creatorRoutes, 'next=%2Fbilling')).toBe('/dashboard')
  })

  it.each([
    '//evil.example/dashboard',
    '/\\\\evil.example/billing',
    '\\\\evil.example/billing',
    '/\t/evil.example/billing',
    '/..//evil.example/billing',
    'https://evil.example/billing',
    'javascript:alert(1)',
    'billing',
    '/auth/login',
    '/api/auth/logout',
    '/profile/ada',
    '',
  ])('is never %j', (next) => {
    expect(nextAfter(next)).toBe('/dashboard')
  })
})
