import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PayoutDeps } from '../../features/payouts/payout-deps.ts'
import { createStripePaymentProvider } from '../../integrations/stripe/stripe-payment-provider.ts'
import { watchBooks } from '../../money/books/watch-books.ts'
import { systemClock } from '../../platform/clock.ts'
import { booksWatchOf } from '../../testing/payout-desk.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { type Bundles, bundlePrograms, type RunningProgram, runProgram } from './program.ts'
import { openSlowNetwork, type SlowNetwork } from './slow-network.ts'

/** A database, a provider in its own process, and a slow network between; workers come and go. */
export interface KillingGround {
  readonly database: TestDatabase
  readonly sandbox: { readonly url: string }
  readonly deps: PayoutDeps
  startWorker(aheadSeconds: number): Promise<RunningProgram>
  setFault(fault: object): Promise<void>
  clearFaults(): Promise<void>
  close(): Promise<void>
}

export async function openKillingGround(nextDelayMs: () => number): Promise<KillingGround> {
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-faults-'))
  const bundles = await bundlePrograms([
    'sandbox/src/main.ts',
    'server/src/faults/testing/payout-worker.ts',
  ])
  const sandbox = await runSandbox(bundles, folder)
  const network = await openSlowNetwork(sandbox.url, nextDelayMs)
  const database = await openTestDatabase()
  const deps = makeDeps(database, sandbox.url)
  // Payouts wait for a first check of the books.
  await watchBooks(booksWatchOf(deps))
  return {
    database,
    sandbox,
    deps,
    ...controlOf(sandbox.url),
    startWorker: (aheadSeconds) => {
      const args = [database.connectionString, network.url, String(aheadSeconds)]
      return runProgram(bundles.programOf('payout-worker'), { args })
    },
    close: () => closeAll({ sandbox, network, database, bundles, folder }),
  }
}

async function runSandbox(
  bundles: Bundles,
  folder: string,
): Promise<RunningProgram & { url: string }> {
  const program = await runProgram(bundles.programOf('main'), {
    env: {
      SANDBOX_PORT: '0',
      SANDBOX_DATA_DIR: folder,
      SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:1/',
    },
  })
  return { ...program, url: program.greeting.replace('Sandbox ready at ', '') }
}

/** The test itself reaches the provider without delays. */
function makeDeps(database: TestDatabase, apiBase: string): PayoutDeps {
  const provider = createStripePaymentProvider({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: ['whsec_sandbox_platform'],
    apiBase,
  })
  return { database: database.db, provider, clock: systemClock, log: database.log }
}

function controlOf(sandboxUrl: string): Pick<KillingGround, 'setFault' | 'clearFaults'> {
  const control = async (method: string, body?: object): Promise<void> => {
    const answer = await fetch(`${sandboxUrl}/control/faults`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  return { setFault: (fault) => control('POST', fault), clearFaults: () => control('DELETE') }
}

async function closeAll(ground: {
  sandbox: RunningProgram
  network: SlowNetwork
  database: TestDatabase
  bundles: Bundles
  folder: string
}): Promise<void> {
  await ground.network.close()
  await ground.sandbox.kill()
  await ground.database.close()
  ground.bundles.remove()
  rmSync(ground.folder, { recursive: true, force: true })
}
