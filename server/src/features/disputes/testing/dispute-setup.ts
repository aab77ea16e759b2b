import type { FreezeId, SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { closeSubmission } from '#features/submissions/public.ts'
import { rejectSubmission } from '#features/submissions/review/reject-submission.ts'
import { readBalance } from '#money/balances.ts'
import { creatorAvailable, creatorFrozen, creatorPending } from '#money/chart-of-accounts.ts'
import { freezeFlaggedViews } from '#money/movements/freeze-flagged-views.ts'
import { freezeMoney } from '#money/movements/freeze-money.ts'
import { addHours, type Clock } from '#platform/clock.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import {
  earn,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
  type TestCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { answerDispute } from '../answer-dispute.ts'
import { type DisputeDecision, decideDispute } from '../decide-dispute.ts'
import { openDispute } from '../open-dispute.ts'
import { readDispute, readOwnDispute } from '../read-dispute.ts'

export interface DisputedPost {
  readonly id: SubmissionId
  readonly campaign: TestCampaign
  readonly creator: TestCreator
}

export type DisputeSetup = Awaited<ReturnType<typeof setUpDisputes>>

/** Posts in each state that can be disputed, the acts of a dispute, and a clock that can be moved. */
export async function setUpDisputes() {
  const database = await openTestDatabase()
  const { userId: adminUserId } = await makeAdmin(database.db)
  let hoursLater = 0
  const clock: Clock = { now: () => addHours(new Date(), hoursLater) }
  const { db, log } = database
  const deps = { database: db, log, clock, earningsHoldHours: 72, trackingWindowDays: 30 }
  return {
    deps,
    adminUserId,
    close: () => database.close(),
    /** From the present, not from where it was moved before. */
    moveTo: (hours: number) => {
      hoursLater = hours
    },
    ...posts(deps, adminUserId),
    ...acts(deps, adminUserId),
    row: (submissionId: SubmissionId) =>
      exactlyOne(
        database.db,
        sql<{ status: string; matter: string; postStatus: string }>`SELECT d.status, d.matter,
            s.status AS post_status
          FROM disputes d JOIN submissions s ON s.id = d.submission_id
          WHERE s.id = ${submissionId}`,
      ),
    moneyOf: async ({ creator }: DisputedPost) => ({
      pending: await readBalance(database.db, creatorPending(creator.id)),
      available: await readBalance(database.db, creatorAvailable(creator.id)),
      frozen: await readBalance(database.db, creatorFrozen(creator.id)),
    }),
  }
}

type Deps = Parameters<typeof decideDispute>[0]
type AdminId = DisputeDecision['adminUserId']

function posts({ database, clock }: Deps, adminUserId: AdminId) {
  const approved = async (fundedCents = 100_000): Promise<DisputedPost> => {
    const campaign = await makeLiveCampaign(database, { fundedCents })
    const creator = await makeCreator(database)
    const post = { campaignId: campaign.id, creator }
    return { id: await makeApprovedSubmission(database, post), campaign, creator }
  }
  const earning = async (): Promise<DisputedPost> => {
    const post = await approved()
    await earn(database, { submissionId: post.id, views: 10_000 })
    return post
  }
  return {
    approved,
    /** $30.00 of it is withdrawable. */
    earning,
    rejected: async (fundedCents = 100_000): Promise<DisputedPost> => {
      const campaign = await makeLiveCampaign(database, { fundedCents })
      const creator = await makeCreator(database)
      const id = await makePendingSubmission(database, { campaignId: campaign.id, creator })
      const reviewer = { submissionId: id, reviewer: campaign.brand }
      await rejectSubmission({ database, clock }, { ...reviewer, code: 'off_brief', note: null })
      return { id, campaign, creator }
    },
    /** $30.00 of it is withdrawable. */
    locked: async (reason: 'gone' | 'window' = 'gone'): Promise<DisputedPost> => {
      const post = await earning()
      const close = { submissionId: post.id, reason, at: clock.now() }
      await database.transaction((tx) => closeSubmission(tx, close))
      return post
    },
    /** An admin holds the $30.00 that it earned. */
    held: async (): Promise<DisputedPost> => {
      const post = await earning()
      const why = { reason: 'To be looked at', facts: {}, openedBy: adminUserId }
      const freeze = { id: newId<FreezeId>(), cause: 'held', withUnpaid: true, ...why } as const
      const of = { submissionId: post.id }
      await database.transaction((tx) => freezeMoney(tx, { ...freeze, of, at: clock.now() }))
      return post
    },
    /** The views that earned $30.00 are flagged. */
    doubted: async (): Promise<DisputedPost> => {
      const post = await approved()
      const facts = { isOnlyEntered: false }
      const flag = { submissionId: post.id, isOpen: false, reason: 'Few likes', facts }
      await database.transaction((tx) => freezeFlaggedViews(tx, { posts: [flag], at: clock.now() }))
      await earn(database, { submissionId: post.id, views: 10_000 })
      return post
    },
  }
}

function acts(deps: Deps, adminUserId: AdminId) {
  return {
    open: ({ id: submissionId, creator }: DisputedPost, reason = 'The label is there.') => {
      const by = { creatorId: creator.id, userId: creator.userId }
      return openDispute(deps, { submissionId, ...by, reason })
    },
    answer: ({ id: submissionId, campaign }: DisputedPost, answer = 'We could not see it.') => {
      const { brandId, userId } = campaign.brand
      return answerDispute(deps, { submissionId, brandId, userId, answer })
    },
    decide: (
      { id: submissionId }: DisputedPost,
      decision: DisputeDecision['decision'],
      goodwillCents = 0,
    ) =>
      decideDispute(deps, {
        submissionId,
        adminUserId,
        decision,
        goodwillCents: toCents(goodwillCents),
        notes: 'Both sides were heard.',
        requestId: newId(),
      }),
    readOwn: ({ id: submissionId, creator }: DisputedPost) =>
      readOwnDispute(deps.database, { submissionId, creatorId: creator.id }, deps.clock.now()),
    readCase: ({ id: submissionId }: DisputedPost) =>
      readDispute(deps, { submissionId, of: { anyone: true } }),
  }
}
