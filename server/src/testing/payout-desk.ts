import type { CreatorId, PayoutId, SubmissionId } from '@permille/contract/ids'
import { compareTransfers } from '../features/payouts/compare-transfers.ts'
import type { PayoutDeps } from '../features/payouts/payout-deps.ts'
import { type BooksWatch, watchBooks } from '../money/books/watch-books.ts'
import { releaseHolds } from '../money/movements/release-holds.ts'
import { settleViews } from '../money/movements/settle-views.ts'
import { systemClock } from '../platform/clock.ts'
import { exactlyOne, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
  type TestCreator,
} from './test-marketplace.ts'
import { type SandboxClient, startTestSandbox, type TestSandbox } from './test-sandbox.ts'

/** A database, a provider and everything a payout needs, for tests. */
export interface PayoutDesk {
  readonly database: TestDatabase
  readonly sandbox: TestSandbox
  readonly deps: PayoutDeps
  close(): Promise<void>
}

export async function openPayoutDesk(): Promise<PayoutDesk> {
  const database = await openTestDatabase()
  const sandbox = await startTestSandbox()
  const { provider } = sandbox
  const deps = { database: database.db, provider, clock: systemClock, log: database.log }
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
    compareTransfers: (since) => compareTransfers(deps, since),
  }
}

/** A creator with `availableCents` withdrawable and a completed payout account. */
export async function makePayableCreator(
  desk: Pick<PayoutDesk, 'database'> & { readonly sandbox: SandboxClient },
  availableCents: number,
): Promise<TestCreator & { destination: string; submissionId: SubmissionId }> {
  const { db } = desk.database
  const { creator, submissionId } = await db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents: availableCents })
    const made = await makeCreator(tx)
    const id = await makeApprovedSubmission(tx, {
      campaignId: campaign.id,
      creator: made,
      ratePerKViewsCents: 1000,
    })
    return { creator: made, submissionId: id }
  })
  const at = new Date(Date.now() - 1000)
  const readings = [readingOf(submissionId, availableCents, at)]
  await db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))
  await db.transaction((tx) => releaseHolds(tx, { at: new Date(), creatorsMax: 1000 }))
  const destination = await desk.sandbox.openPayoutAccount(creator.id)
  await run(
    db,
    sql`UPDATE creators SET stripe_connect_account_id = ${destination},
        payout_account_status = 'connected' WHERE id = ${creator.id}`,
  )
  return { ...creator, destination, submissionId }
}

export async function readPayoutOf(
  desk: PayoutDesk,
  creatorId: CreatorId,
): Promise<{ id: PayoutId; status: string; totalCents: number; attempt: number }> {
  return await exactlyOne(
    desk.database.db,
    sql`SELECT id, status, total_cents, attempt FROM payouts WHERE creator_id = ${creatorId}`,
  )
}
