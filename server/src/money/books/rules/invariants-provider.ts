import { sql } from '#platform/database/sql.ts'
import { everyTime, type Invariant } from '../invariant.ts'

/** The result of the last comparison with the provider; the comparison itself calls the provider. */
export const providerInvariants: readonly Invariant[] = [
  {
    id: 'I15b',
    group: 'ledger',
    claim: 'The provider’s transactions add up to its balance, compared within the last day',
    stopsPayouts: false,
    queries: [
      everyTime(sql`
      WITH last AS (
        SELECT at, balance_cents, listed_cents FROM book_comparisons
        WHERE balance_cents IS NOT NULL ORDER BY at DESC LIMIT 1
      )
      SELECT 'provider' AS offender,
        format('holds %s, its transactions add up to %s', balance_cents, listed_cents) AS detail
      FROM last WHERE balance_cents <> listed_cents
      UNION ALL
      SELECT 'comparison', format('none succeeded since %s', max(compared_until))
      FROM book_comparisons
      HAVING count(*) > 0
        AND coalesce(max(compared_until), '-infinity') < max(at) - interval '26 hours'`),
    ],
  },
  {
    id: 'I29',
    group: 'ledger',
    claim: 'The books and the provider have the same transactions',
    stopsPayouts: false,
    queries: [
      everyTime(sql`
      SELECT format('%s %s', subject_kind, subject_ref) AS offender,
        format('provider %s, ledger %s', provider_cents, ledger_cents) AS detail
      FROM book_exceptions WHERE state = 'open' ORDER BY found_at, id LIMIT 20`),
    ],
  },
]

/** The rules that are only as good as the last comparison with the provider. */
export const comparedRules: readonly string[] = providerInvariants.map(({ id }) => id)
