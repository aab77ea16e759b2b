import type { PayoutHoldId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { UnpayableMoney } from './unpayable-money.tsx'

type Payee = Parameters<typeof UnpayableMoney>[0]['user']
type Creator = NonNullable<Payee['creator']>

const at = timestamp.parse('2026-03-01T10:00:00Z')
const creator: Creator = {
  availableCents: toCents(4210),
  inTransitCents: toCents(0),
  payoutHolds: [],
  payoutAccountStatus: 'not_connected',
}
const payee: Payee = {
  id: 'user-1' as UserId,
  displayName: 'Maya',
  suspension: null,
  deletedAt: null,
  creator,
}

const shown = (changes: Partial<Creator>, user: Partial<Payee> = {}) =>
  renderText(<UnpayableMoney user={{ ...payee, creator: { ...creator, ...changes }, ...user }} />, {
    role: 'admin',
  })

test.each([
  ['not_connected', 'They have not connected a payout account.'],
  ['pending', 'They have not finished setting up their payout account.'],
  ['restricted', 'Their payout account is restricted.'],
] as const)(
  'money for an account that is %s can be recorded as paid another way',
  (payoutAccountStatus, problem) => {
    const { text, buttons } = shown({ payoutAccountStatus })

    expect(text).toContain('Stripe can’t pay them $42.10')
    expect(text).toContain(problem)
    expect(buttons).toEqual(['Record that Maya was paid another way'])
  },
)

test('returned money of a deleted creator can be recorded as paid too', () => {
  const gone = { suspension: { at, reason: 'Left' }, deletedAt: at }

  const { text, buttons } = shown({ payoutAccountStatus: 'connected' }, gone)

  expect(text).toContain('They have deleted their account, so they cannot withdraw it.')
  expect(text).not.toContain('Once the account is ready')
  expect(buttons).toEqual(['Record that Maya was paid another way'])
})

const hold = { id: 'hold-1' as PayoutHoldId, at, reason: 'A look', by: 'Ada' }

test.each<[string, Partial<Creator>, Partial<Payee>?]>([
  ['Stripe can pay', { payoutAccountStatus: 'connected' }],
  ['has less than the minimum', { availableCents: toCents(999) }],
  ['has a payout on its way', { inTransitCents: toCents(1000) }],
  ['has their payouts held', { payoutHolds: [hold] }],
  ['is suspended', {}, { suspension: { at, reason: 'Bought views' } }],
  ['is no creator', {}, { creator: null }],
])('a creator who %s is offered nothing', (_, changes, user) => {
  expect(shown(changes, user)).toEqual({ text: '', buttons: [] })
})
