import type { UserDetail } from '@permille/contract/administration/users'
import type { Refund, RefundableCampaign } from '@permille/contract/billing/billing'
import type { CampaignId, FundingId, RefundId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { ActionDialog } from '#api/action-button.tsx'
import { renderText } from '#testing/render-text.ts'
import { onePage, textOf } from '#testing/text-of.ts'
import { MadeRefunds, madeRefundsOf } from './made-refunds.tsx'
import {
  anyRefundable,
  ownerOf,
  PaidRefundDialog,
  refundForBrand,
  whyNotItself,
} from './refund-acts.tsx'

const campaign = { id: 'c' as CampaignId, brandUserId: 'u' as UserId }
const at = timestamp.parse('2026-03-01T10:00:00Z')

const failed: Refund = {
  id: 'r' as RefundId,
  campaignId: campaign.id,
  campaignName: 'Summer drop',
  fundingId: 'f' as FundingId,
  paidAt: at,
  totalCents: toCents(5500),
  feeCents: toCents(500),
  owedCents: toCents(0),
  openOwedCents: toCents(0),
  status: 'failed',
  isSent: true,
  reason: 'The card has expired.',
  paidReference: null,
  createdAt: at,
  settledAt: at,
}

const left: RefundableCampaign = {
  campaignId: campaign.id,
  campaignName: 'Summer drop',
  isDraft: false,
  hindrance: null,
  openPosts: 0,
  possibleAt: null,
  reservedCents: toCents(0),
  reservedUntil: null,
  reservedCreators: 0,
  openDisputes: 0,
  totalCents: toCents(6600),
  feeCents: toCents(600),
  keptCents: toCents(0),
}

type Owner = Pick<UserDetail, 'suspension' | 'deletedAt'>
const suspended: Owner = { suspension: { at, reason: 'Unpaid tax' }, deletedAt: null }
const active: Owner = { suspension: null, deletedAt: null }

interface Loaded {
  readonly refunds?: readonly Refund[]
  readonly left?: Partial<RefundableCampaign>
  readonly owner?: Owner
}

const shown = (loaded: Loaded) =>
  renderText(<MadeRefunds campaign={campaign} />, {
    role: 'admin',
    responses: [
      [madeRefundsOf(campaign.id).queryKey, onePage(loaded.refunds ?? [])],
      [
        anyRefundable(campaign.id).queryKey,
        loaded.left === undefined ? [] : [{ ...left, ...loaded.left }],
      ],
      [ownerOf(campaign.brandUserId).queryKey, loaded.owner ?? active],
    ],
  })

test('an admin can refund the rest only for a brand that cannot do it itself', () => {
  expect(shown({ left: {}, owner: suspended }).buttons).toEqual(['Refund $66.00'])
  expect(shown({ left: { keptCents: toCents(600) }, owner: suspended }).buttons).toEqual([
    'Refund $60.00',
  ])
  expect(shown({ left: { keptCents: toCents(6600) }, owner: suspended }).buttons).toEqual([
    'Pay the brand’s debt',
  ])
  expect(shown({ left: {}, owner: active }).buttons).toEqual([])
})

test.each([
  [{ hindrance: 'payment-disputed' }, 'A payment is disputed at the brand’s bank'],
  [{ hindrance: 'paused-by-admin' }, 'An admin has paused this campaign'],
  [{ hindrance: 'posts-open', openPosts: 1 }, 'One post can still earn it'],
] as const)('an obstacle to the refund is shown instead (%#)', (hindered, sentence) => {
  const { text, buttons } = shown({ left: hindered, refunds: [failed], owner: suspended })

  expect(text).toContain(sentence)
  expect(buttons).toEqual([])
})

test.each<[string, Partial<RefundableCampaign> | undefined, string[]]>([
  ['all of it', {}, ['Record that $55.00 was paid another way']],
  [
    'what its campaign has left',
    { totalCents: toCents(3300), feeCents: toCents(300) },
    ['Record that $33.00 was paid another way'],
  ],
  [
    'what a debt leaves of it',
    { keptCents: toCents(1000) },
    ['Record that $45.00 was paid another way'],
  ],
  ['nothing that a debt takes', { keptCents: toCents(5500) }, []],
  ['nothing that its campaign no longer has', undefined, []],
])('of a failed refund, %s can be paid another way', (_, changes, buttons) => {
  const loaded = { refunds: [failed], ...(changes !== undefined && { left: changes }) }

  expect(shown(loaded).buttons).toEqual(buttons)
})

test.each<[string, Partial<Refund>]>([
  ['was replaced', { paidReference: 'Wire 4711' }],
  ['arrived', { status: 'succeeded' }],
  ['is on its way', { status: 'requested' }],
])('a refund that %s cannot be paid another way', (_, changes) => {
  expect(shown({ refunds: [{ ...failed, ...changes }], left: {} }).buttons).toEqual([])
})

test('an admin reads about the brand’s bank for a refund in transit', () => {
  const sent = { ...failed, status: 'requested', reason: null, settledAt: null } as const

  expect(shown({ refunds: [sent] }).text).toContain('The brand’s bank usually needs')
})

test('before recording a failed refund, an admin reads the amount, and that no more can be refunded', () => {
  const dialog = (cents: number) =>
    textOf(<PaidRefundDialog refund={failed} cents={cents} isOpen onClose={() => {}} />)

  expect(dialog(5500)).toContain('Record $55.00 as paid?')
  expect(dialog(5500)).toContain('outside Stripe. The money')
  expect(dialog(3300)).toContain('Record $33.00 as paid?')
  expect(dialog(3300)).toContain('No more of $55.00 can go back this way.')
})

test('before refunding for a brand, an admin reads why, and the other effects', () => {
  const dialog = (changes: Partial<RefundableCampaign>, why = 'Why.') =>
    textOf(
      <ActionDialog {...refundForBrand({ ...left, ...changes }, why)} isOpen onClose={() => {}} />,
    )

  expect(dialog({})).toContain('Refund $66.00?')
  expect(dialog({})).toContain('Why. The money goes back to the cards')
  expect(dialog({ isDraft: true })).toContain('The campaign ends and can’t be started.')
  expect(dialog({ keptCents: toCents(600) })).toContain('$6.00 pays the brand’s debt')
  expect(dialog({ keptCents: toCents(6600) })).not.toContain('goes back to the cards')
})

test('an admin reads why the brand cannot refund it: deleted, suspended, or just paid', () => {
  expect(whyNotItself({ isSuspended: true, isGone: true })).toContain('account is deleted')
  expect(whyNotItself({ isSuspended: true, isGone: false })).toContain('account is suspended')
  expect(whyNotItself({ isSuspended: false, isGone: false })).toContain('paid recently')
})
