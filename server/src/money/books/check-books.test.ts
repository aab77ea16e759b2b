import type { SubmissionId } from '@permille/contract/ids'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/database.ts'
import { exactlyOne, manyRows, run } from '../../platform/database/query.ts'
import { type Statement, sql } from '../../platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import {
  earn,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
} from '../../testing/test-marketplace.ts'
import { checkBooks } from './check-books.ts'
import { partOf, type Subject, type Within } from './invariant.ts'
import { invariants } from './invariants.ts'
import { checkSliceAfter, everywhere, type SubjectPart, withinIds, withinSlice } from './slices.ts'
import { makeTrueBooks } from './testing/true-books.ts'

let database: TestDatabase
let post: SubmissionId
beforeEach(async () => {
  database = await openTestDatabase()
  const { id: campaignId } = await makeLiveCampaign(database.db, { fundedCents: 100_000 })
  const creator = await makeCreator(database.db)
  post = await makeApprovedSubmission(database.db, { campaignId, creator })
  await earn(database.db, { submissionId: post, views: 10_000 })
})
afterEach(() => database.close())

const all = 60_000
const nothing = 0

async function broken(walkMs: number): Promise<string[]> {
  const results = await checkBooks(database.db, walkMs)
  return results.filter(({ offenders }) => offenders.length > 0).map(({ id }) => id)
}

/** Everything so far was written long before the next check. */
async function letHoursPass(): Promise<void> {
  await run(database.db, sql`UPDATE books_marks SET checked_until = now() + interval '2 hours'`)
}

const noteOneCentMore = sql`UPDATE submission_totals SET earned_cents = earned_cents + 1`
const noteOneCentLess = sql`UPDATE submission_totals SET earned_cents = earned_cents - 1`

test('what changed is checked without a walk', async () => {
  const atFirst = await broken(all)
  await earn(database.db, { submissionId: post, views: 20_000 })
  await run(database.db, noteOneCentMore)

  const after = await broken(nothing)

  expect([atFirst, after]).toEqual([[], ['I20']])
})

test('what did not change is found by the next walk, and by each check from then on until it holds', async () => {
  await broken(all)
  await letHoursPass()
  await run(database.db, noteOneCentMore)
  const unseen = await broken(nothing)
  await run(database.db, sql`UPDATE books_marks SET walk_due_at = now()`)

  const walked = await broken(all)
  const later = await broken(nothing)
  await run(database.db, noteOneCentLess)
  const mended = await broken(nothing)
  await run(database.db, noteOneCentMore)

  expect([unseen, walked, later, mended]).toEqual([[], ['I20'], ['I20'], []])
  expect(await broken(nothing)).toEqual([])
})

test('a mark stays where its rule is broken, and those of others move on', async () => {
  await broken(all)
  const before = await readMarks()
  await run(database.db, noteOneCentMore)

  await broken(nothing)

  const moved = (await readMarks()).filter(
    ({ part, until }) => until > (before.find((mark) => mark.part === part)?.until ?? until),
  )
  const parts = moved.map(({ part }) => part)
  expect(parts).toContain('I06 submission')
  expect(parts).not.toContain('I20 submission')
})

async function readMarks() {
  return await manyRows(
    database.db,
    sql<{ part: string; until: Date }>`SELECT part, checked_until AS until FROM books_marks`,
  )
}

test('what a transaction wrote before a check and committed after it is checked by the next', async () => {
  await broken(all)
  const client = await database.db.pool.connect()
  await client.query('BEGIN')
  await client.query(`INSERT INTO ledger_entries (id, type, event, amount_cents, debit_account,
    credit_account, idempotency_key) VALUES (gen_random_uuid(), 'adjustment', 'frozen', 1,
    'asset:stripe', 'expense:goodwill', 'test:late')`)
  const began = await client.query<{ at: Date }>('SELECT now() AS at')

  await broken(nothing)
  await client.query('ROLLBACK')
  client.release()

  const marks = await readMarks()
  const latest = Math.max(...marks.map(({ until }) => until.getTime()))
  expect(latest).toBeLessThanOrEqual(began.rows[0]?.at.getTime() ?? 0)
})

test('a rule whose first walk is not over is unchecked, and a walk goes on where it was', async () => {
  const first = await checkBooks(database.db, nothing)
  const counts: number[] = []
  for (let run = 0; run < 3; run += 1) {
    await checkBooks(database.db, 1)
    counts.push(await countWalked())
  }
  const last = await checkBooks(database.db, all)

  expect(first.find(({ id }) => id === 'I06')?.unchecked).toBe('not yet over all history')
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
  expect(counts.at(-1)).toBeLessThan(await countWalked())
  expect(last.filter(({ unchecked }) => unchecked !== null)).toEqual([])
})

async function countWalked(): Promise<number> {
  const { count } = await exactlyOne(
    database.db,
    sql<{ count: number }>`SELECT count(walked_at)::int AS count FROM books_marks`,
  )
  return count
}

test('a slice that takes too long is made smaller', async () => {
  const creator = await makeCreator(database.db)
  for (let made = 0; made < 5; made += 1) {
    const { id: campaignId } = await makeLiveCampaign(database.db, { fundedCents: 1000 })
    await makeApprovedSubmission(database.db, { campaignId, creator })
  }
  const impatient = connectDatabase({
    connectionString: database.connectionString,
    connectionsMax: 1,
    statementTimeoutMs: 100,
    log: database.log,
  })
  const slow = partOf(
    'submission',
    (within) => sql`SELECT id::text AS offender, pg_sleep(0.04)::text AS detail
      FROM submissions WHERE ${within(sql`id`)}`,
  ) as SubjectPart

  const seen: string[] = []
  let after: string | null = null
  do {
    const { slice, offenders } = await checkSliceAfter(impatient, slow, after)
    seen.push(...offenders.map(({ offender }) => offender))
    after = slice.upto
  } while (after !== null)
  await impatient.close()

  expect(new Set(seen).size).toBe(6)
  expect(seen).toHaveLength(6)
})

test('no walk of two days is an alarm', async () => {
  await broken(all)
  await run(
    database.db,
    sql`UPDATE books_marks SET walked_at = now() - interval '49 hours',
    walk_due_at = now() + interval '1 day' WHERE part = 'I06 submission'`,
  )

  const results = await checkBooks(database.db, nothing)

  const late = results.find(({ id }) => id === 'I38')
  expect(late?.offenders.map(({ offender }) => offender)).toEqual(['I06 submission'])
})

/** Something wrong for each kind of subject. */
const breaks: Statement<unknown>[] = [
  sql`UPDATE ledger_accounts SET balance_cents = balance_cents + 1 WHERE name LIKE '%:budget'`,
  sql`UPDATE ledger_entries SET amount_cents = 0 WHERE event = 'funding'`,
  sql`UPDATE campaigns SET paid_out_cents = paid_out_cents + 1, status = 'completed'`,
  sql`UPDATE submission_metrics SET view_count = view_count + 1`,
  sql`UPDATE settlement_campaigns SET granted_cents = granted_cents + 1`,
  sql`UPDATE payouts SET total_cents = 999, status = 'queued', reversed_cents = 1`,
  sql`UPDATE submission_totals SET earned_cents = earned_cents + 1`,
  sql`UPDATE earning_accruals SET accrued_cents = accrued_cents + 1 WHERE kind IN ('bonus', 'correction')`,
  sql`UPDATE earning_accruals SET kind = 'goodwill' WHERE id = (
    SELECT id FROM earning_accruals WHERE kind = 'views' ORDER BY id LIMIT 1)`,
  sql`UPDATE earning_accruals SET kind = 'reinstated' WHERE id = (
    SELECT id FROM earning_accruals WHERE kind = 'views' ORDER BY id LIMIT 1)`,
  sql`INSERT INTO ledger_accounts (name, balance_cents) VALUES
    ('creator:' || gen_random_uuid() || ':pending', 5)`,
  sql`INSERT INTO ledger_accounts (name, balance_cents)
    SELECT 'receivable:creator:' || id, 7 FROM creators ON CONFLICT (name) DO UPDATE SET balance_cents = 7`,
  sql`DELETE FROM accrual_holds`,
  sql`UPDATE submissions SET status = 'paid'`,
  sql`DELETE FROM campaign_days`,
  sql`DELETE FROM creator_months`,
  sql`UPDATE earning_accruals SET settlement_id = gen_random_uuid() WHERE kind = 'views'`,
]

test('whole, in slices of two and by ids, each part of a rule finds the same', async () => {
  const { database: books } = await makeTrueBooks()
  await books.db.transaction(async (tx) => {
    await run(tx, sql`SET LOCAL session_replication_role = replica`)
    for (const each of breaks) await run(tx, each)
  })
  const found: Record<string, readonly string[][]> = {}

  for (const { id, part } of subjectParts)
    found[`${id} ${part.subject}`] = await lookThrice(books.db, part)
  await books.close()

  const whole = Object.fromEntries(
    Object.entries(found).map(([part, [first]]) => [part, [first, first, first]]),
  )
  expect(found).toEqual(whole)
  const silent = Object.entries(whole).filter(([, [first]]) => first?.length === 0)
  expect(silent.map(([part]) => part)).toEqual([])
})

const subjectParts = invariants.flatMap(({ id, parts }) =>
  parts.flatMap(({ subject, offenders }) =>
    subject === null ? [] : [{ id, part: { subject, offenders } }],
  ),
)

/** Who breaks it by a look at everything, by slices of two, and by two ids at a time. */
async function lookThrice(db: Database, { subject, offenders }: SubjectPart): Promise<string[][]> {
  const ids = await listIds(db, subject)
  const pairs = Array.from({ length: Math.ceil(ids.length / 2) }, (_, pair) => pair * 2)
  const slices = [...pairs, ids.length].map((from, index, all) =>
    withinSlice(subject, {
      after: index === 0 ? null : (ids[from - 1] ?? null),
      upto: index === all.length - 1 ? null : (ids[(all[index + 1] ?? 0) - 1] ?? null),
    }),
  )
  const twos = pairs.map((from) => withinIds(subject, ids.slice(from, from + 2)))
  const findIn = async (places: readonly Within[]) => {
    const found = new Set<string>()
    for (const within of places) {
      for (const { offender } of await manyRows(db, offenders(within))) found.add(offender)
    }
    return [...found].sort()
  }
  return [await findIn([everywhere]), await findIn(slices), await findIn(twos)]
}

const keysOf: Record<Subject, Statement<{ id: string }>> = {
  account: sql`SELECT name AS id FROM ledger_accounts ORDER BY name`,
  campaign: sql`SELECT id FROM campaigns ORDER BY id`,
  creator: sql`SELECT id FROM creators ORDER BY id`,
  entry: sql`SELECT id FROM ledger_entries ORDER BY id`,
  settlement: sql`SELECT id FROM settlements ORDER BY id`,
  submission: sql`SELECT id FROM submissions ORDER BY id`,
}

async function listIds(db: Database, subject: Subject): Promise<string[]> {
  return (await manyRows(db, keysOf[subject])).map(({ id }) => id)
}
