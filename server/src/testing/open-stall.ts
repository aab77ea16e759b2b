import type { CampaignId, CreatorId, FundingId, SubmissionId } from '@permille/contract/ids'
import { releaseHolds } from '../money/movements/release-holds.ts'
import { settleViews } from '../money/movements/settle-views.ts'
import type { Transaction } from '../platform/database/database.ts'
import { run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import { bodySamples } from './body-samples.ts'
import type { Person } from './people.ts'
import type { RunningServer } from './running-server.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
} from './test-marketplace.ts'

/** One brand and one creator who work together, with one of everything either can own. */
export interface Stall {
  readonly brand: Person
  readonly creator: Person
  readonly creatorId: CreatorId
  readonly handle: string
  readonly draftId: CampaignId
  readonly liveId: CampaignId
  readonly fundingId: FundingId
  readonly approvedId: SubmissionId
  readonly pendingId: SubmissionId
  readonly rejectedId: SubmissionId
  readonly accountId: string
  readonly uploadKey: string
}

/** $1,000.00 funded at $3.00 per 1K views, 20,000 of them counted and withdrawable. */
export async function openStall(server: RunningServer): Promise<Stall> {
  const { db } = server.database
  const { campaign, made, ids } = await db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents: 100_000 })
    const made = await makeCreator(tx)
    const approvedId = await makeApprovedSubmission(tx, { campaignId: campaign.id, creator: made })
    const pendingId = await copySubmission(tx, approvedId, 'pending')
    const rejectedId = await copySubmission(tx, approvedId, 'rejected')
    return { campaign, made, ids: { approvedId, pendingId, rejectedId } }
  })
  await earn(server, ids.approvedId)
  const brand = await server.signIn('brand', campaign.brandUserId)
  const creator = await server.signIn('creator', made.userId)
  return {
    brand,
    creator,
    creatorId: made.id,
    accountId: made.accountId,
    ...ids,
    handle: `creator_${made.id.slice(-8)}`,
    liveId: campaign.id,
    ...(await openDraft(server, brand)),
    uploadKey: await requestUpload(server, creator),
  }
}

async function openDraft(
  server: RunningServer,
  brand: Person,
): Promise<{ draftId: CampaignId; fundingId: FundingId }> {
  const body = bodySamples['POST /api/campaigns']
  const draft = await server.call('POST', '/api/campaigns', { as: brand, body })
  const funding = await server.call('POST', '/api/stripe/create-payment-intent', {
    as: brand,
    body: { amount: 100, campaignId: draft.json.id },
  })
  return { draftId: draft.json.id, fundingId: funding.json.fundingId }
}

async function requestUpload(server: RunningServer, as: Person): Promise<string> {
  const { json } = await server.call('POST', '/api/objects/upload', { as })
  return String(json.url).slice('/api/objects/'.length)
}

async function earn(
  { database: { db } }: RunningServer,
  submissionId: SubmissionId,
): Promise<void> {
  const at = new Date(Date.now() - 1000)
  const readings = [readingOf(submissionId, 20_000, at)]
  await db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))
  await db.transaction((tx) => releaseHolds(tx, { at: new Date(), creatorsMax: 1000 }))
}

/** Adds another post of the same creator in the same campaign. */
async function copySubmission(
  tx: Transaction,
  from: string,
  status: 'pending' | 'rejected',
): Promise<SubmissionId> {
  const id = newId<SubmissionId>()
  const videoId = id.replaceAll('-', '').slice(-11)
  const rejectedAt = status === 'rejected' ? new Date() : null
  await run(
    tx,
    sql`INSERT INTO submissions (id, campaign_id, creator_id, social_account_id, platform, post_url,
        external_post_id, status, rate_per_k_views_cents, min_payout_cents, max_payout_cents,
        flat_bonus_cents, auto_approves_at, rejected_at, rejection_code)
      SELECT ${id}, campaign_id, creator_id, social_account_id, platform,
        ${`https://www.youtube.com/watch?v=${videoId}`}, ${videoId}, ${status}, rate_per_k_views_cents, min_payout_cents, max_payout_cents,
        flat_bonus_cents, now() + interval '48 hours', ${rejectedAt},
        ${rejectedAt && 'off_brief'}
      FROM submissions WHERE id = ${from}`,
  )
  await run(
    tx,
    sql`INSERT INTO submission_totals (submission_id, campaign_id, creator_id)
      SELECT id, campaign_id, creator_id FROM submissions WHERE id = ${id}`,
  )
  await run(
    tx,
    sql`INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind)
      VALUES (${id}, NULL, 'pending', 'creator')`,
  )
  await run(
    tx,
    sql`INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind)
      SELECT id, 'pending', status, 'brand' FROM submissions
      WHERE id = ${id} AND status <> 'pending'`,
  )
  return id
}
