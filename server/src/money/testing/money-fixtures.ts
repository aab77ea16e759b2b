import type { FreezeCause } from '@permille/contract/books/ledger'
import type { CreatorId, FreezeId, PayoutId, SubmissionId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
  type TestCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { readBalance } from '../balances.ts'
import {
  campaignBudget,
  campaignFeeReserve,
  creatorAvailable,
  creatorDebt,
  creatorFrozen,
  creatorInTransit,
  creatorPending,
} from '../chart-of-accounts.ts'
import { bookReversals } from '../movements/book-reversals.ts'
import { bookTransfer } from '../movements/book-transfer.ts'
import { freezeFlaggedViews } from '../movements/freeze-flagged-views.ts'
import { freezeMoney } from '../movements/freeze-money.ts'
import { releaseFreeze } from '../movements/release-frozen.ts'
import { releaseHolds } from '../movements/release-holds.ts'
import { reservePayout } from '../movements/reserve-payout.ts'
import { settleViews } from '../movements/settle-views.ts'
import { takeBackFlagged } from '../movements/taken-back/take-back-frozen.ts'
import { takeBackPost } from '../movements/taken-back/take-back-post.ts'

export interface ScenePost {
  readonly campaign: TestCampaign
  readonly creator: TestCreator
  readonly id: SubmissionId
}

export type MoneyFixtures = Awaited<ReturnType<typeof openMoneyFixtures>>

/** Posts that earn, are frozen, paid and taken back through the movements alone. */
export async function openMoneyFixtures() {
  const database = await openTestDatabase()
  const { userId: adminId } = await makeAdmin(database.db)
  const given = { db: database.db, adminId }
  return {
    database,
    adminId,
    close: () => database.close(),
    ...earningActs(given),
    ...payoutActs(given),
    ...reversals(given),
    ...decisions(given),
  }
}

interface Given {
  readonly db: TestDatabase['db']
  readonly adminId: UserId
}

function earningActs({ db }: Given) {
  const earn = async (post: ScenePost, views: number, holdHours = 0): Promise<void> => {
    const at = new Date()
    const readings = [readingOf(post.id, views, at)]
    await db.transaction((tx) => settleViews(tx, { readings, at, holdHours }))
  }
  const mature = async (): Promise<void> => {
    const at = new Date(Date.now() + 1000)
    await db.transaction((tx) => releaseHolds(tx, { at, creatorsMax: 1000 }))
  }
  return {
    /** Approved, 30 cents per 100 views, a bonus of $2.50, and a fee of a tenth on what is funded. */
    givenPost: (creator?: TestCreator): Promise<ScenePost> =>
      db.transaction(async (tx) => {
        const campaign = await makeLiveCampaign(tx, { fundedCents: 100_000, feeCents: 10_000 })
        const owner = creator ?? (await makeCreator(tx))
        const terms = { campaignId: campaign.id, creator: owner, flatBonusCents: 250 }
        return { campaign, creator: owner, id: await makeApprovedSubmission(tx, terms) }
      }),
    /** Another post of the same creator in the same campaign. */
    givenSibling: async ({ campaign, creator }: ScenePost): Promise<ScenePost> => {
      const terms = { campaignId: campaign.id, creator, flatBonusCents: 250 }
      return { campaign, creator, id: await makeApprovedSubmission(db, terms) }
    },
    /** Brings a post to so many views. */
    earn,
    mature,
    earnAvailable: async (post: ScenePost, views: number): Promise<void> => {
      await earn(post, views)
      await mature()
    },
  }
}

function payoutActs({ db }: Given) {
  const reserve = async ({ creator }: Pick<ScenePost, 'creator'>): Promise<PayoutId> => {
    const payoutId = newId<PayoutId>()
    const { id: creatorId, userId } = creator
    const order = { payoutId, creatorId, userId, destination: 'acct_1', at: new Date() }
    await db.transaction((tx) => reservePayout(tx, order))
    return payoutId
  }
  return {
    reserve,
    pay: async (post: Pick<ScenePost, 'creator'>): Promise<PayoutId> => {
      const payoutId = await reserve(post)
      const { total } = await exactlyOne(
        db,
        sql<{ total: number }>`SELECT total_cents AS total FROM payouts WHERE id = ${payoutId}`,
      )
      const transfer = {
        id: `tr_${payoutId}`,
        payoutId,
        amountCents: toCents(total),
        amountReversedCents: toCents(0),
        destination: 'acct_1',
        isForeign: false,
        createdAt: new Date(),
      }
      await db.transaction((tx) => bookTransfer(tx, { payoutId, transfer, at: new Date() }))
      return payoutId
    },
  }
}

function reversals({ db }: Given) {
  return {
    /** The provider returns a part of a paid payout. */
    reverse: async (payoutId: PayoutId, cents: number, at = new Date()): Promise<void> => {
      const reversals = [{ id: `trr_${newId()}`, amountCents: toCents(cents) }]
      const order = { payoutId, transferId: `tr_${payoutId}`, reversals, at }
      await db.transaction((tx) => bookReversals(tx, order))
    },
  }
}

type FrozenObject = { submissionId: SubmissionId } | { campaignId: TestCampaign['id'] }

function decisions({ db, adminId }: Given) {
  return {
    freeze: async (
      of: FrozenObject,
      { cause = 'held' as Exclude<FreezeCause, 'doubted'>, withUnpaid = true } = {},
    ): Promise<{ id: FreezeId; cents: number }> => {
      const id = newId<FreezeId>()
      const why = { reason: 'To be looked at', facts: {}, openedBy: adminId }
      const order = { id, cause, of, withUnpaid, ...why, at: new Date() }
      return { id, cents: await db.transaction((tx) => freezeMoney(tx, order)) }
    },
    /** Doubts what the post earns from now on. */
    doubt: async ({ id: submissionId }: ScenePost): Promise<FreezeId> => {
      const facts = { isOnlyEntered: false }
      const post = { submissionId, isOpen: false, reason: 'Few likes', facts }
      await db.transaction((tx) => freezeFlaggedViews(tx, { posts: [post], at: new Date() }))
      const open = sql<{ id: FreezeId }>`SELECT id FROM money_freezes
        WHERE submission_id = ${submissionId} AND cause = 'doubted' AND closed_at IS NULL`
      return (await exactlyOne(db, open)).id
    },
    takeBackFlagged: (freezeId: FreezeId) => {
      const order = { id: newId(), freezeId, takenBy: adminId, at: new Date() }
      return db.transaction((tx) => takeBackFlagged(tx, order))
    },
    release: (freezeId: FreezeId) => {
      const order = { freezeId, closedBy: adminId, at: new Date(Date.now() + 2000) }
      return db.transaction((tx) => releaseFreeze(tx, order))
    },
    takeBack: ({ id: submissionId }: ScenePost) => {
      const order = { id: newId(), submissionId, takenBy: adminId, at: new Date() }
      return db.transaction((tx) => takeBackPost(tx, order))
    },
    /** What a creator has where, and owes; empty accounts are left out. */
    moneyOf: async (creatorId: CreatorId): Promise<Record<string, number>> => {
      const accounts = {
        pending: creatorPending(creatorId),
        available: creatorAvailable(creatorId),
        frozen: creatorFrozen(creatorId),
        inTransit: creatorInTransit(creatorId),
        debt: creatorDebt(creatorId),
      }
      const held: Record<string, number> = {}
      for (const [name, account] of Object.entries(accounts)) {
        const cents = await readBalance(db, account)
        if (cents > 0) held[name] = cents
      }
      return held
    },
    budgetOf: ({ campaign }: ScenePost) => readBalance(db, campaignBudget(campaign.id)),
    feeReserveOf: ({ campaign }: ScenePost) => readBalance(db, campaignFeeReserve(campaign.id)),
  }
}
