import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../platform/ids.ts'
import { countRows } from '../testing/fingerprint.ts'
import { type OfferedCall, offeredCalls, urlOf } from '../testing/offered-calls.ts'
import type { Given, Reply } from '../testing/test-client.ts'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { accountButtons } from '../testing/write-calls/account-buttons.ts'
import { booksButtons } from '../testing/write-calls/books-buttons.ts'
import { brandButtons } from '../testing/write-calls/brand-buttons.ts'
import { type ButtonMaker, placeButton } from '../testing/write-calls/button.ts'
import { creatorButtons } from '../testing/write-calls/creator-buttons.ts'
import { chanceOf } from './testing/chance.ts'
import { type Instant, instantsOf, liveForOneCall } from './testing/doomed-server.ts'

// biome-ignore lint/style/noProcessEnv: a run that failed is repeated with the seed it printed
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)
const chance = chanceOf(seed)
// biome-ignore lint/style/noProcessEnv: the full form, every call at every instant, takes an hour
const isFull = process.env.FAULT_FULL === '1'
vi.setConfig({ testTimeout: isFull ? 4 * 3_600_000 : 300_000 })
/** The full run tries every call. */
const moneyCalls = new Set([
  'createCampaign',
  'createPaymentIntent',
  'approveSubmission',
  'createPayout',
])

let server: TestServer
let calls: OfferedCall[]
let buttons: Readonly<Record<string, ButtonMaker>>

beforeAll(async () => {
  server = await startTestServer()
  // Without the provider's webhooks and without a worker, only the calls write.
  await server.sandbox.setFault({ provider: 'stripe', kind: 'lose_webhook', times: 1_000_000 })
  await server.sandbox.fillBalance(1_000_000)
  buttons = {
    ...accountButtons(server),
    ...brandButtons(server),
    ...creatorButtons(server),
    ...booksButtons(server),
  }
  calls = chooseCalls(
    offeredCalls(server.wiring.routes).filter(({ id }) => buttons[id] && !unkeyed.has(id)),
  )
})

afterAll(async () => {
  await Promise.all(endings)
  await server.close()
})

const endings: Promise<void>[] = []

function chooseCalls(every: readonly OfferedCall[]): OfferedCall[] {
  if (isFull) return every.filter(({ id }) => !patient.has(id))
  return every.filter(({ id }) => moneyCalls.has(id))
}

/** Calls without a session, or calls that end or replace the session the key belongs to. */
const unkeyed = new Set([
  ...['register', 'signOut', 'acceptInvitation', 'changePassword', 'changeEmail', 'resetPassword'],
  ...['endOtherSessions', 'removeApp', 'removePasskey', 'deleteAccount'],
])
/** Repeating it adds a row with the same content. An admin has only so many a minute. */
const lookings = new Set(['checkBooks', 'checkSetup'])
/**
 * Left out. Killed under its lease, the first asks an admin to wait for five minutes. Of the other an admin has fewer a minute
 * than it has commits.
 */
const patient = new Set(['failHeldPayout', 'compareBooks'])
/** A provider call under a lease continues once the lease has lapsed; here it was started once. */
const leased = new Set([
  'createPayout',
  'recheckPayout',
  'sendHeldPayout',
  'refundUnmatchedPayment',
  'refundCampaign',
  'refundAnyCampaign',
])
const begun = new Set(['payouts', 'payout_accruals', 'refunds', 'book_exception_notes'])
/** The year's first receipt adds its counter. */
const bookkeeping = new Set([
  'idempotency_keys',
  '_private_tasks',
  'limit_counts',
  'receipt_counters',
])

interface Press {
  readonly method: string
  readonly path: string
  readonly given: Given
}

async function place(call: OfferedCall): Promise<Press> {
  const maker = buttons[call.id]
  if (maker === undefined) throw new Error(`${call.name} has no button`)
  const { named, given } = await placeButton(server, maker)
  const names = named === undefined ? {} : { id: named, token: named }
  const headers = { 'idempotency-key': newId() }
  const path = urlOf(call.path, names)
  return { method: call.method, path, given: { ...given, headers } }
}

async function effectOf(call: OfferedCall, work: () => Promise<void>) {
  const before = await countRows(server.database.db)
  await work()
  const after = await countRows(server.database.db)
  const counts = Object.entries(after)
    .map(([table, count]) => [table, count - (before[table] ?? 0)] as const)
    .filter(([table, change]) => change !== 0 && !bookkeeping.has(table))
    .filter(([table]) => !leased.has(call.id) || begun.has(table))
  return Object.fromEntries(counts)
}

/** Around each commit, plus one at random. */
function chooseInstants(id: string, texts: readonly string[]): Instant[] {
  const { every, aroundCommits } = instantsOf(texts)
  return isFull && !lookings.has(id) ? every : [...aroundCommits, chance.oneOf(every)]
}

const press = ({ method, path, given }: Press): Promise<Reply> => server.call(method, path, given)

test('a process killed at any instant of a call leaves one effect, and its key replays the response', async () => {
  console.log(`FAULT_SEED=${seed} repeats this run`)
  const odd: unknown[] = []
  let killCount = 0
  for (const call of calls) {
    const single = await place(call)
    let undisturbed: Awaited<ReturnType<typeof liveForOneCall>> | undefined
    const wanted = await effectOf(call, async () => {
      undisturbed = await liveForOneCall(server, single)
      endings.push(undisturbed.ended)
    })
    const status = undisturbed?.reply?.status
    if (status === undefined || status >= 300) odd.push([call.name, undisturbed?.reply])
    for (const instant of chooseInstants(call.id, undisturbed?.texts ?? [])) {
      killCount += 1
      const placed = await place(call)
      const replies: Reply[] = []
      const startedAt = Date.now()
      const effect = await effectOf(call, async () => {
        endings.push((await liveForOneCall(server, placed, instant)).ended)
        replies.push(await press(placed), await press(placed))
      })
      const [second, third] = replies
      const isSame = second?.status === status && third?.text === second?.text
      const isOnce = JSON.stringify(effect) === JSON.stringify(wanted) || lookings.has(call.id)
      if (!isSame || !isOnce || Date.now() - startedAt > 10_000) {
        odd.push([call.name, instant, { effect, wanted, second: second?.text, third: third?.text }])
      }
    }
  }

  console.log(`${killCount} kills in ${calls.length} calls`)
  expect(odd).toEqual([])
  expect(killCount).toBeGreaterThan(calls.length * 2)
  // Payments of fixtures are not at the provider, which a comparison sees once they are old enough.
  const broken = await brokenInvariants(server.database.db)
  expect(broken.filter((rule) => !rule.startsWith('I29'))).toEqual([])
})
