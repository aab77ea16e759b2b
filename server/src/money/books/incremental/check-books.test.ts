import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { earn } from '#testing/test-marketplace.ts'
import type { RowKind } from '../invariant.ts'
import { invariants } from '../invariants.ts'
import {
  sweepsAll as all,
  type EarningBooks,
  sweepsNothing as nothing,
  openEarningBooks,
} from '../testing/earning-books.ts'
import { checkBooks } from './check-books.ts'

let books: EarningBooks
let database: EarningBooks['database']
let post: EarningBooks['post']
let broken: EarningBooks['broken']
beforeEach(async () => {
  books = await openEarningBooks()
  ;({ database, post, broken } = books)
})
afterEach(() => database.close())

/**
 * Marks everything so far as written long before the next check. Ids never go back in time, so
 * after a test that moved the clock ahead they lie in the future.
 */
async function letYearsPass(): Promise<void> {
  await run(database.db, sql`UPDATE books_marks SET checked_until = '2100-01-01'`)
}

const noteOneCentMore = sql`UPDATE submission_totals SET earned_cents = earned_cents + 1`
const noteOneCentLess = sql`UPDATE submission_totals SET earned_cents = earned_cents - 1`

test('a change is checked without a sweep', async () => {
  const atFirst = await broken(all)
  await earn(database.db, { submissionId: post, views: 20_000 })
  await run(database.db, noteOneCentMore)

  const after = await broken(nothing)

  expect([atFirst, after]).toEqual([[], ['I20']])
})

const sumsOfNow: Record<string, Statement<unknown>> = {
  'a row of the brand’s ledger': sql`UPDATE ledger_days SET amount_cents = amount_cents + 1
    WHERE event = 'accrual'`,
  'how many entries it has': sql`UPDATE ledger_days SET entry_count = entry_count + 1
    WHERE event = 'accrual'`,
  'where it ends': sql`UPDATE ledger_days SET last_seq = last_seq + 1 WHERE event = 'accrual'`,
  'that a post’s row is missing': sql`DELETE FROM ledger_days WHERE event = 'accrual'`,
  'a fee of a day': sql`UPDATE ledger_days SET amount_cents = amount_cents + 1
    WHERE event = 'platform-fee'`,
  'a campaign’s day': sql`UPDATE campaign_days SET cost_cents = cost_cents + 1`,
  'a campaign’s views': sql`UPDATE campaign_days SET view_count = view_count + 1`,
  'a creator’s day': sql`UPDATE creator_days SET earned_cents = earned_cents + 1`,
  'a creator’s month': sql`UPDATE creator_months SET goodwill_cents = goodwill_cents + 1`,
}

test.each(Object.entries(sumsOfNow))(
  'a settlement’s totals are compared without a sweep: %s',
  async (_, change) => {
    await broken(all)
    await earn(database.db, { submissionId: post, views: 20_000 })
    const before = await broken(nothing)
    await books.byHand(change)

    expect([before, await broken(nothing)]).toEqual([[], ['I20']])
  },
)

test('an error in an unchanged row is found by the next sweep, and by each check until it is fixed', async () => {
  await broken(all)
  await letYearsPass()
  await run(database.db, noteOneCentMore)
  const unseen = await broken(nothing)
  await run(database.db, sql`UPDATE books_marks SET walk_due_at = now()`)

  const swept = await broken(all)
  const later = await broken(nothing)
  await run(database.db, noteOneCentLess)
  const mended = await broken(nothing)
  await run(database.db, noteOneCentMore)

  expect([unseen, swept, later, mended]).toEqual([[], ['I20'], ['I20'], []])
  expect(await broken(nothing)).toEqual([])
})

test('a broken rule makes no progress, but the others do', async () => {
  await broken(all)
  const before = await readProgress()
  await run(database.db, noteOneCentMore)

  await broken(nothing)

  const moved = (await readProgress()).filter(
    ({ part, until }) => until > (before.find((each) => each.part === part)?.until ?? until),
  )
  const parts = moved.map(({ part }) => part)
  expect(parts).toContain('I06 submission')
  expect(parts).not.toContain('I20 submission')
})

async function readProgress() {
  return await manyRows(
    database.db,
    sql<{ part: string; until: Date }>`SELECT part, checked_until AS until FROM books_marks`,
  )
}

test('rows written before a check and committed after it are covered by the next check', async () => {
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

  const progress = await readProgress()
  const latest = Math.max(...progress.map(({ until }) => until.getTime()))
  expect(latest).toBeLessThanOrEqual(began.rows[0]?.at.getTime() ?? 0)
})

test('a rule is unchecked until its first sweep ends, and a sweep resumes where it stopped', async () => {
  const first = await checkBooks(database.db, nothing)
  const counts: number[] = []
  for (let run = 0; run < 3; run += 1) {
    await checkBooks(database.db, 1)
    counts.push(await countSwept())
  }
  const last = await checkBooks(database.db, all)

  expect(first.find(({ id }) => id === 'I06')?.unchecked).toBe('not yet over all history')
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
  expect(counts.at(-1)).toBeLessThan(await countSwept())
  expect(last.filter(({ unchecked }) => unchecked !== null)).toEqual([])
})

async function countSwept(): Promise<number> {
  const { count } = await exactlyOne(
    database.db,
    sql<{ count: number }>`SELECT count(walked_at)::int AS count FROM books_marks`,
  )
  return count
}

test('a check of few changes sends few statements', async () => {
  const counted = countStatements(database.db)
  await checkBooks(counted.db, all)
  const swept = counted.count()
  await letYearsPass()

  await checkBooks(counted.db, nothing)

  const unchanged = counted.count() - swept
  const rules = invariants
    .flatMap(({ queries }) => queries)
    .filter(({ guaranteedBy }) => guaranteedBy === undefined)
  const always = rules.filter(({ kind }) => kind === null || isFollowed(kind))
  const assessed = invariants.filter(({ assess }) => assess)
  // Each query once, where its ranges end, and the progress. Without a sweep, only what is always
  // checked.
  expect(swept).toBeLessThanOrEqual(rules.length + assessed.length + 16)
  expect(unchanged).toBeLessThanOrEqual(always.length + assessed.length + 6)
})

/** Checked from an id onwards, without a list of changes. */
function isFollowed(kind: RowKind): boolean {
  return kind === 'entry' || kind === 'settlement'
}

function countStatements(db: Database) {
  let count = 0
  const query: Database['query'] = (statement) => {
    count += 1
    return db.query(statement)
  }
  return { db: { query }, count: () => count }
}

test('two days without a finished sweep raise an alarm', async () => {
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
