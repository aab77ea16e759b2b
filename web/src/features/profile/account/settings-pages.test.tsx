import { listSessionsCall, readEmailCall } from '@permille/contract/accounts/accounts'
import { readBrandCall } from '@permille/contract/profile/profile'
import { expect, it } from 'vitest'
import { queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
// Preloads the lazy parts of the pages: one that loads after the last test would fail another file.
import '#features/accounts/legal/terms-card.tsx'
import '#features/privacy/deletion/delete-account.tsx'
import { OwnDataPage } from '#features/privacy/own-data-page.tsx'
import { AccountPage } from './account-page.tsx'
import { BrandPage } from './brand-page.tsx'
import { SecurityPage } from './security-page.tsx'

const session = {
  id: 's1',
  signedInAt: '2026-11-20T12:00:00Z',
  lastUsedAt: '2026-11-21T12:00:00Z',
  expiresAt: '2026-12-20T12:00:00Z',
  network: '10.0.0.0/24',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  isThis: true,
}
const other = { ...session, id: 's2', isThis: false, userAgent: 'curl/8.5.0' }
const sessionsAre = (sessions: readonly object[]) =>
  [[queryOf(listSessionsCall).queryKey, sessions]] as const

it.each([
  ['creator', 'Profile Featured posts Security Notifications Your data'],
  ['brand', 'Profile Brand Team Developers Security Notifications Your data'],
  ['admin', 'Profile Security Notifications Your data'],
] as const)('a %s has links to all their settings pages', (role, rooms) => {
  const { text } = renderText(<SecurityPage />, { role })

  expect(text).toContain(rooms)
})

it('the only session can be ended only in the menu, and copies of it here', () => {
  const { text, buttons } = renderText(<SecurityPage />, { responses: sessionsAre([session]) })

  expect(text).toContain('Firefox on Linux This browser 10.0.0.0/24 · signed in')
  expect(buttons.filter((name) => name.startsWith('Sign out'))).toEqual([
    'Sign out everywhere else',
  ])
})

it('other sessions can be ended one by one or all together', () => {
  const { buttons } = renderText(<SecurityPage />, { responses: sessionsAre([session, other]) })

  expect(buttons.filter((name) => name.startsWith('Sign out'))).toEqual([
    'Sign out everywhere else',
    'Sign out of curl/8.5.0',
  ])
})

it.each([
  [{ isProven: true, isMailSent: true }, 'Confirmed', false],
  [{ isProven: false, isMailSent: true }, 'Not confirmed', true],
  [{ isProven: false, isMailSent: false }, undefined, false],
])('an address that is %j shows %s', (state, words, isAsked) => {
  const email = 'someone@permille.test'

  const { text, buttons } = renderText(<AccountPage />, {
    role: 'admin',
    responses: [[queryOf(readEmailCall).queryKey, { email, ...state }]],
  })

  expect(/Not confirmed|Confirmed/.exec(text)?.[0]).toBe(words)
  expect(buttons.includes('Mail me a link')).toBe(isAsked)
})

it('a brand with few details can add the rest', () => {
  const unstated = { website: null, legalName: null, billingAddress: null, taxNumber: null }
  const brand = { name: 'Lumen Goods', logoUrl: null, ...unstated }

  const { text, buttons } = renderText(<BrandPage />, {
    role: 'brand',
    responses: [[queryOf(readBrandCall).queryKey, brand]],
  })

  expect(text).toContain('Legal name Tax ID VAT or EIN number Address')
  expect(text).toContain('Upload logo')
  expect(buttons).toContain('Save changes')
  expect(buttons).not.toContain('Remove')
})

it.each([
  ['creator', 'every post with its readings'],
  ['brand', 'every campaign with its payments'],
  ['admin', 'everything that you did as an admin'],
] as const)('a %s reads what their data file contains', (role, words) => {
  const { text } = renderText(<OwnDataPage />, { role })

  expect(text).toContain(words)
  expect(text).toContain('Download your data')
})

it.each([
  ['finance', ['submissions:read', 'submissions:review'], true, false],
  ['reviewer', ['brand:write', 'developers:manage'], false, true],
] as const)('the brand page shows a %s what their role includes', (role, lacks, edits, reviews) => {
  const { text, buttons } = renderText(<BrandPage />, {
    role: 'brand',
    brand: { role, lacks: [...lacks] },
    responses: [[queryOf(readBrandCall).queryKey, { name: 'Lumen Goods', logoUrl: null }]],
  })

  expect(text).toContain('Profile Brand Team')
  expect(buttons.includes('Save changes')).toBe(edits)
  expect(text.includes('You may not change this brand’s name')).toBe(!edits)
  expect(text.includes('Blocked creators')).toBe(reviews)
})
