import type { FreezeId, SubmissionId, UserId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** What sentences about a post name. */
export interface PostNames {
  readonly title: string | null
  readonly campaignName: string
  readonly brandName: string
  readonly creatorUserId: UserId
  readonly creatorName: string
}

const names = sql<never>`s.title, c.name AS campaign_name, b.name AS brand_name,
  r.user_id AS creator_user_id, u.display_name AS creator_name`

const people = sql<never>`JOIN campaigns c ON c.id = s.campaign_id JOIN brands b ON b.id = c.brand_id
  JOIN creators r ON r.id = s.creator_id JOIN users u ON u.id = r.user_id`

export interface PostFacts extends PostNames {
  readonly id: SubmissionId
  /** Of a rejection. */
  readonly reason: string | null
}

export async function listPostFacts(
  db: Database,
  ids: readonly SubmissionId[],
): Promise<PostFacts[]> {
  return await manyRows(
    db,
    sql<PostFacts>`SELECT s.id, s.reason, ${names} FROM submissions s ${people}
      WHERE s.id = ANY(${ids}::uuid[])`,
  )
}

export interface FreezeFacts extends PostNames {
  readonly id: FreezeId
  readonly reason: string
}

export async function listFreezeFacts(
  db: Database,
  ids: readonly FreezeId[],
): Promise<FreezeFacts[]> {
  return await manyRows(
    db,
    sql<FreezeFacts>`SELECT f.id, f.reason, ${names}
      FROM money_freezes f JOIN submissions s ON s.id = f.submission_id ${people}
      WHERE f.id = ANY(${ids}::uuid[])`,
  )
}

export interface DisputeFacts extends PostNames {
  readonly id: string
  readonly reason: string
  readonly answer: string | null
  readonly resolutionNotes: string | null
}

export async function listDisputeFacts(
  db: Database,
  ids: readonly string[],
): Promise<DisputeFacts[]> {
  return await manyRows(
    db,
    sql<DisputeFacts>`SELECT d.id, d.reason, d.answer, d.resolution_notes, ${names}
      FROM disputes d JOIN submissions s ON s.id = d.submission_id ${people}
      WHERE d.id = ANY(${ids}::uuid[])`,
  )
}
