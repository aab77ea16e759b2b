import type { PayoutId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { AdminPayout } from '@permille/contract/payouts/admin-payouts'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { PayoutLine } from '#features/administration/people/user-lines.tsx'
import { renderText } from '#testing/render-text.ts'
import { AllPayoutsTable } from './all-payouts-table.tsx'
import { PayoutActions } from './payout-actions.tsx'

const payout: AdminPayout = {
  id: 'payout-1' as PayoutId,
  number: 'P-1042',
  userId: 'user-1' as UserId,
  creatorName: 'Maya',
  creatorHandle: 'maya',
  totalCents: toCents(5200),
  status: 'queued',
  createdAt: timestamp.parse('2026-03-01T10:00:00Z'),
  settledAt: null,
  transferId: null,
  destination: 'acct_1',
  callCount: 1,
  unknownSince: null,
  needsAdmin: false,
  isHeld: false,
  isHeldItself: false,
  holdReason: null,
  isRetried: false,
  laterNumber: null,
  retryCents: null,
  paidReference: null,
  lookedAt: null,
  reason: null,
}

const check = 'Check with the provider on the payout of Maya'
const [hold, send, fail, retry] = ['Hold', 'Send', 'Fail', 'Retry'].map(
  (act) => `${act} the payout of Maya`,
)

test.each<[string, Partial<AdminPayout>, (string | undefined)[]]>([
  ['queued', {}, [check, hold]],
  ['held', { isHeld: true, isHeldItself: true }, [send, fail]],
  ['held with its creator', { isHeld: true }, [hold, send, fail]],
  [
    'held with an unknown outcome',
    { isHeld: true, isHeldItself: true, unknownSince: payout.createdAt },
    [check, send, fail],
  ],
  [
    'failed',
    { status: 'failed', retryCents: toCents(1000) },
    [retry, 'Record that Maya was paid another way'],
  ],
  ['failed, and too little is left', { status: 'failed', retryCents: toCents(999) }, []],
  ['failed, and followed by another', { status: 'failed', laterNumber: 'P-1043' }, []],
  ['failed and requested again', { status: 'failed', isRetried: true }, []],
  ['paid', { status: 'paid' }, []],
])('a payout that is %s offers the same actions on both of its pages', (_, changes, buttons) => {
  const shown = { ...payout, ...changes }

  const actions = renderText(<PayoutActions payout={shown} />, { role: 'admin' })
  const onUserPage = renderText(<PayoutLine payout={shown} />, { role: 'admin' })

  expect(actions.buttons).toEqual(buttons)
  expect(onUserPage.buttons).toEqual(buttons)
})

test('a failed payout that cannot be retried says why', () => {
  const textOf = (changes: Partial<AdminPayout>) =>
    renderText(<PayoutActions payout={{ ...payout, status: 'failed', ...changes }} />).text

  expect(textOf({ laterNumber: 'P-1043', retryCents: toCents(5000) })).toBe(
    'P-1043 took what was available since',
  )
  expect(textOf({ retryCents: toCents(0) })).toBe('$0.00 is available; a payout needs $10.00')
})

test('a held payout states why: an admin’s message, or the suspension', () => {
  const textOf = (holdReason: string | null) =>
    renderText(<AllPayoutsTable payouts={[{ ...payout, isHeld: true, holdReason }]} />).text

  expect(textOf('Two people, one bank account')).toContain('Two people, one bank account')
  expect(textOf('Two people, one bank account')).not.toContain('suspended')
  expect(textOf(null)).toContain('The creator is suspended')
})
