import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '#money/books/invariants.ts'
import { watchAllBooks } from '#money/books/watch-books.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makePartners, type Partners } from '#testing/partners.ts'
import { makeLiveCampaign } from '#testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'

let server: TestServer
let partners: Partners
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
  partners = await makePartners(server)
  admin = await server.person('admin')
})
afterAll(() => server.close())

const books = async () => (await server.call('GET', '/api/admin/books', { as: admin })).json
const check = (as = admin) => server.call('POST', '/api/admin/books/check', { as })

function countRuns(): Promise<{ count: number }> {
  return exactlyOne(server.database.db, sql`SELECT count(*) AS count FROM invariant_runs`)
}

test('before the first check no result is shown, and payouts wait', async () => {
  await run(server.database.db, sql`DELETE FROM invariant_runs`)

  const { checkedAt, cleanAt, arePayoutsStopped } = await books()

  expect([checkedAt, cleanAt, arePayoutsStopped]).toEqual([null, null, true])
})

test('the page shows the same rules as the audit, including those that query the provider', async () => {
  const { booksDatabase, comparePayments, compareTransfers } = server.wiring.parts
  const asked = await Promise.all([comparePayments(null), compareTransfers(null)])
  const audited = [...(await checkInvariants(booksDatabase)), ...asked]

  const { rules } = await books()

  const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id).sort()
  expect(idsOf(rules)).toEqual(idsOf(audited))
  expect(idsOf(rules)).toContain('I14')
})

test('the parts add up to the brands’ payments, to the cent', async () => {
  const { money } = await books()

  expect(money).toEqual({
    paidInCents: 100_000,
    inCampaignsCents: 94_000,
    owedToCreatorsCents: 6000,
    paidOutCents: 0,
    refundedCents: 0,
    platformFeesCents: 0,
    otherCents: 0,
    brandDebtsCents: 0,
    addsUp: true,
  })
})

test('the parts are from the last check, like its rules', async () => {
  const { db } = server.database
  await watchAllBooks(server.wiring.parts)
  const before = await books()

  await makeLiveCampaign(db, { fundedCents: 700 })
  const meanwhile = await books()
  await watchAllBooks(server.wiring.parts)

  expect(meanwhile.money).toEqual(before.money)
  expect((await books()).money.paidInCents).toBe(before.money.paidInCents + 700)
})

test('a requested check names the broken rule, and stops payouts until a later one is clean', async () => {
  const { db } = server.database
  const name = `campaign:${partners.liveId}:budget`
  const clean = await check()
  await run(db, sql`UPDATE ledger_accounts SET balance_cents = 94001 WHERE name = ${name}`)

  const broken = await check()
  const shown = await books()
  await run(db, sql`UPDATE ledger_accounts SET balance_cents = 94000 WHERE name = ${name}`)
  const mended = await check()

  const idsOf = (rules: { id: string; offenders: unknown[] }[]) =>
    rules.filter(({ offenders }) => offenders.length > 0).map(({ id }) => id)
  expect([clean.json.arePayoutsStopped, idsOf(clean.json.rules)]).toEqual([false, []])
  expect(broken.json.arePayoutsStopped).toBe(true)
  expect(broken.json.money.addsUp).toBe(false)
  expect(idsOf(shown.rules)).toContain('I01')
  expect([mended.json.arePayoutsStopped, idsOf(mended.json.rules)]).toEqual([false, []])
})

test('a request during a check gets its result, and checks are limited per minute', async () => {
  const before = await countRuns()

  const together = await Promise.all([check(), check(), check()])
  const after = await countRuns()
  const many = [await check(), await check(), await check(), await check()]

  expect(together.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(after.count - before.count).toBeLessThan(3)
  expect(many.at(-1)?.status).toBe(429)
})
