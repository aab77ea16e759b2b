import { releaseHolds } from '../../server/src/money/movements/release-holds.ts'
import type { DatabaseServer } from '../../server/src/platform/database/database.ts'
import { compare } from './compare.ts'
import { type LoadRequest, measureOnce } from './load.ts'
import type { Program } from './program.ts'
import type { Line } from './report.ts'
import type { SignedInCreator } from './signed-in-creators.ts'

const rounds = 4
/** Each server's first requests are slower, while Node compiles what they run. */
const warmUps = 200

/** Makes creators' earnings withdrawable, then each creator withdraws once on each side. */
export async function* measurePayout(
  db: DatabaseServer,
  { reserving, bare }: { reserving: Program; bare: Program },
  creators: readonly SignedInCreator[],
): AsyncGenerator<Line> {
  await openPayouts(db)
  await payEarlier(db)
  await releaseEverything(db)
  await copyBalances(db)
  const ask = (program: Program, some: readonly SignedInCreator[]) =>
    measureOnce({ url: program.url, requests: some.map(payoutRequest), expectedStatus: 200 })
  const [first, rest] = [creators.slice(0, warmUps), creators.slice(warmUps)]
  const perRound = Math.floor(rest.length / rounds)
  const ofRound = (round: number) => rest.slice(round * perRound, (round + 1) * perRound)
  for (const program of [reserving, bare]) await ask(program, first)
  const comparison = await compare(
    [reserving, bare].map((program) => (round) => ask(program, ofRound(round))),
    rounds,
  )
  yield {
    name: 'payout request, to the commit : one bare statement',
    ratio: comparison.ratioTo(1),
    goal: 0.4,
    comparison,
    unit: 'payouts/s',
  }
}

function payoutRequest({ creatorId, userId }: SignedInCreator): LoadRequest {
  const headers = { 'x-creator': creatorId, 'x-user': userId }
  return { method: 'POST', path: '/payout', headers }
}

/** The seeded history would not pass the check of the books that payouts wait for. */
async function openPayouts(db: DatabaseServer): Promise<void> {
  await db.pool.query(
    `INSERT INTO invariant_runs (id, violations, stops_payouts, clean_until)
     VALUES (gen_random_uuid(), '[]', false, now() + interval '1 day')`,
  )
}

/**
 * Five payouts of each creator. In an empty table every look-up of one payout is planned as a sequential scan, which is
 * cheap only for the first hundreds.
 */
async function payEarlier(db: DatabaseServer): Promise<void> {
  await db.pool.query(
    `INSERT INTO payouts (id, creator_id, total_cents, destination, status, settled_at, stripe_transfer_id)
     SELECT uuidv7(), id, 1000, 'acct', 'paid', now(), 'tr_' || id || '_' || n
     FROM creators, generate_series(1, 5) n`,
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
