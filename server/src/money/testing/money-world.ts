import type { FreezeId, FundingId, PayoutId, RefundId, SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
  type TestCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { makeAdmin, type TestAdmin } from '#testing/test-users.ts'
import { readBalance } from '../balances.ts'
import {
  campaignBudget,
  campaignFeeReserve,
  campaignRefunding,
  creatorAvailable,
  creatorDebt,
  creatorFrozen,
  creatorInTransit,
  creatorPending,
} from '../chart-of-accounts.ts'
import { lockRow } from '../locks.ts'
import { bookRefund } from '../movements/book-refund.ts'
import { bookReversals } from '../movements/book-reversals.ts'
import { bookTransfer } from '../movements/book-transfer.ts'
import { failPayout } from '../movements/fail-payout.ts'
import { failRefund } from '../movements/fail-refund.ts'
import { freezeMoney } from '../movements/freeze-money.ts'
import { grantGoodwill } from '../movements/grant-goodwill.ts'
import { writeOffDebts } from '../movements/recover-debts.ts'
import { releaseFreeze } from '../movements/release-frozen.ts'
import { releaseHolds } from '../movements/release-holds.ts'
import { reservePayout } from '../movements/reserve-payout.ts'
import { reserveRefunds } from '../movements/reserve-refunds.ts'
import { settleViews } from '../movements/settle-views.ts'
import { takeBackPost } from '../movements/taken-back/take-back-post.ts'
import type { MoneyModel } from './money-model.ts'
import { at } from './money-model-rows.ts'

interface Refunding {
  readonly id: RefundId
  readonly campaign: number
  readonly amount: number
  readonly fee: number
  readonly paymentIntentId: string
  isOpen: boolean
}

const start = Date.now() - 60 * 24 * 3_600_000
const holdHours = 72
const hoursAt = (hours: number): Date => new Date(start + hours * 3_600_000)

/** The database's side of the model: the same acts, through the movements, at the same hours. */
export class MoneyMarket {
  readonly freezes: FreezeId[] = []
  readonly payouts: PayoutId[] = []
  readonly refunds: Refunding[] = []
  readonly #database: TestDatabase
  readonly #admin: TestAdmin
  readonly #campaigns: readonly TestCampaign[]
  readonly #creators: readonly TestCreator[]
  readonly #posts: readonly SubmissionId[]

  private constructor(given: {
    database: TestDatabase
    admin: TestAdmin
    campaigns: readonly TestCampaign[]
    creators: readonly TestCreator[]
    posts: readonly SubmissionId[]
  }) {
    this.#database = given.database
    this.#admin = given.admin
    this.#campaigns = given.campaigns
    this.#creators = given.creators
    this.#posts = given.posts
  }

  /** As many campaigns, creators and posts as the model has, with the same money. */
  static async open(database: TestDatabase, model: MoneyModel): Promise<MoneyMarket> {
    const { db } = database
    const campaigns: TestCampaign[] = []
    for (const money of model.campaigns) campaigns.push(await openCampaign(db, money))
    const creators: TestCreator[] = []
    for (const _ of model.creators) creators.push(await makeCreator(db))
    const posts: SubmissionId[] = []
    for (const { campaign, creator } of model.posts) {
      const given = { campaignId: at(campaigns, campaign).id, creator: at(creators, creator) }
      posts.push(await makeApprovedSubmission(db, given))
    }
    for (const campaign of campaigns) await endCampaign(db, campaign)
    return new MoneyMarket({ database, admin: await makeAdmin(db), campaigns, creators, posts })
  }

  earn(post: number, views: number, hour: number): Promise<unknown> {
    const readings = [readingOf(at(this.#posts, post), views, hoursAt(hour))]
    return this.#do((tx) => settleViews(tx, { readings, at: hoursAt(hour), holdHours }))
  }

  mature(hour: number): Promise<unknown> {
    return this.#do((tx) => releaseHolds(tx, { at: hoursAt(hour), creatorsMax: 1000 }))
  }

  async freeze(
    of: { post: number | null; campaign: number | null },
    { withUnpaid, hour }: { withUnpaid: boolean; hour: number },
  ): Promise<void> {
    const id = newId<FreezeId>()
    const { post, campaign } = of
    await this.#do((tx) =>
      freezeMoney(tx, {
        id,
        cause: post === null ? 'chargeback' : 'held',
        of:
          post === null
            ? { campaignId: at(this.#campaigns, campaign ?? 0).id }
            : { submissionId: at(this.#posts, post) },
        reason: 'To be looked at',
        facts: {},
        openedBy: this.#admin.userId,
        withUnpaid,
        at: hoursAt(hour),
      }),
    )
    this.freezes.push(id)
  }

  release(freeze: number, hour: number): Promise<unknown> {
    const order = { freezeId: at(this.freezes, freeze), closedBy: this.#admin.userId }
    return this.#do((tx) => releaseFreeze(tx, { ...order, at: hoursAt(hour) }))
  }

  takeBack(post: number, hour: number): Promise<unknown> {
    const order = { id: newId(), submissionId: at(this.#posts, post), takenBy: this.#admin.userId }
    return this.#do((tx) => takeBackPost(tx, { ...order, at: hoursAt(hour) }))
  }

  goodwill(post: number, cents: number, hour: number): Promise<unknown> {
    const grant = { submissionId: at(this.#posts, post), amountCents: toCents(cents) }
    const times = { at: hoursAt(hour), maturesAt: hoursAt(hour + holdHours) }
    return this.#do((tx) => grantGoodwill(tx, { ...grant, ...times }))
  }

  writeOff(creator: number, hour: number): Promise<unknown> {
    const debtor = at(this.#creators, creator).id
    return this.#do(async (tx) => {
      await lockRow(tx, 'creator', debtor)
      await writeOffDebts(tx, { creatorId: debtor, at: hoursAt(hour) })
    })
  }

  async withdraw(creator: number, hour: number): Promise<void> {
    const payoutId = newId<PayoutId>()
    const { id: creatorId, userId } = at(this.#creators, creator)
    const order = { payoutId, creatorId, userId, destination: 'acct_1', at: hoursAt(hour) }
    await this.#do((tx) => reservePayout(tx, order))
    this.payouts.push(payoutId)
  }

  pay(payout: number, cents: number, hour: number): Promise<unknown> {
    const payoutId = at(this.payouts, payout)
    const transfer = {
      id: `tr_${payoutId}`,
      payoutId,
      amountCents: toCents(cents),
      amountReversedCents: toCents(0),
      destination: 'acct_1',
      isForeign: false,
      createdAt: hoursAt(hour),
    }
    return this.#do((tx) => bookTransfer(tx, { payoutId, transfer, at: hoursAt(hour) }))
  }

  fail(payout: number, hour: number): Promise<unknown> {
    const refusal = { payoutId: at(this.payouts, payout), callNumber: 0, reason: 'no', code: null }
    return this.#do((tx) => failPayout(tx, { ...refusal, at: hoursAt(hour) }))
  }

  reverse(payout: number, cents: number, hour: number): Promise<unknown> {
    const payoutId = at(this.payouts, payout)
    const reversals = [{ id: `trr_${newId()}`, amountCents: toCents(cents) }]
    const order = { payoutId, transferId: `tr_${payoutId}`, reversals, at: hoursAt(hour) }
    return this.#do((tx) => bookReversals(tx, order))
  }

  async requestRefund(campaign: number, part: { amount: number; fee: number }, hour: number) {
    const { id: campaignId, brand } = at(this.#campaigns, campaign)
    const funding = await exactlyOne(
      this.#database.db,
      sql<{ id: FundingId; paymentIntentId: string }>`
        SELECT id, stripe_payment_intent_id AS payment_intent_id FROM campaign_funding
        WHERE campaign_id = ${campaignId}`,
    )
    const id = newId<RefundId>()
    const [amountCents, feeCents] = [toCents(part.amount), toCents(part.fee)]
    const cents = { amountCents, feeCents, owedCents: toCents(0) }
    const order = { campaignId, requestedBy: brand.userId, at: hoursAt(hour) }
    await this.#do(async (tx) => {
      await lockRow(tx, 'campaign', campaignId)
      await lockRow(tx, 'funding', funding.id)
      await reserveRefunds(tx, { ...order, parts: [{ id, fundingId: funding.id, ...cents }] })
    })
    const { paymentIntentId } = funding
    this.refunds.push({ id, campaign, ...part, paymentIntentId, isOpen: true })
  }

  endRefund(refund: number, isPaid: boolean, hour: number): Promise<unknown> {
    const ended = at(this.refunds, refund)
    ended.isOpen = false
    const { id: refundId, amount, fee, paymentIntentId } = ended
    const made = {
      id: `re_${refundId}`,
      refundId,
      paymentIntentId,
      amountCents: toCents(amount + fee),
      status: 'succeeded' as const,
      failureCode: null,
      feeCents: toCents(0),
      isForeign: false,
      createdAt: hoursAt(hour),
    }
    const refusal = { refundId, callNumber: null, reason: 'no', code: null, at: hoursAt(hour) }
    return this.#do<unknown>((tx) =>
      isPaid ? bookRefund(tx, { refundId, made, at: hoursAt(hour) }) : failRefund(tx, refusal),
    )
  }

  async balances(): Promise<object> {
    const { db } = this.#database
    const creators = this.#creators.map(async ({ id }) => ({
      pending: await readBalance(db, creatorPending(id)),
      available: await readBalance(db, creatorAvailable(id)),
      frozen: await readBalance(db, creatorFrozen(id)),
      inTransit: await readBalance(db, creatorInTransit(id)),
      debt: await readBalance(db, creatorDebt(id)),
    }))
    const campaigns = this.#campaigns.map(async ({ id }) => ({
      budget: await readBalance(db, campaignBudget(id)),
      feeReserve: await readBalance(db, campaignFeeReserve(id)),
      refunding: await readBalance(db, campaignRefunding(id)),
    }))
    return { creators: await Promise.all(creators), campaigns: await Promise.all(campaigns) }
  }

  #do<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#database.db.transaction(work)
  }
}

/** Paid by one card. */
async function openCampaign(
  db: TestDatabase['db'],
  { funded, feeFunded }: { funded: number; feeFunded: number },
): Promise<TestCampaign> {
  const campaign = await makeLiveCampaign(db, { fundedCents: funded, feeCents: feeFunded })
  const { id } = campaign
  await run(
    db,
    sql`INSERT INTO campaign_funding (id, campaign_id, brand_id, amount_cents, fee_cents, status,
        stripe_payment_intent_id, settled_at)
      SELECT ${newId()}, id, brand_id, ${funded}, ${feeFunded}, 'succeeded', 'pi_' || id, now()
      FROM campaigns WHERE id = ${id}`,
  )
  return campaign
}

/** So that it may be refunded; what is approved earns all the same. */
async function endCampaign(db: TestDatabase['db'], { id }: TestCampaign): Promise<void> {
  await run(
    db,
    sql`WITH change AS (
        INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind)
        VALUES (${id}, 'live', 'completed', 'system')
      )
      UPDATE campaigns SET status = 'completed', completed_at = now() WHERE id = ${id}`,
  )
}

/** What the world's balances must be. */
export function balancesOf(model: MoneyModel): object {
  return {
    creators: model.creators.map((creator) => ({
      pending: model.heldBy(creator, 'pending'),
      available: model.heldBy(creator, 'available'),
      frozen: model.heldBy(creator, 'frozen'),
      inTransit: model.heldBy(creator, 'inTransit'),
      debt: model.owedBy(creator),
    })),
    campaigns: model.campaigns.map(({ budget, feeReserve, refunding }) => ({
      budget,
      feeReserve,
      refunding,
    })),
  }
}
