import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeBackup } from '../commands/take-backup.ts'
import { type Drill, requesterOf, setUpDrill } from '../commands/testing/lost-history.ts'
import { reconcilePayouts } from '../features/payouts/reconcile-payouts.ts'
import { requestPayout, withdraw } from '../features/payouts/request-payout.ts'
import { bookLostHistory } from '../features/restores/book-lost-history.ts'
import { watchBooks } from '../money/books/watch-books.ts'
import { addSeconds } from '../platform/clock.ts'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import {
  brokenInvariants,
  makePayableCreator,
  type PayableCreator,
} from '../testing/test-marketplace.ts'
import { until } from '../testing/until.ts'
import type { Dependencies } from '../wiring/dependencies.ts'
import { chanceOf } from './testing/chance.ts'
import { type Bundles, bundlePrograms, runProgram } from './testing/program.ts'

const lives = 2
const payoutsPerLife = 4
const earnedCents = 2000
/** A worker comes back after the dead one's claims have lapsed; the clock skips that time. */
const awaySeconds = 91

// biome-ignore lint/style/noProcessEnv: a run that failed is repeated with the seed it printed
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)
const chance = chanceOf(seed)

let drill: Drill
let bundles: Bundles
let creators: PayableCreator[]

beforeAll(async () => {
  bundles = await bundlePrograms(['server/src/faults/testing/payout-worker.ts'])
  drill = await setUpDrill()
  const { source: database, sandbox } = drill
  const making = Array.from({ length: lives * payoutsPerLife }, () =>
    makePayableCreator({ database, sandbox }, earnedCents),
  )
  creators = await Promise.all(making)
})

afterAll(async () => {
  await drill.close()
  bundles.remove()
})

test('a backup taken while workers are killed pays no one twice, and misses no transfer', async () => {
  console.log(`FAULT_SEED=${seed} repeats this run`)
  const config = drill.configOf(drill.source.applicationUrl, drill.source.connectionString)
  await watchBooks(drill.start(config))
  const backups: string[] = []

  for (let life = 0; life < lives; life += 1) {
    const backup = drill.backupFolder()
    await liveAndDie(life, () => takeBackup(config, backup))
    backups.push(backup)
  }
  await finishAll()

  expect(await receivedCents()).toEqual(creators.map(() => earnedCents))
  for (const backup of backups) await expectWholeAfter(backup)
}, 120_000)

/** Some payouts are on their way while the backup is taken, and the worker dies in the middle of it. */
async function liveAndDie(life: number, backUp: () => Promise<unknown>): Promise<void> {
  const worker = await startWorker(life)
  await drill.sandbox.setFault({
    provider: 'stripe',
    match: 'POST /v1/transfers',
    kind: chance.oneOf(['drop_response', 'status_after']),
    status: 500,
    times: 2,
  })
  const first = life * payoutsPerLife
  const requests = creators.slice(first, first + payoutsPerLife).map(request)
  const backedUp = backUp()
  await Promise.all(requests)
  await sleep(chance.between(0, 150))
  await worker.kill()
  await backedUp
}

/** The payouts go on after the last backup, until none is open. */
async function finishAll(): Promise<void> {
  await drill.sandbox.clearFaults()
  const worker = await startWorker(lives)
  await until('every payout is settled', async () => (await countOpen()) === 0)
  await worker.kill()
}

function startWorker(life: number) {
  const args = [drill.source.connectionString, drill.sandbox.url, String(life * awaySeconds)]
  return runProgram(bundles.programOf('payout-worker'), { args })
}

async function request(creator: PayableCreator): Promise<void> {
  // A request's job waits two seconds for the request itself, which makes no attempt here.
  const at = addSeconds(new Date(), -2)
  await drill.source.db.transaction((tx) => requestPayout(tx, requesterOf(creator), at))
}

async function countOpen(): Promise<number> {
  const { open } = await exactlyOne(
    drill.source.db,
    sql<{ open: number }>`SELECT count(*)::int AS open FROM payouts WHERE status = 'queued'`,
  )
  return open
}

/** By creator. */
async function receivedCents(): Promise<number[]> {
  const transfers = await drill.sandbox.provider.listEveryTransfer(null)
  return creators.map(({ destination: own }) =>
    transfers
      .filter(({ destination }) => destination === own)
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
  )
}

async function expectWholeAfter(backup: string): Promise<void> {
  const parts = await drill.restored(backup)
  const everything = creators.map(() => earnedCents)

  await watchBooks(parts)
  await payEveryone(parts)
  expect(await receivedCents()).toEqual(everything)

  await bookLostHistory(parts)
  await payEveryone(parts)
  expect(await receivedCents()).toEqual(everything)
  expect(await brokenInvariants(parts.database)).toEqual([])
  expect((await parts.compareTransfers(null)).offenders).toEqual([])
}

/** Every way by which money could leave. */
async function payEveryone(parts: Dependencies): Promise<void> {
  await reconcilePayouts(parts, -60)
  await Promise.allSettled(creators.map((each) => withdraw(parts, requesterOf(each))))
  await reconcilePayouts(parts, -60)
}
