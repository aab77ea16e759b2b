import type { CreatorId } from '@permille/contract/ids'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeOff } from '#money/testing/model-debts.ts'
import { earn, goodwill } from '#money/testing/model-earning.ts'
import { mature, pay, reverse, withdraw } from '#money/testing/model-payouts.ts'
import { takeBack } from '#money/testing/model-take-back.ts'
import { MoneyModel } from '#money/testing/money-model.ts'
import { MoneyMarket } from '#money/testing/money-world.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { brokenInvariants, makeCreator } from '#testing/test-marketplace.ts'
import { listStatementCampaigns, openStatementFile, readStatement } from './read-statement.ts'
import { readJoinedAt } from './statement-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const newModel = () =>
  new MoneyModel({
    campaigns: [
      { funded: 500_000, feeFunded: 0 },
      { funded: 500_000, feeFunded: 0 },
    ],
    posts: [0, 1].map((campaign) => ({ campaign, creator: 0 })),
    creators: 1,
  })

interface Play {
  readonly model: MoneyModel
  readonly world: MoneyMarket
  readonly hour: number
}

/** Each changes the balance in another way, where it can. */
const acts = {
  earn: async ({ model, world, hour }: Play, cents: number) => {
    const post = cents % 2
    const views = (model.posts[post]?.views ?? 0) + cents * 10
    earn(model, { post, views, maturesAt: hour + 72 })
    await world.earn(post, views, hour)
  },
  goodwill: async ({ model, world, hour }: Play, cents: number) => {
    goodwill(model, { post: cents % 2, cents, maturesAt: hour + 72 })
    await world.goodwill(cents % 2, cents, hour)
  },
  pay: async ({ model, world, hour }: Play) => {
    mature(model, hour)
    await world.mature(hour)
    if (!model.canWithdraw(0)) return
    const payout = withdraw(model, 0)
    pay(model, payout)
    await world.withdraw(0, hour)
    await world.pay(payout, model.payouts[payout]?.cents ?? 0, hour)
  },
  takeBack: async ({ model, world, hour }: Play, cents: number) => {
    takeBack(model, cents % 2, hour)
    await world.takeBack(cents % 2, hour)
  },
  reverse: async ({ model, world, hour }: Play, cents: number) => {
    const payout = model.payouts.findIndex((of) => of.status === 'paid' && of.reversed < of.cents)
    const of = model.payouts[payout]
    if (of === undefined) return
    const returned = Math.min(cents, of.cents - of.reversed)
    reverse(model, payout, returned)
    await world.reverse(payout, returned, hour)
  },
  writeOff: async ({ model, world, hour }: Play) => {
    writeOff(model, 0)
    await world.writeOff(0, hour)
  },
} satisfies Record<string, (play: Play, cents: number) => Promise<void>>

const actNames = Object.keys(acts) as (keyof typeof acts)[]
const step = fc.record({
  act: fc.constantFrom(...actNames, 'earn' as const, 'pay' as const),
  cents: fc.integer({ min: 1, max: 5000 }),
  hours: fc.integer({ min: 1, max: 96 }),
})

async function newestCreator(): Promise<CreatorId> {
  const rows = await manyRows(
    database.db,
    sql<{ id: CreatorId }>`SELECT id FROM creators ORDER BY created_at DESC, id DESC LIMIT 1`,
  )
  const [newest] = rows
  if (newest === undefined) throw new Error('There is no creator.')
  return newest.id
}

interface LedgerMonth {
  readonly month: string
  readonly cents: number
}

/** What the creator's accounts gained in each month, whatever it was. */
async function ledgerMonths(creatorId: CreatorId): Promise<LedgerMonth[]> {
  return await manyRows(
    database.db,
    sql<LedgerMonth>`
      SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, sum(cents)::bigint AS cents
      FROM (
        SELECT created_at, credit_account AS account, amount_cents AS cents FROM ledger_entries
        UNION ALL SELECT created_at, debit_account, -amount_cents FROM ledger_entries
      ) leg WHERE account LIKE '%' || ${creatorId} || '%'
      GROUP BY 1 HAVING sum(cents) <> 0 ORDER BY 1`,
  )
}

async function readLines(asked: Parameters<typeof openStatementFile>[1]): Promise<string[][]> {
  const { chunks } = await openStatementFile(database.db, asked)
  let text = ''
  for await (const chunk of chunks) text += chunk
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
}

test('after random months each statement matches the ledger to the cent, and so does the file', async () => {
  const now = new Date()
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 20, maxLength: 40, size: 'max' }),
      async (steps) => {
        const model = newModel()
        const world = await MoneyMarket.open(database, model)
        const creatorId = await newestCreator()
        let hour = 0
        for (const { act, hours, cents } of steps) {
          hour += hours
          await acts[act]({ model, world, hour: Math.min(hour, 59 * 24) }, cents)
        }

        const statements = await allYears({ creatorId, now })

        const gains = statements.flatMap(({ months }) =>
          months.map(({ month, openingCents, closingCents }) => ({
            month,
            cents: closingCents - openingCents,
          })),
        )
        expect(gains.filter(({ cents }) => cents !== 0)).toEqual(await ledgerMonths(creatorId))
        for (const statement of statements) await expectWhole({ creatorId, now }, statement)
        expect(await brokenInvariants(database.db)).toEqual([])
      },
    ),
    // No shrinking: it would run for minutes in the database of the tests that follow.
    { numRuns: 2, endOnFailure: true },
  )
}, 120_000)

type Read = Awaited<ReturnType<typeof readStatement>>
interface Of {
  readonly creatorId: CreatorId
  readonly now: Date
}

/** Oldest first. */
async function allYears({ creatorId, now }: Of): Promise<Read[]> {
  const ofYear = (period?: string) => readStatement(database.db, { creatorId, now, period })
  const newest = await ofYear()
  const years = [newest]
  for (
    let year = Number(newest.period) - 1;
    year >= Number(newest.firstMonth.slice(0, 4));
    year--
  ) {
    years.unshift(await ofYear(String(year)))
  }
  return years
}

/** Its campaigns and the lines of its file add up to it. */
async function expectWhole({ creatorId, now }: Of, statement: Read): Promise<void> {
  const asked = { creatorId, now, period: statement.period }
  const campaigns = await listStatementCampaigns(database.db, { ...asked, limit: 100 })
  const lines = await readLines(asked)
  const { earnedCents, takenBackCents, goodwillCents } = statement
  const { paidOutCents, returnedCents, writtenOffCents, openingCents, closingCents } = statement

  const columns = [2, 3, 4, 5, 6, 7, 8].map((column) =>
    lines.reduce((sum, line) => sum + Math.round(100 * Number(line[column])), 0),
  )

  const ofPosts = [earnedCents, takenBackCents, goodwillCents]
  const ofPayouts = [paidOutCents, returnedCents, writtenOffCents]
  expect(columns).toEqual([...ofPosts, ...ofPayouts, closingCents - openingCents])
  const sums = (['earnedCents', 'takenBackCents', 'goodwillCents'] as const).map((part) =>
    campaigns.reduce((sum, campaign) => sum + campaign[part], 0),
  )
  expect(sums).toEqual(ofPosts)
}

test('an empty month has a statement, a month before the creator joined or in the future has none', async () => {
  const { id: creatorId } = await makeCreator(database.db)
  const now = await readJoinedAt(database.db, creatorId)
  const read = (period: string) => readStatement(database.db, { creatorId, period, now })
  const month = now.toISOString().slice(0, 7)

  const statement = await read(month)

  expect(statement).toMatchObject({
    period: month,
    firstMonth: month,
    isRunning: true,
    until: now,
    openingCents: 0,
    closingCents: 0,
  })
  await expect(read('2020-01')).rejects.toMatchObject({ family: 'not-found' })
  await expect(read('2099')).rejects.toMatchObject({ family: 'not-found' })
})

test('a past month’s statement ends with it', async () => {
  const model = newModel()
  const world = await MoneyMarket.open(database, model)
  await world.earn(0, 10_000, 0)
  const creatorId = await newestCreator()
  const year = new Date().getUTCFullYear()
  const now = new Date(Date.UTC(year + 1, 5, 3))

  const statement = await readStatement(database.db, { creatorId, now, period: String(year + 1) })

  expect(statement).toMatchObject({ openingCents: 3000, earnedCents: 0, closingCents: 3000 })
  expect(statement.months).toHaveLength(6)
  const january = await readStatement(database.db, { creatorId, now, period: `${year + 1}-01` })
  expect(january).toMatchObject({ isRunning: false, until: new Date(Date.UTC(year + 1, 1)) })
})
