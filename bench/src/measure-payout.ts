import { releaseHolds } from '../../server/src/money/movements/release-holds.ts'
import type { DatabaseServer } from '../../server/src/platform/database/database.ts'
import { compare } from './compare.ts'
import { type LoadRequest, measureOnce } from './load.ts'
import type { Program } from './program.ts'
import type { Line } from './report.ts'
import type { SignedInCreator } from './signed-in-creators.ts'

const rounds = 3

/** Makes creators' earnings withdrawable, then each withdraws once on either side. */
export async function* measurePayout(
  db: DatabaseServer,
  { reserving, bare }: { reserving: Program; bare: Program },
  creators: readonly SignedInCreator[],
): AsyncGenerator<Line> {
  await openPayouts(db)
  await releaseEverything(db)
  await copyBalances(db)
  const perRound = Math.floor(creators.length / rounds)
  const requestsOf = (round: number): LoadRequest[] =>
    creators.slice(round * perRound, (round + 1) * perRound).map((creator) => ({
      method: 'POST',
      path: '/payout',
      headers: { 'x-creator': creator.creatorId, 'x-user': creator.userId },
    }))
  const ask = (program: Program) => (round: number) =>
    measureOnce({ url: program.url, requests: requestsOf(round), expectedStatus: 200 })
  const comparison = await compare([ask(reserving), ask(bare)], rounds)
  yield {
    name: 'payout request, to the commit : one bare statement',
    ratio: comparison.ratioTo(1),
    goal: 0.16,
    comparison,
    unit: 'payouts/s',
  }
}

/** The seeded history would not pass the check of the books that payouts wait for. */
async function openPayouts(db: DatabaseServer): Promise<void> {
  await db.pool.query(
    `INSERT INTO invariant_runs (id, violations, stops_payouts, clean_until)
     VALUES (gen_random_uuid(), '[]', false, now() + interval '1 day')`,
  )
}

async function releaseEverything(db: DatabaseServer): Promise<void> {
  const at = new Date(Date.now() + 100 * 3_600_000)
  const releaseSome = () => db.transaction((tx) => releaseHolds(tx, { at, creatorsMax: 500 }))
  while ((await releaseSome()) > 0);
}

async function copyBalances(db: DatabaseServer): Promise<void> {
  for (const table of ['accrual_withdrawables', 'ledger_accounts']) {
    await db.pool.query(`INSERT INTO bare_${table} SELECT * FROM ${table}`)
  }
  await db.pool.query('VACUUM ANALYZE')
}
