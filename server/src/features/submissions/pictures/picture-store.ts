import type { Platform } from '@permille/contract/enums'
import type { SocialAccountId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'

interface Post {
  readonly platform: Platform
  readonly externalPostId: string
}

/** A picture that is to be copied. */
export interface DuePicture extends Post {
  readonly key: string
  readonly sourceUrl: string
  /** This try included. */
  readonly triesCount: number
}

/** SQL value: the URL of our copy of the post's picture, or null. */
export function pictureUrlOf({ platform, externalPostId }: Post): Statement<never> {
  return sql`(SELECT '/uploads/' || key FROM post_pictures
    WHERE platform = ${platform} AND external_post_id = ${externalPostId}
      AND stored_at IS NOT NULL)`
}

/** A copied picture stays; one still to be copied comes from the newer URL. */
export async function requestPicture(
  tx: Transaction,
  request: Post & { key: string; sourceUrl: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO post_pictures AS p (key, platform, external_post_id, source_url, next_try_at)
      VALUES (${request.key}, ${request.platform}, ${request.externalPostId}, ${request.sourceUrl},
        ${request.at})
      ON CONFLICT (platform, external_post_id) WHERE removed_at IS NULL
      DO UPDATE SET source_url = excluded.source_url, tries_count = 0
        WHERE p.next_try_at IS NOT NULL`,
  )
}

/**
 * Leases due pictures for one try each; unless the try ends them, they are due again after their pause, also if
 * the caller dies.
 */
export function claimDuePictures(
  db: Database,
  claim: { at: Date; waitsSeconds: readonly number[]; picturesMax: number },
): Promise<DuePicture[]> {
  const waits = sql`${claim.waitsSeconds}::int[]`
  return manyRows(
    db,
    sql<DuePicture>`UPDATE post_pictures p SET tries_count = p.tries_count + 1,
        next_try_at = ${claim.at}::timestamptz + interval '1 second'
          * (${waits})[least(p.tries_count + 1, cardinality(${waits}))]
      FROM (
        SELECT key FROM post_pictures WHERE next_try_at <= ${claim.at}
        ORDER BY next_try_at LIMIT ${claim.picturesMax} FOR UPDATE SKIP LOCKED
      ) due
      WHERE p.key = due.key
      RETURNING p.key, p.platform, p.external_post_id, p.source_url, p.tries_count`,
  )
}

/** Every submission of the post shows it from now on, unless the post has been erased since. */
export async function showPicture(
  tx: Transaction,
  { key, at }: { key: string; at: Date },
): Promise<void> {
  const stored = await run(
    tx,
    sql`UPDATE post_pictures SET stored_at = ${at}, source_url = NULL, next_try_at = NULL
      WHERE key = ${key} AND next_try_at IS NOT NULL`,
  )
  if (stored === 0) return
  await run(
    tx,
    sql`UPDATE submissions s SET thumbnail_url = '/uploads/' || p.key
      FROM post_pictures p
      WHERE p.key = ${key} AND s.platform = p.platform AND s.external_post_id = p.external_post_id`,
  )
}

/** Gives the picture up, unless another caller has leased it since, which may have a newer URL. */
export async function giveUpPicture(
  db: Database,
  { key, triesCount, at }: Pick<DuePicture, 'key' | 'triesCount'> & { at: Date },
): Promise<void> {
  await run(
    db,
    sql`UPDATE post_pictures SET removed_at = ${at}, source_url = NULL, next_try_at = NULL
      WHERE key = ${key} AND tries_count = ${triesCount} AND next_try_at IS NOT NULL`,
  )
}

/** Nothing shows the pictures of these accounts' posts any more. Returns the files to delete. */
export async function removePicturesOf(
  tx: Transaction,
  { accountIds, at }: { accountIds: readonly SocialAccountId[]; at: Date },
): Promise<string[]> {
  const removed = await manyRows(
    tx,
    sql<{ key: string }>`UPDATE post_pictures p
      SET removed_at = coalesce(p.removed_at, ${at}), source_url = NULL, next_try_at = NULL,
        stored_at = NULL
      FROM submissions s
      WHERE s.social_account_id = ANY(${accountIds}::uuid[])
        AND s.platform = p.platform AND s.external_post_id = p.external_post_id
      RETURNING p.key`,
  )
  const keys = removed.map(({ key }) => key)
  await run(
    tx,
    sql`UPDATE submissions s SET thumbnail_url = NULL FROM post_pictures p
      WHERE p.key = ANY(${keys}) AND s.platform = p.platform
        AND s.external_post_id = p.external_post_id`,
  )
  return keys
}

const sweptAtOnce = 200

export async function listRemovedPictures(db: Database, before: Date): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ key: string }>`SELECT key FROM post_pictures WHERE removed_at < ${before}
      ORDER BY removed_at LIMIT ${sweptAtOnce}`,
  )
  return rows.map(({ key }) => key)
}

export async function deletePictures(db: Database, keys: readonly string[]): Promise<void> {
  await run(db, sql`DELETE FROM post_pictures WHERE key = ANY(${keys}) AND removed_at IS NOT NULL`)
}
