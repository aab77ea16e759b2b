import { listPayoutLinesCall } from '@permille/contract/payouts/payouts'
import { expect, test } from 'vitest'
import { payoutFiles } from './payout-files.ts'

test.each([
  ['s1', 500, 'post'],
  [null, -500, 'earlier debts'],
  [null, 500, 'returned money'],
])('in its file, a payout’s line of post %s and %i cents pays: %s', (submissionId, cents, pays) => {
  const lines = payoutFiles.find(({ endpoint }) => endpoint === listPayoutLinesCall)

  expect(lines?.columns['What it pays']?.({ submissionId, amountCents: cents })).toBe(pays)
})
