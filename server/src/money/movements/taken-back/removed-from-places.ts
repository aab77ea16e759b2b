import { sql } from '#platform/database/sql.ts'

/** Takes the accruals of the query `earned` from wherever they are; `removed` has the place of each, and why it was frozen. */
export const removedFromPlaces = sql<never>`pending AS (
    DELETE FROM accrual_holds h USING earned WHERE h.accrual_id = earned.id RETURNING h.accrual_id
  ), available AS (
    DELETE FROM accrual_withdrawables w USING earned WHERE w.accrual_id = earned.id
    RETURNING w.accrual_id
  ), frozen AS (
    DELETE FROM accrual_freezes f USING earned WHERE f.accrual_id = earned.id
    RETURNING f.accrual_id, f.cause
  ), removed AS (
    SELECT accrual_id, 'pending' AS place, NULL AS cause FROM pending
    UNION ALL SELECT accrual_id, 'available', NULL FROM available
    UNION ALL SELECT accrual_id, 'frozen', cause FROM frozen
  )`
