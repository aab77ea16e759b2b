import type { SubmissionId } from '@permille/contract/ids'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  earn,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
} from '#testing/test-marketplace.ts'
import { checkBooks } from '../incremental/check-books.ts'
import { isHolding } from '../invariants.ts'

export const sweepsAll = 60_000
export const sweepsNothing = 0

export interface EarningBooks {
  readonly database: TestDatabase
  readonly post: SubmissionId
  /** The rules that a check finds broken, or could not check. */
  readonly broken: (sweepMs: number) => Promise<string[]>
  /** Does what the application cannot, but someone who edits the database by hand can. */
  readonly byHand: (statement: Statement<unknown>) => Promise<void>
}

/** A campaign with a fee, and a post that has earned once. */
export async function openEarningBooks(): Promise<EarningBooks> {
  const database = await openTestDatabase()
  const { db } = database
  const { id: campaignId } = await makeLiveCampaign(db, { fundedCents: 100_000, feeCents: 10_000 })
  const creator = await makeCreator(db)
  const post = await makeApprovedSubmission(db, { campaignId, creator })
  await earn(db, { submissionId: post, views: 10_000 })
  return {
    database,
    post,
    broken: async (sweepMs) => {
      const results = await checkBooks(db, sweepMs)
      return results.filter((result) => !isHolding(result)).map(({ id }) => id)
    },
    byHand: async (statement) => {
      await db.transaction(async (tx) => {
        await run(tx, sql`SET LOCAL session_replication_role = replica`)
        await run(tx, statement)
      })
    },
  }
}
