import type { SignalCode } from '@permille/contract/risk/signals'
import { isToReview } from '#features/campaigns/public.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** The signals of submission `s`: from when it was submitted, and of its latest reading. Only where there may be two are they sorted. */
export const riskCodes = sql<never>`CASE WHEN cardinality(s.risk_codes) < 2
      AND NOT EXISTS (SELECT FROM post_signals w WHERE w.submission_id = s.id) THEN s.risk_codes
    ELSE ARRAY(SELECT unnest(s.risk_codes) UNION
      SELECT signal->>'code' FROM post_signals w, jsonb_array_elements(w.signals) AS signal
      WHERE w.submission_id = s.id ORDER BY 1) END`

/** Of the posts that the high risk queue counts; one with two signals counts for both. */
export function countFlaggedPosts(
  db: Database,
): Promise<{ code: SignalCode; postCount: number }[]> {
  return manyRows(
    db,
    sql<{ code: SignalCode; postCount: number }>`
      SELECT code, count(*) AS post_count FROM submissions s, unnest(${riskCodes}) AS code
      WHERE ${isToReview} AND cardinality(s.risks) > 0
      GROUP BY code ORDER BY post_count DESC, code`,
  )
}
