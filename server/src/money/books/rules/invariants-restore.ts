import { sql } from '#platform/database/sql.ts'
import { everyTime, type Invariant } from '../invariant.ts'

export const restoreInvariants: readonly Invariant[] = [
  {
    id: 'I31',
    group: 'ledger',
    claim: 'After a restore, the provider’s later transactions are booked',
    stopsPayouts: true,
    queries: [
      everyTime(sql`
      SELECT id::text AS offender,
        format('restored at %s UTC to %s UTC; nothing is sent until the provider was compared%s',
          to_char(restored_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI'),
          to_char(backup_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI'),
          CASE WHEN left_over <> '[]' THEN format(': %s could not be booked',
            jsonb_array_length(left_over)) END) AS detail
      FROM restores WHERE opened_at IS NULL ORDER BY restored_at LIMIT 20`),
    ],
  },
]
