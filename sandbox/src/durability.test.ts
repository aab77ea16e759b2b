import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { newFolder, onboardedAccount, stripeAt } from './testing/start-test-sandbox.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const nowhere = 'http://127.0.0.1:1/'
let child: ChildProcess | undefined

afterEach(() => child?.kill('SIGKILL'))

/** Starts the real process on a free port; resolves once it reports ready. */
async function startProcess(folder: string): Promise<Stripe> {
  const started = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { SANDBOX_PORT: '0', SANDBOX_DATA_DIR: folder, SANDBOX_WEBHOOK_URL: nowhere },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  for await (const chunk of started.stdout) {
    const url = /ready at (\S+)/.exec(String(chunk))?.[1]
    if (url) return stripeAt(url)
  }
  throw new Error('The sandbox ended before it was ready.')
}

function exitOf(started: ChildProcess | undefined): Promise<number | null> {
  return new Promise((resolve) => started?.once('exit', (code) => resolve(code)))
}

function transfer(stripe: Stripe, destination: string, index: number) {
  const params = { amount: 100, currency: 'usd', destination, transfer_group: `payout_${index}` }
  return stripe.transfers.create(params, { idempotencyKey: `payout:${index}:1` })
}

test('kill -9 mid-write loses no acknowledged transfer, and each key makes one transfer', async () => {
  const folder = newFolder()
  const before = await startProcess(folder)
  const destination = await onboardedAccount(before)
  await before.topups.create({ amount: 1_000_000, currency: 'usd' })
  const answered = new Map<number, string>()
  let next = 0
  // Twenty at a time: sent all at once, all could be served before the kill arrives.
  const lanes = Array.from({ length: 20 }, async () => {
    while (next < 200) {
      const index = next++
      const made = await transfer(before, destination, index)
      answered.set(index, made.id)
      if (answered.size === 40) child?.kill('SIGKILL')
    }
  })
  await Promise.allSettled(lanes)

  const after = await startProcess(folder)
  const replayed = new Map<number, string>()
  for (let index = 0; index < 200; index += 1) {
    replayed.set(index, (await transfer(after, destination, index)).id)
  }
  const all = await after.transfers.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })

  expect(answered.size).toBeGreaterThanOrEqual(40)
  expect(answered.size).toBeLessThan(200)
  for (const [index, id] of answered) expect(replayed.get(index)).toBe(id)
  expect(new Set(all.map((made) => made.transfer_group)).size).toBe(200)
  expect(all).toHaveLength(200)
}, 60_000)

test('SIGTERM ends the process with 0 within three seconds', async () => {
  await startProcess(newFolder())
  const exit = exitOf(child)
  const sentAt = Date.now()

  child?.kill('SIGTERM')

  expect(await exit).toBe(0)
  expect(Date.now() - sentAt).toBeLessThan(3000)
}, 30_000)
