import type { FreezeId } from '@permille/contract/ids'
import { type CentsPerKViews, toCents } from '@permille/contract/money'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { describeLocked, describeLockReason } from './locked-labels.ts'

const at = timestamp.parse('2026-03-01T10:00:00Z')
const locked: Parameters<typeof describeLocked>[0] = {
  lockReason: 'cap',
  needsProof: false,
  watch: { signals: [], quietDays: 3, doubts: [] },
  holds: [],
}
const hold = { at, reason: 'Odd', heldCents: toCents(1), endedAt: null, outcome: null, note: null }
const flag = {
  id: 'doubt-1' as FreezeId,
  openedAt: at,
  reason: '2 likes',
  setAsideCents: toCents(1),
  clearsAt: null,
  enteredUntil: null,
  isEnteredByYou: false,
  isUnread: true,
  closedAt: null,
  outcome: null,
  closeNote: null,
}

test('a post at its cap shows its success, with the amount; any other shows why it is locked', () => {
  const terms = { ...noTerms, maxPayoutCents: toCents(15_000) }

  expect(describeLockReason({ lockReason: 'cap', terms })).toBe(
    'This post has earned the most one post can here: $150.00.',
  )
  expect(describeLockReason({ lockReason: 'ended', terms })).toContain('The campaign has ended')
  expect(describeLockReason({ lockReason: null, terms })).toBeUndefined()
})

const noTerms = {
  ratePerKViewsCents: 300 as CentsPerKViews,
  minPayoutCents: toCents(0),
  maxPayoutCents: toCents(0),
  flatBonusCents: toCents(0),
}

test('the next payout is promised only for money that is not set aside', () => {
  const plain = describeLocked(locked)
  const flagged = describeLocked({ ...locked, watch: { ...locked.watch, doubts: [flag] } })
  const held = describeLocked({ ...locked, holds: [hold] })

  expect(plain).toContain('Its earnings are paid with your next payout.')
  for (const words of [flagged, held]) {
    expect(words).toContain('Set-aside money waits for an admin; the rest is paid')
  }
})
