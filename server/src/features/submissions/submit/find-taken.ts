import type { CampaignId, CreatorId, SubmissionId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { findTaking, type Post, type TakingRow } from './check-store.ts'
import { readResubmitUntil } from './resubmit-store.ts'
import type { Taken } from './submission-checks.ts'

interface Wanted extends Post {
  readonly campaignId: CampaignId
  /** The rejected submission that is made again. */
  readonly again?: { readonly id: SubmissionId }
}

/** Whether and how an earlier submission prevents the post from being submitted (rules §3). */
export async function findTaken(db: Database, query: Wanted, at: Date): Promise<Taken | null> {
  const taking = await findTaking(db, { ...query, except: query.again?.id })
  // A second try is not prevented by its own campaign's decision about the post.
  if (query.again !== undefined && taking?.how === 'decided') return null
  return takenBy(db, taking, { creatorId: query.creatorId, at })
}

/** Where the campaign has decided, whether the asking creator can still correct the post. */
export async function takenBy(
  db: Database,
  taking: TakingRow | undefined,
  { creatorId, at }: { creatorId: CreatorId; at: Date },
): Promise<Taken | null> {
  if (taking === undefined) return null
  if (taking.how !== 'decided' || taking.creatorId !== creatorId) return taking.how
  const until = await readResubmitUntil(db, taking, at)
  return until !== null && at <= until ? 'correctable' : 'decided'
}
