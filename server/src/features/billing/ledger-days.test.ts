import type { BrandId, CampaignId, SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accrueBonus } from '#money/movements/accrue-bonus.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { randomOf } from '#testing/seeded-shuffle.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
} from '#testing/test-marketplace.ts'
import { type LedgerDayRow, listLedgerDays } from './ledger-day-store.ts'
import { type LedgerRequest, type LedgerRow, listLedger } from './ledger-store.ts'
import { readLedgerDay } from './read-ledger-day.ts'

let database: TestDatabase
let brandId: BrandId
let campaigns: readonly Funded[]

interface Funded {
  readonly id: CampaignId
  readonly posts: readonly SubmissionId[]
}

beforeAll(async () => {
  database = await openTestDatabase()
  const first = await openCampaign()
  const second = await openCampaign()
  campaigns = [first, second]
  const { brandId: owner } = await exactlyOne(
    database.db,
    sql<{ brandId: BrandId }>`UPDATE campaigns SET brand_id =
        (SELECT brand_id FROM campaigns WHERE id = ${first.id})
      WHERE id = ${second.id} RETURNING brand_id`,
  )
  brandId = owner
  for (let reading = 0; reading < 30; reading += 1) await readAll(reading)
})
afterAll(() => database.close())

const random = randomOf(7)
const views = new Map<SubmissionId, number>()

async function openCampaign(): Promise<Funded> {
  return await database.db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents: 100_000, feeCents: 10_000 })
    const creator = await makeCreator(tx)
    const posts: SubmissionId[] = []
    for (let n = 0; n < 3; n += 1) {
      posts.push(await makeApprovedSubmission(tx, { campaignId: campaign.id, creator }))
    }
    return { id: campaign.id, posts }
  })
}

/** Some posts of both campaigns gain some views; five hours lie between two readings. */
async function readAll(reading: number): Promise<void> {
  const at = new Date(Date.parse('2026-10-29T03:00:00Z') + reading * 5 * 3_600_000)
  const read = campaigns.flatMap(({ posts }) => posts).filter(() => random() < 0.7)
  for (const post of read) views.set(post, (views.get(post) ?? 0) + Math.ceil(random() * 900))
  const readings = read.map((post) => readingOf(post, views.get(post) ?? 0, at))
  await database.db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 72 }))
}

const listed = (filter: Partial<LedgerRequest> = {}) => ({ brandId, limit: 1000, ...filter })
const allLines = (filter?: Partial<LedgerRequest>) => listLedger(database.db, listed(filter))
const allDays = (filter?: Partial<LedgerRequest>) => listLedgerDays(database.db, listed(filter))

function sumOf(rows: readonly { amountCents: number }[]): number {
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** The same rows, made of the lines one by one. */
function rolledUp(lines: readonly LedgerRow[]) {
  const groups = new Map<string, { id: string; amountCents: number; lineCount: number }>()
  for (const line of lines.toReversed()) {
    const day = line.createdAt.toISOString().slice(0, 10)
    const isDaily = line.event === 'accrual' || line.event === 'platform-fee'
    const of = [line.campaignId, line.submissionId, line.event, day]
    const key = isDaily ? of.join() : line.id
    const { id, amountCents, lineCount } = groups.get(key) ?? {
      id: line.id,
      amountCents: 0,
      lineCount: 0,
    }
    groups.set(key, {
      id,
      amountCents: amountCents + line.amountCents,
      lineCount: lineCount + 1,
    })
  }
  return [...groups.values()].toReversed()
}

const facts = (rows: readonly LedgerDayRow[]) =>
  rows.map(({ id, amountCents, lineCount }) => ({ id, amountCents, lineCount }))

async function pagesOf(limit: number, between: () => Promise<void>): Promise<LedgerDayRow[]> {
  const rows: LedgerDayRow[] = []
  for (let last: LedgerDayRow | undefined; ; ) {
    const after = last && { at: last.listedAt, id: last.id }
    const page = await listLedgerDays(database.db, { brandId, after, limit })
    rows.push(...page.slice(0, limit))
    last = page[limit - 1]
    if (page.length <= limit) return rows
    await between()
  }
}

test('its rows are the lines summed by post and UTC day, with the same total', async () => {
  const lines = await allLines()
  const days = await allDays()

  expect(facts(days)).toEqual(rolledUp(lines))
  expect(sumOf(days)).toBe(sumOf(lines))
  expect(lines.length).toBeGreaterThan(days.length * 2)
  expect(await brokenInvariants(database.db)).toEqual([])
})

test.each([{ month: '2026-10' }, { type: 'platform_fee' }, { type: 'creator_earn' }] as const)(
  'the filters select the same lines in both: %j',
  async (filter) => {
    const lines = await allLines(filter)
    const days = await allDays(filter)

    expect(facts(days)).toEqual(rolledUp(lines))
    expect(days.length).toBeGreaterThan(2)
    expect(days.length).toBeLessThan((await allDays()).length)
  },
)

test('a row opens to its lines, which add up to it', async () => {
  const [fees, earned] = [await allDays({ type: 'platform_fee' }), await allDays()]
  const opened = [fees.find(hasLines), earned.find(hasLines)].filter((row) => row !== undefined)

  for (const row of opened) {
    const own = { entryId: row.id, brandId, limit: 1000 }
    const lines = await readLedgerDay(database.db, own)

    expect(lines).toHaveLength(row.lineCount)
    expect(sumOf(lines)).toBe(row.amountCents)
    expect(lines.at(-1)?.id).toBe(row.id)
    const [newest] = lines
    const after = newest && { at: newest.listedAt, id: newest.id }
    const older = await readLedgerDay(database.db, { ...own, after })
    expect(older.map(({ id }) => id)).toEqual(lines.slice(1).map(({ id }) => id))
  }
  expect(opened).toHaveLength(2)
})

function hasLines({ lineCount }: LedgerDayRow): boolean {
  return lineCount > 2
}

test('another brand’s row is not found, and a single line has no breakdown', async () => {
  const { brandId: stranger } = await exactlyOne(
    database.db,
    sql<{
      brandId: BrandId
    }>`SELECT brand_id FROM campaigns WHERE id = ${(await openCampaign()).id}`,
  )
  const [row] = await allDays({ type: 'creator_earn' })
  const funding = (await allDays({ type: 'brand_fund' }))[0]
  const open = (owner: BrandId, entryId = row?.id) =>
    readLedgerDay(database.db, { brandId: owner, entryId: entryId ?? newest(), limit: 10 })

  await expect(open(stranger)).rejects.toThrow('Ledger row not found')
  await expect(open(brandId, funding?.id)).rejects.toThrow('Ledger row not found')
})

function newest(): never {
  throw new Error('the ledger is empty')
}

test('while lines are booked, no row is listed twice or left out', async () => {
  const before = await allDays()
  let reading = 29

  const paged = await pagesOf(7, async () => {
    reading += 1
    await readAll(reading)
  })

  expect(paged.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect((await allDays()).length).toBeGreaterThan(before.length)
})

test('a bonus on the same day is a separate line', async () => {
  const { db } = database
  const [campaign] = campaigns
  const submissionId = campaign?.posts[0]
  if (submissionId === undefined) return newest()
  const earlier = await allDays()
  const owner = sql<{
    creatorId: never
    creatorUserId: never
  }>`SELECT s.creator_id, r.user_id AS creator_user_id
    FROM submissions s JOIN creators r ON r.id = s.creator_id WHERE s.id = ${submissionId}`
  const creator = await exactlyOne(db, owner)
  const at = new Date('2026-10-30T12:00:00Z')

  await db.transaction((tx) =>
    accrueBonus(tx, {
      submissionId,
      campaignId: campaign?.id ?? newest(),
      ...creator,
      flatBonusCents: toCents(500),
      ratePerKViewsCents: 300 as never,
      at,
      maturesAt: at,
    }),
  )

  const added = (await allDays()).filter(({ id }) => !earlier.some((row) => row.id === id))
  expect(
    added.map(({ event, amountCents, lineCount }) => [event, amountCents, lineCount]),
  ).toContainEqual(['bonus', -500, 1])
})
