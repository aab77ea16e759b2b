import type { BrandId, CampaignId, CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyFundingOutcome } from '../features/funding/apply-funding-outcome.ts'
import { startFunding } from '../features/funding/start-funding.ts'
import { withdraw } from '../features/payouts/request-payout.ts'
import { listRefundable } from '../features/refunds/refundable-store.ts'
import { refundCampaign } from '../features/refunds/request-refund.ts'
import { bookLostHistory } from '../features/restores/book-lost-history.ts'
import { compareNewServer } from '../features/restores/compare-new-server.ts'
import { approveSubmission } from '../features/submissions/review/approve-submission.ts'
import { meetServerAlone } from '../money/books/database-server.ts'
import { manyRows } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { Rejected } from '../platform/errors/errors.ts'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { type UpdatedRelease, updateLastRelease } from './testing/last-release.ts'

let updated: UpdatedRelease
beforeAll(async () => {
  updated = await updateLastRelease()
})
afterAll(() => updated.close())

/** Without I19, which is about the queue: nobody works here. */
async function problems(): Promise<string[]> {
  const { parts } = updated
  const asked = [await parts.comparePayments(null), await parts.compareTransfers(null)]
  const ofProvider = asked.flatMap(({ id, offenders }) =>
    offenders.map(({ detail }) => `${id} ${detail}`),
  )
  const broken = await brokenInvariants(parts.database)
  return [...broken.filter((each) => !each.startsWith('I19 ')), ...ofProvider]
}

interface Owner {
  readonly brandId: BrandId
  readonly userId: UserId
}

async function approveWaiting(): Promise<string[]> {
  const { parts } = updated
  const waiting = await manyRows(
    parts.database,
    sql<{ submissionId: SubmissionId } & Owner>`
      SELECT s.id AS submission_id, b.id AS brand_id, b.owner_user_id AS user_id FROM submissions s
      JOIN campaigns c ON c.id = s.campaign_id JOIN brands b ON b.id = c.brand_id
      WHERE s.status = 'pending' ORDER BY s.id`,
  )
  const statuses: string[] = []
  for (const { submissionId, ...brand } of waiting) {
    const reviewer = { kind: 'brand', ...brand } as const
    statuses.push((await approveSubmission(parts, { submissionId, reviewer })).status)
  }
  return statuses
}

async function fundLive(): Promise<string[]> {
  const { parts, sandbox } = updated
  const live = await manyRows(
    parts.database,
    sql<{ campaignId: CampaignId } & Owner>`
      SELECT c.id AS campaign_id, b.id AS brand_id, b.owner_user_id AS user_id
      FROM campaigns c JOIN brands b ON b.id = c.brand_id WHERE c.status = 'live' ORDER BY c.id`,
  )
  for (const { campaignId, ...brand } of live.slice(0, 2)) {
    const amountCents = toCents(12_300)
    const started = await startFunding(parts, { campaignId, brand, amountCents })
    await sandbox.confirmPayment(started.clientSecret)
    await applyFundingOutcome(parts, started.fundingId)
  }
  const funded = await manyRows(
    parts.database,
    sql<{ status: string }>`SELECT status FROM campaign_funding ORDER BY created_at DESC LIMIT 2`,
  )
  return funded.map(({ status }) => status)
}

/** Some have no account for payouts, or earned too little. */
async function withdrawAll(): Promise<string[]> {
  const { parts } = updated
  const creators = await manyRows(
    parts.database,
    sql<{ creatorId: CreatorId; userId: UserId }>`SELECT id AS creator_id, user_id FROM creators`,
  )
  const statuses: string[] = []
  for (const creator of creators) {
    const { status } = await withdraw(parts, creator).catch((error: unknown) => {
      if (error instanceof Rejected) return { status: error.code }
      throw error
    })
    statuses.push(status)
  }
  return statuses
}

async function refundAll(): Promise<string[]> {
  const { parts } = updated
  const at = parts.clock.now()
  const brands = await manyRows(
    parts.database,
    sql<Owner>`SELECT id AS brand_id, owner_user_id AS user_id FROM brands`,
  )
  const statuses: string[] = []
  for (const brand of brands) {
    for (const { campaignId } of await listRefundable(parts.database, {
      ...brand,
      at,
      limit: 100,
    })) {
      const refunds = await refundCampaign(parts, { campaignId, brand, requestId: campaignId })
      statuses.push(...refunds.map(({ status }) => status))
    }
  }
  return statuses
}

test('the last release’s books are clean after the update, and its money moves', async () => {
  const { parts } = updated
  // What was restored waits for the provider, and so does a server that the database never ran on.
  await meetServerAlone(parts.database)
  await bookLostHistory(parts)
  await compareNewServer(parts)
  expect(await problems()).toEqual([])

  const did = {
    approved: new Set(await approveWaiting()),
    funded: await fundLive(),
    withdrew: new Set(await withdrawAll()),
    refunded: new Set(await refundAll()),
  }

  expect(did).toEqual({
    approved: new Set(['approved']),
    funded: ['succeeded', 'succeeded'],
    withdrew: new Set(['paid', 'payout-account-missing', 'payout-too-small']),
    refunded: new Set(['succeeded']),
  })
  expect(await problems()).toEqual([])
})
