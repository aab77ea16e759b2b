import type { Refund, RefundableCampaign } from '@permille/contract/billing/billing'
import type { CampaignId, FundingId, RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { ActionDialog } from '#api/action-button.tsx'
import { markupOf } from '#testing/markup-of.tsx'
import { onePage, textOf } from '#testing/text-of.ts'
import { CampaignRefunds, leftSentence, refundsOf } from '../campaigns/refunds/campaign-refunds.tsx'
import { CampaignRefundButton, refundCampaign } from '../campaigns/refunds/refund-button.tsx'
import { refundableOf } from '../campaigns/refunds/refundable.ts'
import { RefundsCard, refundable, refundsBy } from './refunds-card.tsx'

const campaignId = 'c' as CampaignId

/** Noon in the zone of whoever reads it. */
const november = (day: number) => new Date(2026, 10, day, 12).toISOString() as Timestamp

const refundOf = (given: Partial<Refund>): Refund => ({
  id: 'r' as RefundId,
  campaignId,
  campaignName: 'Summer drop',
  fundingId: 'f' as FundingId,
  paidAt: november(1),
  totalCents: toCents(5500),
  feeCents: toCents(500),
  owedCents: toCents(0),
  openOwedCents: toCents(0),
  status: 'requested',
  isSent: false,
  reason: null,
  paidReference: null,
  createdAt: november(20),
  settledAt: null,
  ...given,
})

const leftOf = (given: Partial<RefundableCampaign>): RefundableCampaign => ({
  campaignId,
  campaignName: 'Summer drop',
  isDraft: false,
  hindrance: null,
  openPosts: 0,
  possibleAt: null,
  reservedCents: toCents(0),
  reservedUntil: null,
  reservedCreators: 0,
  openDisputes: 0,
  totalCents: toCents(4000),
  feeCents: toCents(0),
  keptCents: toCents(0),
  ...given,
})

const settledAt = november(21)
const words = {
  requested: ['Requested', 'Requested Nov 20, 2026 · paid Nov 1, 2026'],
  sent: ['On its way', 'Your bank usually needs 5 to 10 business days.'],
  waiting: ['Requested', 'It waits until card payments have settled.'],
  succeeded: ['Refunded', 'Requested Nov 20, 2026 , refunded Nov 21, 2026 · paid Nov 1, 2026'],
  failed: ['Refused', 'Requested Nov 20, 2026 , refused Nov 21, 2026', 'The card has expired.'],
} as const
const states: Readonly<Record<keyof typeof words, Refund>> = {
  requested: refundOf({}),
  sent: refundOf({ isSent: true }),
  waiting: refundOf({ reason: 'It waits until card payments have settled.' }),
  succeeded: refundOf({ isSent: true, status: 'succeeded', settledAt }),
  failed: refundOf({ status: 'failed', settledAt, reason: 'The card has expired.' }),
}

test.each(Object.keys(words) as (keyof typeof words)[])(
  'a %s refund shows its dates and what to expect, on Billing and on its campaign',
  (state) => {
    const answer = onePage([states[state]])

    const billing = textOf(<RefundsCard />, [
      [refundable.queryKey, onePage([])],
      [refundsBy({}).queryKey, answer],
    ])
    const campaign = textOf(<CampaignRefunds campaignId={campaignId} />, [
      [refundableOf(campaignId).queryKey, []],
      [refundsOf(campaignId).queryKey, answer],
    ])

    for (const each of words[state]) {
      expect(billing).toContain(each)
      expect(campaign).toContain(each)
    }
    expect(billing).toContain('Summer drop')
    for (const shown of [billing, campaign]) {
      expect(shown).toContain('$5.00 of it the fee')
      expect(shown).toContain(`$55.00 ${words[state][0]}`)
    }
  },
)

test('a refund of two payments, accepted by only one bank, shows each outcome', () => {
  const { succeeded, failed } = states
  const shown = textOf(<RefundsCard />, [
    [refundable.queryKey, onePage([leftOf({ totalCents: toCents(5500) })])],
    [refundsBy({}).queryKey, onePage([{ ...failed, id: 'x' as RefundId }, succeeded])],
  ])

  expect(shown).toContain('$55.00 left')
  expect(shown).toContain('The card has expired. $55.00 Refused')
  expect(shown).toMatch(/Refund .*Refused .*Refunded/)
})

test('a payment without a campaign is labelled so', () => {
  const shown = textOf(<RefundsCard />, [
    [refundable.queryKey, onePage([])],
    [refundsBy({}).queryKey, onePage([refundOf({ campaignId: null, campaignName: null })])],
  ])

  expect(shown).toContain('A payment without a campaign')
})

test.each([
  [{ hindrance: 'payment-disputed' }, 'A payment is disputed at your bank'],
  [{ hindrance: 'paused-by-admin' }, 'An admin has paused this campaign'],
  [
    {
      hindrance: 'posts-open',
      openPosts: 1,
      possibleAt: new Date(2020, 10, 29, 11, 10).toISOString() as Timestamp,
    },
    'One post can still earn it. It is decided and closed by Nov 29, 2020, 11:10',
  ],
  [{ hindrance: 'posts-open', openPosts: 3 }, '3 posts can still earn it: an admin has to review'],
] as const)(
  'money that cannot be refunded yet states why, without a button (%#)',
  (given, sentence) => {
    const answers = [
      [refundable.queryKey, onePage([leftOf(given)])],
      [refundableOf(campaignId).queryKey, [leftOf(given)]],
      [refundsBy({}).queryKey, onePage([])],
      [refundsOf(campaignId).queryKey, onePage([])],
    ] as const

    const billing = textOf(<RefundsCard />, answers)
    const campaign = textOf(<CampaignRefunds campaignId={campaignId} />, answers)

    for (const shown of [billing, campaign]) {
      expect(shown).toContain(sentence)
      expect(shown).not.toMatch(/Refund(?!s)/)
    }
  },
)

test('money that first pays a debt says so', () => {
  const left = (keptCents: number) =>
    textOf(<RefundsCard />, [
      [refundable.queryKey, onePage([leftOf({ keptCents: toCents(keptCents) })])],
      [refundsBy({}).queryKey, onePage([])],
    ])

  expect(left(1500)).toContain('$40.00 left. $15.00 pays your debt for an earlier refund')
  expect(leftSentence(leftOf({ keptCents: toCents(1500) }), 'admin')).toBe(
    '$40.00 is left. $25.00 can go back to the card now; $15.00 pays the brand’s debt for an earlier refund.',
  )
  expect(leftSentence(leftOf({ keptCents: toCents(4000) }))).toBe(
    '$40.00 is left. A refund pays your debt for an earlier refund with it.',
  )
})

test('refundable money has a button on Billing and on its campaign', () => {
  const answers = [
    [refundable.queryKey, onePage([leftOf({})])],
    [refundableOf(campaignId).queryKey, [leftOf({})]],
    [refundsBy({}).queryKey, onePage([])],
    [refundsOf(campaignId).queryKey, onePage([])],
  ] as const

  expect(textOf(<RefundsCard />, answers)).toContain('$40.00 left Refund')
  expect(textOf(<CampaignRefunds campaignId={campaignId} />, answers)).toContain(
    '$40.00 is left. It can go back to the card now.',
  )
  expect(textOf(<CampaignRefundButton campaignId={campaignId} />, answers)).toContain('Refund')
})

const december3 = new Date(2020, 11, 3, 11, 10).toISOString() as Timestamp

test.each([
  [
    { hindrance: 'posts-open', openPosts: 2, possibleAt: december3 },
    'Refund from Dec 3, 2020, 11:10',
  ],
  [{ hindrance: 'posts-open', openPosts: 2 }, 'Refund once its posts are closed'],
  [
    { hindrance: 'money-reserved', reservedCents: toCents(4000), reservedUntil: december3 },
    'Refund from Dec 3, 2020, 11:10',
  ],
  [
    { hindrance: 'money-reserved', reservedCents: toCents(4000), openDisputes: 1 },
    'Refund after the dispute',
  ],
] as const)('a disabled button states when it will be enabled (%#)', (given, label) => {
  const answers = [[refundableOf(campaignId).queryKey, [leftOf(given)]]] as const

  expect(textOf(<CampaignRefundButton campaignId={campaignId} />, answers)).toBe(label)
  expect(markupOf(<CampaignRefundButton campaignId={campaignId} />, answers)).toContain('disabled')
})

test.each([
  [
    { reservedCreators: 2, reservedUntil: december3 },
    '$80.00 is kept until Dec 3, 2020, 11:10, because 2 creators can dispute',
  ],
  [
    { reservedCreators: 1, openDisputes: 1 },
    '$80.00 is kept until an admin decides what one creator disputed.',
  ],
])('money that creators can still win is named, with its last day (%#)', (given, sentence) => {
  const left = leftOf({ reservedCents: toCents(8000), ...given })
  const answers = [
    [refundable.queryKey, onePage([left])],
    [refundableOf(campaignId).queryKey, [left]],
    [refundsBy({}).queryKey, onePage([])],
    [refundsOf(campaignId).queryKey, onePage([])],
  ] as const

  for (const page of [
    <RefundsCard key="b" />,
    <CampaignRefunds key="c" campaignId={campaignId} />,
  ]) {
    expect(textOf(page, answers)).toContain(sentence)
  }
})

test.each([
  [0, 'Refund $40.00?', 'The money goes back to the card', ['pays your debt', 'The campaign ends']],
  [1500, 'Refund $25.00?', '$15.00 pays your debt for an earlier refund. The money goes back', []],
  [4000, 'Pay your debt?', '$40.00 pays your debt', ['goes back to the card']],
])(
  'before a refund, a brand reads how much of it pays a debt of %i cents',
  (kept, title, says, not) => {
    const campaign = leftOf({ keptCents: toCents(kept) })

    const text = textOf(<ActionDialog {...refundCampaign(campaign)} isOpen onClose={() => {}} />)

    expect(text).toContain(title)
    expect(text).toContain(says)
    for (const words of not) expect(text).not.toContain(words)
  },
)
