import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { BrandSubmission } from '@permille/contract/submissions'
import { expect, test } from 'vitest'
import { payOf, undecidedOf, unflaggedOf } from './selection.ts'

type Facts = Pick<
  BrandSubmission,
  | 'riskCodes'
  | 'adminReasons'
  | 'approvalFinalAt'
  | 'approvalPay'
  | 'campaignId'
  | 'campaignLeftCents'
>

/** Returns a post with only the facts that a selection uses. */
function post(facts: Partial<Facts> = {}): BrandSubmission {
  const pay = {
    viewsCents: toCents(150),
    bonusCents: toCents(50),
  } as BrandSubmission['approvalPay']
  const plain = {
    riskCodes: [],
    adminReasons: [],
    approvalFinalAt: null,
    approvalPay: pay,
    campaignId: 'knitwear',
    campaignLeftCents: 100_000,
  }
  return { ...plain, ...facts } as unknown as BrandSubmission
}

test('unflagged posts have no risk and no reason for an admin', () => {
  const [clean, flagged] = [post(), post({ riskCodes: ['few-likes'] })]
  const unproven = post({ adminReasons: ['account-not-verified'] })

  expect(unflaggedOf([clean, flagged, unproven])).toEqual([clean])
})

test('an approval that can still be undone counts as a decision', () => {
  const open = post()
  const kept = post({
    approvalFinalAt: '2026-11-22T12:00:10Z' as BrandSubmission['approvalFinalAt'],
  })

  expect(undecidedOf([open, kept])).toEqual([open])
})

test('what approving pays is the sum of views and bonuses', () => {
  expect(payOf([post(), post(), post({ approvalPay: null })])).toBe(400)
})

test('posts of one campaign are paid no more than it has left', () => {
  const inShort = { campaignId: 'short' as CampaignId, campaignLeftCents: toCents(250) }

  expect(payOf([post(inShort), post(inShort), post()])).toBe(450)
})
