import type { SocialAccountId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Submission } from './submission.ts'

export function listPendingOf(
  tx: Transaction,
  accountIds: readonly SocialAccountId[],
): Promise<Pick<Submission, 'id' | 'campaignId' | 'creatorId'>[]> {
  return manyRows(
    tx,
    sql<Pick<Submission, 'id' | 'campaignId' | 'creatorId'>>`SELECT id, campaign_id, creator_id
      FROM submissions WHERE social_account_id = ANY(${accountIds}::uuid[]) AND status = 'pending'
      ORDER BY id`,
  )
}

/** The words of erased accounts' posts. */
export async function erasePostTexts(
  tx: Transaction,
  accountIds: readonly SocialAccountId[],
): Promise<void> {
  await run(
    tx,
    sql`UPDATE submissions SET title = NULL, description = NULL
      WHERE social_account_id = ANY(${accountIds}::uuid[])`,
  )
}
