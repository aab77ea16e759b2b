import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PayoutDeps } from '#features/payouts/payout-deps.ts'
import { booksWatchOf } from '#features/payouts/testing/payout-setup.ts'
import { watchBooks } from '#money/books/watch-books.ts'
import { systemClock } from '#platform/clock.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { type SandboxClient, sandboxAt } from '#testing/test-sandbox.ts'
import { type Bundles, bundlePrograms, type RunningProgram, runProgram } from './program.ts'
import { openSlowNetwork, type SlowNetwork } from './slow-network.ts'

/** A database, a provider in its own process, and a slow network between; workers come and go. */
export interface PayoutProcesses {
  readonly database: TestDatabase
  readonly sandbox: SandboxClient
  readonly deps: PayoutDeps
  startWorker(aheadSeconds: number): Promise<RunningProgram>
  close(): Promise<void>
}

export async function startPayoutProcesses(nextDelayMs: () => number): Promise<PayoutProcesses> {
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-faults-'))
  const bundles = await bundlePrograms([
    'sandbox/src/main.ts',
    'server/src/faults/testing/payout-worker.ts',
  ])
  const process = await runSandbox(bundles, folder)
  // The test itself reaches the provider without delays.
  const sandbox = sandboxAt(process.greeting.replace('Sandbox ready at ', ''))
  const network = await openSlowNetwork(sandbox.url, nextDelayMs)
  const database = await openTestDatabase()
  const { provider } = sandbox
  const parts = { database: database.db, provider, clock: systemClock, log: database.log }
  const deps = { ...parts, accountChangeHoldHours: 0 }
  // Payouts wait for a first check of the books.
  await watchBooks(booksWatchOf(deps))
  return {
    database,
    sandbox,
    deps,
    startWorker: (aheadSeconds) => {
      const args = [database.connectionString, network.url, String(aheadSeconds)]
      return runProgram(bundles.programOf('payout-worker'), { args })
    },
    close: () => closeAll({ process, network, database, bundles, folder }),
  }
}

function runSandbox(bundles: Bundles, folder: string): Promise<RunningProgram> {
  return runProgram(bundles.programOf('main'), {
    env: {
      SANDBOX_PORT: '0',
      SANDBOX_DATA_DIR: folder,
      SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:1/',
    },
  })
}

async function closeAll(processes: {
  process: RunningProgram
  network: SlowNetwork
  database: TestDatabase
  bundles: Bundles
  folder: string
}): Promise<void> {
  await processes.network.close()
  await processes.process.kill()
  await processes.database.close()
  processes.bundles.remove()
  rmSync(processes.folder, { recursive: true, force: true })
}
