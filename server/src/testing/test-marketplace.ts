import { createCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { BodyInputOf, BodyOf } from '@permille/contract/endpoint'
import type {
  CampaignId,
  CreatorId,
  SocialAccountId,
  SubmissionId,
  UserId,
} from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { parsePostUrl } from '@permille/contract/submissions/post-url'
import { createCampaign } from '../features/campaigns/create-campaign.ts'
import { recordFunding } from '../features/campaigns/record-funding.ts'
import {
  findAccount,
  insertUnverifiedAccount,
  markVerified,
} from '../features/connections/connection-store.ts'
import { newOwnershipCode } from '../features/connections/social-account.ts'
import { recordTransition } from '../features/submissions/record-transition.ts'
import type { Terms } from '../features/submissions/submission.ts'
import { insertSubmission, markApproved } from '../features/submissions/submission-store.ts'
import { checkInvariants, isHolding } from '../money/books/invariants.ts'
import { bookFunding } from '../money/movements/fund-campaign.ts'
import { promiseBonus } from '../money/movements/pay-promised.ts'
import { releaseHolds } from '../money/movements/release-holds.ts'
import { settleViews } from '../money/movements/settle-views.ts'
import type { Reading } from '../money/reading.ts'
import { addHours } from '../platform/clock.ts'
import type { Database, DatabaseServer, Transaction } from '../platform/database/database.ts'
import { exactlyOne, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import type { TestDatabase } from './test-database.ts'
import type { SandboxClient } from './test-sandbox.ts'
import { makeBrand, makeNewCreator, type Place, type TestBrand, within } from './test-users.ts'

/** Before anything that a test backdates. */
const longAgo = new Date('2020-01-01T00:00:00Z')

export interface TestCreator {
  readonly id: CreatorId
  readonly userId: UserId
  readonly accountId: SocialAccountId
}

/** A creator with a YouTube channel, verified by default. */
export function makeCreator(
  place: Place,
  given: { isProven?: boolean } = {},
): Promise<TestCreator> {
  return within(place, async (tx) => {
    const { creatorId: id, userId } = await makeNewCreator(tx)
    const platformUserId = `UC${newId()}`
    const facts = { platformUserId, username: 'test', followerCount: 0, description: null }
    const account = await insertUnverifiedAccount(tx, {
      id: newId(),
      userId,
      platform: 'youtube',
      facts,
      ownershipCode: newOwnershipCode(),
      at: new Date(),
    })
    if (account === undefined) throw new Error('the channel is taken')
    const proof = { userId, platform: 'youtube', platformUserId, facts, at: longAgo } as const
    if (given.isProven !== false) await markVerified(tx, proof)
    return { id, userId, accountId: account.id }
  })
}

export type CampaignForm = BodyInputOf<typeof createCampaignCall>

/** $100.00 at $3.00 per 1K views on YouTube. */
export const plainForm: CampaignForm = {
  name: 'Autumn looks',
  budgetCents: 10_000,
  rewardRatePerKViewsCents: 300,
  platformsAllowed: ['youtube'],
}

/** Parses a form through the contract. */
export function readForm(changes: Partial<CampaignForm> = {}): BodyOf<typeof createCampaignCall> {
  const form = createCampaignCall.body?.parse({ ...plainForm, ...changes })
  if (form === undefined) throw new Error('the call has no body')
  return form
}

/** A draft created as in production, through the contract's own validation. */
export async function makeDraft(
  place: Place,
  brand: TestBrand,
  { at = new Date(), ...changes }: Partial<CampaignForm> & { at?: Date } = {},
): Promise<CampaignId> {
  const form = readForm(changes)
  return await within(place, (tx) => createCampaign(tx, { brand, form, at }))
}

export interface TestCampaign {
  readonly id: CampaignId
  readonly brand: TestBrand
}

/**
 * A live campaign with `fundedCents` in the ledger; the budget defaults to the same. It pays $3.00
 * per 1K views on every platform, with no minimum and no cap.
 */
export function makeLiveCampaign(
  place: Place,
  given: { fundedCents: number; feeCents?: number; budgetCents?: number },
): Promise<TestCampaign> {
  const { fundedCents, feeCents = 0, budgetCents = fundedCents } = given
  return within(place, async (tx) => {
    const [brand, at] = [await makeBrand(tx), new Date()]
    const platformsAllowed = ['youtube', 'tiktok', 'instagram', 'x'] as const
    const terms = { minPayoutCents: 0, maxPayoutCents: 0, platformsAllowed: [...platformsAllowed] }
    const form = readForm({ name: 'Test campaign', ...terms })
    // Less than anyone may type.
    const budget = { budgetCents: toCents(budgetCents) }
    const id = await createCampaign(tx, { brand, form: { ...form, ...budget }, at })
    const campaign = { id, brand }
    await fund(tx, campaign, { amountCents: fundedCents, feeCents, paymentIntentId: `pi_${id}` })
    return campaign
  })
}

/** One payment's money, recorded and booked. */
export async function fund(
  place: Place,
  { id: campaignId }: TestCampaign,
  given: { amountCents: number; feeCents?: number; paymentIntentId?: string },
): Promise<void> {
  const { paymentIntentId = `pi_${newId()}` } = given
  const amounts = {
    amountCents: toCents(given.amountCents),
    feeCents: toCents(given.feeCents ?? 0),
  }
  const paid = { campaignId, ...amounts, at: new Date() }
  await within(place, async (tx) => {
    await recordFunding(tx, paid)
    await bookFunding(tx, { ...paid, paymentIntentId })
  })
}

/** By default its campaign's. */
type GivenTerms = Partial<Record<keyof Terms, number>>

interface GivenPost {
  readonly campaignId: CampaignId
  readonly creator: TestCreator
}

/** A post of the creator's channel, waiting for the brand. */
export function makePendingSubmission(place: Place, given: GivenPost & GivenTerms & { at?: Date }) {
  const { campaignId, creator, at = new Date(), ...terms } = given
  return within(place, async (tx) => {
    const id = newId<SubmissionId>()
    const externalPostId = id.replaceAll('-', '').slice(-11)
    const url = parsePostUrl(`https://www.youtube.com/watch?v=${externalPostId}`)
    const account = await findAccount(tx, creator.accountId)
    if (!url.ok || account === undefined) throw new Error('there is no such post')
    const checked = { account, url, post: { ...unknownPost, externalPostId } }
    const made = { ...checked, id, campaignId, creatorId: creator.id, risks: [], at }
    if (!(await insertSubmission(tx, made))) throw new Error('the campaign takes no posts')
    await setTerms(tx, id, terms)
    const step = {
      from: null,
      to: 'pending',
      actor: 'creator',
      actorUserId: creator.userId,
    } as const
    await recordTransition(tx, { ...step, submissionId: id, note: null, at })
    return id
  })
}

const unknownPost = {
  authorPlatformUserId: '',
  title: null,
  description: null,
  thumbnailUrl: null,
  publishedAt: null,
  viewCount: null,
  likeCount: null,
  commentCount: null,
  shareCount: null,
}

/** An approved submission that has earned nothing yet, not even its bonus. */
export function makeApprovedSubmission(
  place: Place,
  given: GivenPost & GivenTerms & { approvedAt?: Date },
): Promise<SubmissionId> {
  const { approvedAt: at = new Date(), ...post } = given
  return within(place, async (tx) => {
    const submissionId = await makePendingSubmission(tx, { ...post, at })
    await markApproved(tx, { submissionId, at, tracksUntil: addHours(new Date(), 30 * 24) })
    const step = { from: 'pending', to: 'approved', actor: 'brand', actorUserId: null } as const
    await recordTransition(tx, { ...step, submissionId, note: null, at })
    await promiseBonus(tx, submissionId)
    return submissionId
  })
}

/** An approved submission that has earned nothing yet, with a campaign and a creator of its own. */
export function makeApprovedPost(
  place: Place,
  given: { fundedCents: number; feeCents?: number; isProven?: boolean } & GivenTerms,
): Promise<{ id: SubmissionId; campaign: TestCampaign; creator: TestCreator }> {
  return within(place, async (tx) => {
    const [campaign, creator] = [await makeLiveCampaign(tx, given), await makeCreator(tx, given)]
    const id = await makeApprovedSubmission(tx, { ...given, campaignId: campaign.id, creator })
    return { id, campaign, creator }
  })
}

async function setTerms(
  tx: Transaction,
  submissionId: SubmissionId,
  terms: GivenTerms,
): Promise<void> {
  const { ratePerKViewsCents, minPayoutCents, maxPayoutCents, flatBonusCents } = terms
  await run(
    tx,
    sql`UPDATE submissions
      SET rate_per_k_views_cents = coalesce(${ratePerKViewsCents ?? null}, rate_per_k_views_cents),
        min_payout_cents = coalesce(${minPayoutCents ?? null}, min_payout_cents),
        max_payout_cents = coalesce(${maxPayoutCents ?? null}, max_payout_cents),
        flat_bonus_cents = coalesce(${flatBonusCents ?? null}, flat_bonus_cents)
      WHERE id = ${submissionId}`,
  )
}

/** A YouTube reading of now, or of `at`. */
export function readingOf(
  submissionId: SubmissionId,
  viewCount: number | null,
  at = new Date(),
): Reading {
  const rest = { likeCount: null, commentCount: null, shareCount: null, note: null } as const
  return { submissionId, at, viewCount, source: 'api', ...rest }
}

/** Counts these views and makes what they earned withdrawable. */
export async function earn(
  database: DatabaseServer,
  { submissionId, views }: { submissionId: SubmissionId; views: number },
): Promise<void> {
  const at = new Date(Date.now() - 1000)
  const readings = [readingOf(submissionId, views, at)]
  await database.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))
  await database.transaction((tx) => releaseHolds(tx, { at: new Date(), creatorsMax: 1000 }))
}

export interface PayableCreator extends TestCreator {
  readonly submissionId: SubmissionId
  /** Their account at the provider. */
  readonly destination: string
}

/** A creator with `availableCents` withdrawable and a completed payout account. */
export async function makePayableCreator(
  place: { readonly database: TestDatabase; readonly sandbox: SandboxClient },
  availableCents: number,
): Promise<PayableCreator> {
  const { db } = place.database
  const terms = { fundedCents: availableCents, ratePerKViewsCents: 1000 }
  const { creator, id: submissionId } = await makeApprovedPost(db, terms)
  await earn(db, { submissionId, views: availableCents })
  const destination = await place.sandbox.openPayoutAccount(creator.id)
  await run(
    db,
    sql`UPDATE creators SET stripe_connect_account_id = ${destination},
        payout_account_status = 'connected' WHERE id = ${creator.id}`,
  )
  return { ...creator, submissionId, destination }
}

/** The ids of the broken invariants; [] if the books are clean. */
export async function brokenInvariants(db: Database): Promise<string[]> {
  const results = await checkInvariants(db)
  return results
    .filter((result) => !isHolding(result))
    .map(({ id, offenders, unchecked }) => `${id} ${JSON.stringify(offenders[0] ?? unchecked)}`)
}

export async function readSubmissionSums(
  db: Database,
  submissionId: SubmissionId,
): Promise<{ viewCount: number; accruedCents: number; bonusCents: number; earnedCents: number }> {
  return await exactlyOne(
    db,
    sql`SELECT view_count, accrued_cents, bonus_cents, earned_cents
      FROM submission_totals WHERE submission_id = ${submissionId}`,
  )
}
