import { sql } from '#platform/database/sql.ts'
import { everyTime, type Invariant } from '../invariant.ts'

export const sweepInvariants: readonly Invariant[] = [
  {
    id: 'I38',
    group: 'waiting',
    claim:
      'Every rule that no constraint guarantees was checked over the whole history within two days',
    stopsPayouts: false,
    queries: [
      everyTime(sql`
        SELECT part AS offender, CASE WHEN walked_at IS NULL THEN 'never yet'
          ELSE format('last at %s UTC', to_char(walked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI'))
          END AS detail
        FROM books_marks WHERE coalesce(walked_at, created_at) < now() - interval '2 days'
        ORDER BY part LIMIT 20`),
    ],
  },
]
