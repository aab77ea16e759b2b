import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { changeCampaignStatus } from '../campaigns/public.ts'
import { readInsight } from '../campaigns/read-insight.ts'
import { listRefundable } from '../refunds/refundable-store.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { insertPaymentRow } from '../refunds/testing/refund-row.ts'
import { readBrandSubmission } from '../submissions/read/read-submission.ts'
import { reverseApproval } from '../submissions/review/reverse-approval.ts'
import { type DisputedPost, type DisputeSetup, setUpDisputes } from './testing/dispute-setup.ts'

let setup: DisputeSetup
beforeAll(async () => {
  setup = await setUpDisputes()
})
afterEach(() => setup.moveTo(0))
afterAll(() => setup.close())

const db = () => setup.deps.database
const adminsTurn = 3 * 24 + 0.01

test('goodwill goes to the creator, and costs the brand nothing', async () => {
  const post = await setup.locked()
  await setup.open(post)
  setup.moveTo(adminsTurn)

  await setup.decide(post, 'goodwill', 1234)

  const { brand } = post.campaign
  const shown = await readBrandSubmission(db(), post.id, brand)
  const insight = await readInsight(db(), { campaignId: post.campaign.id, brandId: brand.brandId })
  const { paidOutCents } = await exactlyOne(
    db(),
    sql<{
      paidOutCents: number
    }>`SELECT paid_out_cents FROM campaigns WHERE id = ${post.campaign.id}`,
  )
  expect(paidOutCents).toBe(3000)
  expect(shown.earnings).toBe(3000)
  expect(insight.platforms.map(({ spentCents }) => spentCents)).toEqual([3000])
  expect(insight.creators.map(({ spentCents }) => spentCents)).toEqual([3000])
  const { earnedCents } = await exactlyOne(
    db(),
    sql<{ earnedCents: number }>`SELECT earned_cents FROM submission_totals
      WHERE submission_id = ${post.id}`,
  )
  expect(earnedCents).toBe(4234)
  expect(await brokenInvariants(db())).toEqual([])
})

test('an approval cannot be reversed while its creator disputes a decision about the post', async () => {
  const post = await setup.held()
  await setup.open(post)
  const reverse = () =>
    reverseApproval(setup.deps, {
      submissionId: post.id,
      adminUserId: setup.adminUserId,
      code: 'suspected_fraud',
      reason: 'Bought views',
      evidence: 'A report of the platform',
      requestId: newId(),
    })

  await expect(reverse()).rejects.toMatchObject({ code: 'dispute-open' })

  expect(await setup.row(post.id)).toMatchObject({ status: 'open', postStatus: 'approved' })
  setup.moveTo(adminsTurn)
  await setup.decide(post, 'reject')
  expect(await reverse()).toMatchObject({ status: 'rejected', takenBackCents: 3000 })
  expect(await brokenInvariants(db())).toEqual([])
})

async function completed(post: DisputedPost): Promise<void> {
  const editor = { ...post.campaign.brand, kind: 'brand' } as const
  const ended = {
    campaignId: post.campaign.id,
    change: 'complete',
    editor,
    at: new Date(),
  } as const
  await db().transaction((tx) => changeCampaignStatus(tx, ended))
  await insertPaymentRow(db(), post.campaign)
}

async function refundOf({ campaign }: DisputedPost): Promise<string> {
  const request = { campaignId: campaign.id, brand: campaign.brand, requestId: 'request' }
  try {
    await db().transaction((tx) => requestRefund(tx, request, new Date()))
    return 'requested'
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('a dispute that can win no campaign money does not block its refund', async () => {
  const post = await setup.rejected()
  await completed(post)
  await setup.open(post)
  const asked = { brandId: post.campaign.brand.brandId, at: setup.deps.clock.now(), limit: 9 }

  expect(await listRefundable(db(), asked)).toMatchObject([{ hindrance: null, openDisputes: 0 }])
  expect(await refundOf(post)).toBe('requested')
})
