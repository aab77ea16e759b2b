import type { PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { decideDispute } from '../features/disputes/decide-dispute.ts'
import { openDispute } from '../features/disputes/open-dispute.ts'
import { type DisputeSetup, setUpDisputes } from '../features/disputes/testing/dispute-setup.ts'
import { releaseFlag, takeBackFlag } from '../features/flagged-views/decide-flag.ts'
import { requestPayout } from '../features/payouts/request-payout.ts'
import { booksWatchOf } from '../features/payouts/testing/payout-setup.ts'
import { openWatchFixtures, type WatchFixtures } from '../features/risk/testing/watch-fixtures.ts'
import { reverseApproval } from '../features/submissions/review/reverse-approval.ts'
import { watchBooks } from '../money/books/watch-books.ts'
import { lockRow } from '../money/locks.ts'
import { bookReversals } from '../money/movements/book-reversals.ts'
import { reservePayout } from '../money/movements/reserve-payout.ts'
import { type MoneyFixtures, openMoneyFixtures } from '../money/testing/money-fixtures.ts'
import { run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'
import { inBothOrders, ordered, race } from './testing/race.ts'

let disputes: DisputeSetup
let watch: WatchFixtures
let money: MoneyFixtures
let sandbox: TestSandbox

beforeAll(async () => {
  ;[disputes, watch, money, sandbox] = await Promise.all([
    setUpDisputes(),
    openWatchFixtures(),
    openMoneyFixtures(),
    startTestSandbox(),
  ])
  const { log } = watch.database
  // Payouts wait for a first check of the books.
  await watchBooks(
    booksWatchOf({
      ...disputes.deps,
      log,
      provider: sandbox.provider,
      accountChangeHoldHours: 0,
    }),
  )
})
afterAll(() => Promise.all([disputes.close(), watch.close(), money.close(), sandbox.close()]))
afterEach(async () => {
  const all = [disputes.deps.database, watch.database.db, money.database.db]
  expect((await Promise.all(all.map(brokenInvariants))).flat()).toEqual([])
})

test.each(inBothOrders)(
  'a payout that comes $order and a reversed transfer',
  async ({ isFirst }) => {
    const { db } = money.database
    const paid = await money.givenPost()
    const unpaid = await money.givenPost(paid.creator)
    await money.earnAvailable(paid, 10_000)
    const payoutId = await money.pay(paid)
    await money.earnAvailable(unpaid, 10_000)
    const reversals = [{ id: `trr_${newId()}`, amountCents: toCents(1000) }]
    const order = { payoutId, transferId: `tr_${payoutId}`, reversals, at: new Date() }
    const reverse = () => db.transaction((tx) => bookReversals(tx, order))

    const { id: creatorId, userId } = paid.creator
    const payout = { payoutId: newId<PayoutId>(), creatorId, userId, destination: 'acct_1' }
    const withdraw = () =>
      db.transaction(async (tx) => {
        await lockRow(tx, 'creator', creatorId)
        await reservePayout(tx, { ...payout, at: new Date() })
      })

    const row = { kind: 'creator', id: creatorId } as const
    const ends = await race(db, row, ordered<() => Promise<unknown>>(isFirst, withdraw, reverse))

    expect(ends).toEqual(['done', 'done'])
    expect(await money.moneyOf(creatorId)).toEqual(
      isFirst ? { available: 1000, inTransit: 3000 } : { inTransit: 4000 },
    )
  },
)

test.each(inBothOrders)(
  'a payout that comes $order and a reversed approval',
  async ({ isFirst }) => {
    const { deps } = disputes
    const post = await disputes.earning()
    await run(
      deps.database,
      sql`UPDATE creators SET stripe_connect_account_id = ${`acct_${post.id}`},
        payout_account_status = 'connected' WHERE id = ${post.creator.id}`,
    )
    const { id: creatorId, userId } = post.creator
    const withdraw = () =>
      deps.database.transaction((tx) => requestPayout(tx, { creatorId, userId }, new Date()))

    const row = { kind: 'creator', id: creatorId } as const
    const ends = await race(
      deps.database,
      row,
      ordered<() => Promise<unknown>>(isFirst, withdraw, reversalOf(post.id)),
    )

    expect(ends).toEqual(isFirst ? ['done', 'payout-on-its-way'] : ['done', 'no-balance'])
  },
)

const reversalOf = (submissionId: Parameters<typeof reverseApproval>[1]['submissionId']) => () =>
  reverseApproval(disputes.deps, {
    submissionId,
    adminUserId: disputes.adminUserId,
    code: 'other',
    reason: 'Bought views',
    evidence: 'A report of the platform',
    requestId: newId(),
  })

test.each(inBothOrders)('a dispute that comes $order and a reversal', async ({ isFirst }) => {
  const post = await disputes.held()
  const { id: creatorId, userId } = post.creator
  const dispute = () =>
    openDispute(disputes.deps, { submissionId: post.id, creatorId, userId, reason: 'No' })

  const row = { kind: 'campaign', id: post.campaign.id } as const
  const ends = await race(
    disputes.deps.database,
    row,
    ordered<() => Promise<unknown>>(isFirst, dispute, reversalOf(post.id)),
  )

  expect(ends).toEqual(isFirst ? ['done', 'dispute-open'] : ['done', 'done'])
  expect(await disputes.row(post.id)).toMatchObject(
    isFirst
      ? { matter: 'hold', postStatus: 'approved' }
      : { matter: 'reversal', postStatus: 'rejected' },
  )
  expect(await disputes.moneyOf(post)).toEqual({
    pending: 0,
    available: 0,
    frozen: isFirst ? 3000 : 0,
  })
})

test.each(inBothOrders)(
  'a remedy that comes $order and a rejected dispute',
  async ({ isFirst }) => {
    const post = await disputes.held()
    await disputes.open(post)
    await disputes.answer(post)
    const decide = (decision: 'release' | 'reject') => () =>
      decideDispute(disputes.deps, {
        submissionId: post.id,
        adminUserId: disputes.adminUserId,
        decision,
        goodwillCents: toCents(0),
        notes: 'Heard',
        requestId: newId(),
      })

    const row = { kind: 'campaign', id: post.campaign.id } as const
    const ends = await race(
      disputes.deps.database,
      row,
      ordered(isFirst, decide('release'), decide('reject')),
    )

    expect(ends).toEqual(['done', 'dispute-decided'])
    expect(await disputes.moneyOf(post)).toEqual(
      isFirst
        ? { pending: 0, available: 3000, frozen: 0 }
        : { pending: 0, available: 0, frozen: 3000 },
    )
  },
)

test.each(inBothOrders)(
  'flagged money: a release that comes $order and a take-back',
  async (given) => {
    const { db } = watch.database
    const post = await watch.givenPost()
    await watch.read(post, { views: 30_000, likes: 2 })
    const decision = {
      freezeId: await watch.openFlagOf(post),
      adminUserId: watch.adminId,
      reason: 'I have watched it',
      at: new Date(),
      requestId: newId(),
    }
    const release = () => db.transaction((tx) => releaseFlag(tx, decision))
    const takeBack = () => db.transaction((tx) => takeBackFlag(tx, decision))

    const row = { kind: 'campaign', id: post.campaign.id } as const
    const ends = await race(
      db,
      row,
      ordered<() => Promise<unknown>>(given.isFirst, release, takeBack),
    )

    expect(ends).toEqual(['done', 'doubt-closed'])
    expect(await watch.moneyOf(post.creator.id)).toEqual(given.isFirst ? { available: 9000 } : {})
  },
)

test.each(inBothOrders)('a payout that comes $order and a bank’s claim', async ({ isFirst }) => {
  const { db } = money.database
  const post = await money.givenPost()
  await money.earnAvailable(post, 10_000)
  const { id: creatorId, userId } = post.creator
  const payout = { payoutId: newId<PayoutId>(), creatorId, userId, destination: 'acct_1' }
  const withdraw = () =>
    db.transaction(async (tx) => {
      await lockRow(tx, 'creator', creatorId)
      await reservePayout(tx, { ...payout, at: new Date() })
    })
  const claim = () => money.freeze({ campaignId: post.campaign.id }, { cause: 'chargeback' })

  const row = { kind: 'creator', id: creatorId } as const
  await race(db, row, ordered<() => Promise<unknown>>(isFirst, withdraw, claim))

  expect(await money.moneyOf(creatorId)).toEqual(isFirst ? { inTransit: 3000 } : { frozen: 3000 })
})

test('two simultaneous answers to a dispute store one', async () => {
  const post = await disputes.held()
  await disputes.open(post)
  const answers = ['It was not there', 'It came later'].map(
    (answer) => () => disputes.answer(post, answer),
  )

  const row = { kind: 'campaign', id: post.campaign.id } as const
  const ends = await race(disputes.deps.database, row, answers)

  expect(ends).toEqual(['done', 'already-answered'])
})
