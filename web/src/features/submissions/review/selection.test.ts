import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { expect, test } from 'vitest'
import { costsOf, describeCost, shortOf, undecidedOf, unflaggedOf } from './selection.ts'

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
    worthCents: toCents(200),
  } as BrandSubmission['approvalPay']
  const plain = {
    riskCodes: [],
    adminReasons: [],
    approvalFinalAt: null,
    approvalPay: pay,
    campaignId: 'knitwear',
    campaignName: 'Knitwear',
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

test('fully payable posts are worth their sum', () => {
  const costs = costsOf([post(), post(), post({ approvalPay: null })])

  expect(describeCost(costs)).toBe('Worth $4.00.')
  expect(costs.map(shortOf)).toEqual([0])
})

test('an underfunded campaign states how many posts wait, and for how much', () => {
  const inShort = { campaignId: 'short' as CampaignId, campaignLeftCents: toCents(250) }

  const costs = costsOf([post(inShort), post(inShort), post(inShort)])

  expect(describeCost(costs)).toBe(
    'Worth $6.00, this campaign has $2.50: 2 posts will wait for a top-up.',
  )
  expect(costs.map(shortOf)).toEqual([350])
})

test('of several campaigns only the underfunded one is reported', () => {
  const inShort = { campaignId: 'short' as CampaignId, campaignLeftCents: toCents(150) }

  const costs = costsOf([post(), post(inShort)])

  expect(describeCost(costs)).toBe('Worth $4.00. 1 post will wait for a top-up.')
  expect(costs.map(shortOf)).toEqual([0, 50])
})
