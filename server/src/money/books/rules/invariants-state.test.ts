import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeTrueBooks, type TrueBooks } from '../testing/true-books.ts'

let books: TrueBooks
beforeAll(async () => {
  books = await makeTrueBooks()
})
afterAll(() => books.database.close())

type Step = readonly [from: string | null, to: string, actor: string]

/** A history step of a post that no longer exists. */
const step = (id: string, [from, to, actor]: Step): Statement<unknown> =>
  sql`INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind)
    VALUES (${id}, ${from}, ${to}, ${actor})`

const allowed: readonly Step[] = [
  [null, 'pending', 'creator'],
  ...['brand', 'admin', 'system'].flatMap((actor): Step[] => [
    ['pending', 'approved', actor],
    ['pending', 'rejected', actor],
  ]),
  ['rejected', 'pending', 'creator'],
  ['approved', 'locked', 'system'],
  ['locked', 'paid', 'system'],
  ['rejected', 'approved', 'admin'],
  ['locked', 'approved', 'admin'],
  ['approved', 'rejected', 'admin'],
  ['locked', 'rejected', 'admin'],
  ['paid', 'rejected', 'admin'],
  ['paid', 'locked', 'system'],
]

test('I18 accepts every allowed step', async () => {
  expect(await books.find(...allowed.map((each) => step(newId(), each)))).toEqual({})
})

test.each<Step>([
  [null, 'approved', 'creator'],
  [null, 'approved', 'brand'],
  [null, 'locked', 'system'],
  [null, 'pending', 'brand'],
  ['pending', 'locked', 'admin'],
  ['pending', 'approved', 'creator'],
  ['rejected', 'approved', 'creator'],
  ['rejected', 'pending', 'admin'],
  ['approved', 'paid', 'system'],
  ['approved', 'locked', 'admin'],
  ['locked', 'approved', 'system'],
  ['locked', 'paid', 'admin'],
  ['rejected', 'paid', 'admin'],
  ['rejected', 'approved', 'brand'],
  ['paid', 'approved', 'admin'],
  ['paid', 'rejected', 'brand'],
  ['paid', 'approved', 'system'],
  ['paid', 'locked', 'admin'],
])('I18 finds the step from %s to %s by the %s', async (...wrong) => {
  const id = newId()

  expect(await books.find(step(id, wrong))).toEqual({ I18: [id] })
})

test('I18 finds a post and a campaign whose status differs from their last step', async () => {
  const { id, campaignId } = books.posts.capped

  const findings = await books.find(
    sql`UPDATE submissions SET status = 'locked' WHERE id = ${id}`,
    sql`UPDATE campaigns SET status = 'paused' WHERE id = ${campaignId}`,
  )

  expect(findings).toEqual({ I18: [id, campaignId].sort() })
})

test('I19 finds a job that is held for longer than five minutes', async () => {
  const held = (since: Statement<never>) => [
    sql`SELECT graphile_worker.add_job('anything')`,
    sql`UPDATE graphile_worker._private_jobs SET locked_by = 'x', locked_at = ${since}`,
  ]

  expect(await books.find(...held(sql`now() - interval '5 minutes'`))).toEqual({})
  const findings = await books.find(...held(sql`now() - interval '5 minutes 1 microsecond'`))
  expect(findings.I19).toHaveLength(1)
})

const exactly = sql<never>`now() - interval '5 minutes'`
const longer = sql<never>`now() - interval '5 minutes 1 microsecond'`
const lately = sql<never>`now() - interval '1 minute'`
const never = sql<never>`NULL`

test.each([
  ['received too long ago', longer, never, never, true],
  ['deferred until too long ago', longer, longer, never, true],
  ['received five minutes ago', exactly, never, never, false],
  ['deferred until five minutes ago', longer, exactly, never, false],
  ['deferred until lately', longer, lately, never, false],
  ['received too long ago and processed', longer, never, lately, false],
])('I19 and an event %s', async (_, received, deferred, processed, isFound) => {
  const findings = await books.find(
    sql`INSERT INTO provider_events (id, type, object_id, received_at, deferred_until, processed_at)
      VALUES ('evt_1', 'transfer.created', 'tr_1', ${received}, ${deferred}, ${processed})`,
  )

  expect(findings).toEqual(isFound ? { I19: ['evt_1'] } : {})
})

test('I21 finds a live campaign that has spent its last cent, and none with a cent left', async () => {
  const { campaignId } = books.posts.short[0]
  const { campaignId: other } = books.posts.capped

  const findings = await books.find(
    sql`UPDATE campaigns SET status = 'live' WHERE id = ${campaignId}`,
    sql`UPDATE campaigns SET funded_cents = paid_out_cents + 1 WHERE id = ${other}`,
  )

  expect(findings.I21).toEqual([campaignId])
})

test('I20 finds each total that is a cent off', async () => {
  const { id: postId, creator } = books.posts.capped
  const { id: paidId } = books.posts.paid.creator

  const findings = await books.find(
    sql`UPDATE creator_totals SET earned_cents = earned_cents + 1 WHERE creator_id = ${creator.id}`,
    sql`UPDATE creator_totals SET paid_cents = paid_cents - 1 WHERE creator_id = ${paidId}`,
    sql`UPDATE submission_totals SET earned_cents = earned_cents + 1 WHERE submission_id = ${postId}`,
  )

  expect(findings).toEqual({ I20: [creator.id, paidId, postId].sort() })
})

test('I20 finds each day with a wrong total of money or views', async () => {
  const { campaignId, creator } = books.posts.capped
  const { campaignId: otherId, creator: paid } = books.posts.taken

  const findings = await books.find(
    sql`UPDATE campaign_days SET cost_cents = cost_cents + 1 WHERE campaign_id = ${campaignId}`,
    sql`UPDATE creator_days SET day = day - 1 WHERE creator_id = ${creator.id}`,
    sql`UPDATE campaign_days SET view_count = view_count - 1 WHERE campaign_id = ${otherId}`,
    sql`DELETE FROM creator_days WHERE creator_id = ${paid.id}`,
  )

  const wrong = [`campaign ${campaignId}`, `campaign ${otherId}`]
  expect([...new Set(findings.I20)]).toEqual(
    [...wrong, `creator ${creator.id}`, `creator ${paid.id}`].sort(),
  )
})

test('I20 finds each month of a creator’s statements with a wrong total', async () => {
  const { creator } = books.posts.capped
  const { creator: taken } = books.posts.taken

  const findings = await books.find(
    sql`UPDATE creator_months SET earned_cents = earned_cents + 1 WHERE creator_id = ${creator.id}`,
    sql`DELETE FROM creator_months WHERE creator_id = ${taken.id}`,
  )

  expect([...new Set(findings.I20)]).toEqual(
    [`creator ${creator.id}`, `creator ${taken.id}`].sort(),
  )
})

test('I20 finds each day of a brand’s ledger that differs from the bookings', async () => {
  const { campaignId, id: cappedId } = books.posts.capped
  const { campaignId: otherId } = books.posts.taken

  const findings = await books.find(
    sql`UPDATE ledger_days SET amount_cents = amount_cents - 1 WHERE submission_id = ${cappedId}`,
    sql`DELETE FROM ledger_days WHERE campaign_id = ${otherId}`,
  )

  expect([...new Set(findings.I20)]).toEqual(
    [`campaign ${campaignId}`, `campaign ${otherId}`].sort(),
  )
})

test('I20 finds each campaign with a wrong count of posts or views', async () => {
  const { campaignId } = books.posts.capped
  const { campaignId: otherId } = books.posts.taken

  const findings = await books.find(
    sql`UPDATE campaign_counts SET post_count = post_count + 1 WHERE campaign_id = ${campaignId}`,
    sql`UPDATE campaign_counts SET view_count = view_count - 1 WHERE campaign_id = ${otherId}`,
  )

  const all = ['marketplace’s submissions', 'marketplace’s views']
  expect(findings).toEqual({
    I20: [`campaign ${campaignId}`, `campaign ${otherId}`, ...all].sort(),
  })
})

test.each(['views', 'paid_cents', 'brands', 'creators', 'campaigns', 'submissions'])(
  'I20 finds a marketplace with a wrong count of %s',
  async (measure) => {
    const findings = await books.find(
      sql`INSERT INTO marketplace_day_parts (measure, day, amount)
        VALUES (${measure}, '2026-03-01', 1)`,
    )

    expect(findings).toEqual({ I20: [`marketplace’s ${measure}`] })
  },
)

test('I20 finds balances and payouts that differ from a creator’s earnings', async () => {
  const { id } = books.posts.capped.creator
  const pending = `creator:${id}:pending`

  const findings = await books.find(
    sql`UPDATE ledger_accounts SET balance_cents = balance_cents + 1 WHERE name = ${pending}`,
  )

  expect(findings).toEqual({ I01: [pending], I13: [pending], I20: [id] })
})
