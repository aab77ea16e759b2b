import { readFactorsCall } from '@permille/contract/accounts/factors'
import { expect, it } from 'vitest'
import { queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { MustAddFactor } from './must-add-factor.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

const phone = {
  id: 'p1',
  name: 'Phone',
  createdAt: '2026-11-20T12:00:00Z',
  lastUsedAt: null,
}
const none = { appAddedAt: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false }
const onlyPhone = { ...none, passkeys: [phone], recoveryCodesLeft: 10 }

function cardWith(factors: object) {
  return renderText(<SecondFactorCard />, {
    responses: [[queryOf(readFactorsCall).queryKey, factors]],
  })
}

it('a user without a second factor reads what it is and can add one', () => {
  const { text, buttons } = cardWith(none)

  expect(text).toContain('You sign in with your password alone.')
  expect(buttons).toEqual(['Add a passkey', 'Set up an authenticator app'])
})

it('a passkey is listed with its last use, beside the recovery codes', () => {
  const { text, buttons } = cardWith(onlyPhone)

  expect(text).toMatch(/Phone Passkey, added .*, not used yet/)
  expect(text).toContain('10 left. Each signs you in once, after your password.')
  expect(buttons).toEqual([
    'Remove Phone',
    'Add a passkey',
    'Set up an authenticator app',
    'New recovery codes',
  ])
})

it('where admins need a factor, one of two can be removed but not the last', () => {
  const last = cardWith({ ...onlyPhone, isRequired: true })
  const app = { appAddedAt: '2026-11-21T12:00:00Z' }
  const oneOfTwo = cardWith({ ...onlyPhone, ...app, isRequired: true })

  expect(last.buttons).not.toContain('Remove Phone')
  expect(last.text).toContain('add another one before you remove this')
  expect(oneOfTwo.buttons).toContain('Remove Phone')
  expect(oneOfTwo.buttons).toContain('Turn off the authenticator app')
})

it('new recovery codes are suggested when few are left', () => {
  const { text } = cardWith({ ...onlyPhone, recoveryCodesLeft: 3 })

  expect(text).toContain('3 left. Get new ones before you need them.')
})

it('an admin who must add one can add it or log out, and nothing else', () => {
  const { text, buttons } = renderText(<MustAddFactor onDone={() => undefined} />, {
    role: 'admin',
    responses: [[queryOf(readFactorsCall).queryKey, none]],
  })

  expect(text).toContain('Add a second factor to continue')
  expect(buttons).toEqual(['Add a passkey', 'Set up an authenticator app', 'Log out'])
})
