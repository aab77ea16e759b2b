import type { CampaignId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import type { DeliveredPost, Purchase } from './evidence-store.ts'
import { type Receipts, titleEvidence, writeEvidence } from './write-evidence.ts'

const at = new Date('2026-11-20T10:30:00Z')

const purchase: Purchase = {
  campaignId: 'c' as CampaignId,
  ownerUserId: 'u' as UserId,
  customerName: 'Ida Berg',
  customerEmail: 'ida@nordlys.test',
  brandName: 'Nordlys',
  registeredAt: at,
  campaignName: 'Autumn looks',
  brief: 'Show the coat outdoors.',
  ratePerKViewsCents: toCents(250),
  minPayoutCents: toCents(0),
  maxPayoutCents: toCents(50_000),
  flatBonusCents: toCents(500),
  platforms: ['tiktok', 'youtube'],
  campaignCreatedAt: at,
  liveAt: at,
  completedAt: null,
  paymentIntentId: 'pi_1',
  paidCents: toCents(10_000),
  paidFeeCents: toCents(0),
  startedAt: at,
  paidAt: at,
  earnedCents: toCents(4000),
  refundedCents: toCents(0),
  agreedText: 'Earned money is not refunded.',
}

const post: DeliveredPost = {
  platform: 'tiktok',
  postUrl: 'https://www.tiktok.com/@ada/video/1',
  creatorName: 'Ada',
  views: 16_000,
  earnedCents: toCents(4000),
  submittedAt: at,
  approvedAt: at,
  approvedBy: 'ida@nordlys.test',
  approverKind: 'brand',
}

const receipts: Receipts = {
  purchase,
  posts: [post, { ...post, approvedBy: null, approverKind: 'system' }],
  viewsByDay: [
    { day: '2026-11-20', views: 16_000, isEntered: false },
    { day: '2026-11-21', views: 400, isEntered: true },
  ],
  payments: [{ creatorName: 'Ada', transferId: 'tr_1', paidAt: at, cents: toCents(4000) }],
  actions: [
    { at, action: 'user.sign-in', network: '203.0.113.0/24', browser: 'Firefox' },
    { at, action: 'submission.approve', network: null, browser: null },
  ],
}

test('the bank reads the terms, the posts, who approved them, the views and the payouts', () => {
  const evidence = writeEvidence(receipts, 'Ours')

  expect(evidence.productDescription).toContain('$2.50 per 1,000 views, at most $500.00 a post')
  expect(evidence.productDescription).toContain('Show the coat outdoors.')
  expect(evidence.serviceDate).toBe('2026-11-20 to now, first post approved 2026-11-20')
  expect(evidence.activityLog).toContain('approved 2026-11-20 10:30 UTC by ida@nordlys.test')
  expect(evidence.activityLog).toContain('by the campaign’s deadline')
  expect(evidence.activityLog).toContain('2026-11-20: 16,000\n')
  expect(evidence.activityLog).toContain('2026-11-21: 400, with a count entered by us')
  expect(evidence.activityLog).toContain('2026-11-20 10:30 UTC approved a post')
  expect(evidence.activityLog).toContain('signed in (from 203.0.113.0/24, Firefox)')
  expect(evidence.refundPolicy).toBe(
    'Shown to the customer beside the button that paid, 2026-11-20 10:30 UTC: “Earned money is not refunded.”',
  )
  expect(evidence.refundRefusal).toContain('2026-11-20 Ada: $40.00, transfer tr_1')
  expect(titleEvidence(evidence).at(-1)).toEqual({ title: 'In our words', text: 'Ours' })
})

test('what of the payment already went back stands first', () => {
  const refunded = { ...receipts, purchase: { ...purchase, refundedCents: toCents(2000) } }

  expect(writeEvidence(refunded, '').refundRefusal).toMatch(
    /^\$20\.00 of this payment has already gone back\.\nCreators earned \$40\.00/,
  )
  expect(writeEvidence(receipts, '').refundRefusal).toMatch(/^Creators earned/)
})

test('a text stays within the provider’s limit, in whole lines, and states what is left out', () => {
  const many = Array.from({ length: 500 }, () => post)

  const { activityLog } = writeEvidence({ ...receipts, posts: many }, '')

  expect(activityLog.length).toBeLessThanOrEqual(20_000)
  expect(activityLog).toMatch(/and \d+ more lines, on request\.$/)
})

test('a campaign that had not started says so, and empty sections are left out', () => {
  const none = { purchase: { ...purchase, liveAt: null, brief: null, agreedText: null } }
  const empty = { posts: [], viewsByDay: [], payments: [], actions: [] }

  const evidence = writeEvidence({ ...none, ...empty }, '')

  expect(evidence.serviceDate).toBe('The campaign had not started.')
  expect(evidence.refundPolicy).not.toContain('Shown')
  expect(titleEvidence(evidence).map(({ title }) => title)).not.toContain('What was delivered')
})
