import type { CreatorId, PayoutId } from '@permille/contract/ids'
import { comparePayments } from '#features/funding/compare-payments.ts'
import { type BooksWatch, watchBooks } from '#money/books/watch-books.ts'
import { systemClock } from '#platform/clock.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { compareTransfers } from '../compare-transfers.ts'
import type { PayoutAccountDeps, PayoutDeps } from '../payout-deps.ts'

/** A database, a provider and everything a payout needs, for tests. */
export interface PayoutSetup {
  readonly database: TestDatabase
  readonly sandbox: TestSandbox
  readonly deps: PayoutDeps & PayoutAccountDeps
  close(): Promise<void>
}

export async function setUpPayouts(): Promise<PayoutSetup> {
  const database = await openTestDatabase()
  const sandbox = await startTestSandbox()
  const { provider } = sandbox
  const deps = {
    database: database.db,
    provider,
    clock: systemClock,
    log: database.log,
    appUrl: 'http://localhost:3000',
    isMailSent: false,
    accountChangeHoldHours: 0,
  }
  // Payouts wait for a first check of the books.
  await watchBooks(booksWatchOf(deps))
  const close = async (): Promise<void> => {
    await sandbox.close()
    await database.close()
  }
  return { database, sandbox, deps, close }
}

/** What a check of the books needs, with the production schedule. */
export function booksWatchOf(deps: PayoutDeps): BooksWatch {
  const { database, log } = deps
  return {
    database,
    booksDatabase: database,
    log,
    booksCheckSeconds: 600,
    comparePayments: (since) => comparePayments(deps, since),
    compareTransfers: (since) => compareTransfers(deps, since),
  }
}

export async function readPayoutOf(
  setup: PayoutSetup,
  creatorId: CreatorId,
): Promise<{
  id: PayoutId
  status: string
  totalCents: number
  attempt: number
  callsCount: number
}> {
  return await exactlyOne(
    setup.database.db,
    sql`SELECT id, status, total_cents, attempt, calls_count FROM payouts WHERE creator_id = ${creatorId}`,
  )
}
