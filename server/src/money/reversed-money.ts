import { type Statement, sql } from '../platform/database/sql.ts'

/** Accrual `a` undoes another: earnings of a campaign's money, or goodwill that was paid in its place. */
export const isTakenBack = sql<never>`(a.kind IN ('correction', 'goodwill') AND a.accrued_cents < 0)`

/** What the reversal of submission `s` took of flagged views: it is due again by their count, and frozen again. */
export const reversedDoubtedCents: Statement<never> = sql`(
  SELECT greatest(0, coalesce(-sum(a.accrued_cents), 0))::bigint
  FROM earning_accruals a JOIN accrual_corrections k ON k.correction_id = a.id AND k.voids
  WHERE a.submission_id = s.id AND s.status = 'rejected' AND a.created_at = s.rejected_at)`

/**
 * What the reversal of submission `s` took back, less the goodwill paid for it since, and less what a wrong count
 * had earned of it. The corrections of a reversal have its time; what was taken back earlier, for another reason, is not
 * part of it, and neither is what is due again by its views.
 */
export const reversedCents: Statement<never> = sql`(
  SELECT greatest(0, coalesce(-sum(a.accrued_cents), 0)
    - (SELECT coalesce(sum(v.accrued_cents - v.owed_again_cents), 0) FROM accrual_voids v
      WHERE v.submission_id = s.id AND v.created_at > s.rejected_at))::bigint
  FROM earning_accruals a
  WHERE a.submission_id = s.id AND s.status = 'rejected'
    AND ((${isTakenBack} AND a.created_at = s.rejected_at
        AND EXISTS (SELECT FROM accrual_corrections k WHERE k.correction_id = a.id AND NOT k.voids))
      OR (a.kind = 'goodwill' AND a.created_at > s.rejected_at)))`
