import type { DiscrepancyId } from '@permille/contract/ids'
import { compareBooks } from '#features/books/compare-books.ts'
import { unmatchedPayment } from '#features/books/testing/books-setup.ts'
import { makeUnmatchedPayment } from '#money/testing/make-unmatched-payment.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import type { TestServer } from '../test-server.ts'
import type { ButtonMaker, Buttons } from './button.ts'

export function booksButtons(server: TestServer) {
  return {
    checkBooks: {
      needsKey: true,
      placeAlone: async () => ({ given: { as: await server.person('admin') } }),
    },
    compareBooks: {
      needsKey: true,
      placeAlone: async () => {
        await compareBooks(server.wiring.parts)
        return { given: { as: await server.person('admin') } }
      },
    },
    assignDiscrepancy: discrepancyButton(server, 'explained'),
    explainDiscrepancy: discrepancyButton(server, 'open', {
      reason: 'Known',
    }),
    bookDifference: discrepancyButton(server, 'open', {
      reason: 'Ours',
    }),
    refundUnmatchedPayment: {
      placeAlone: async () => {
        const named = await unmatchedDiscrepancy(server)
        return { named, given: { as: await server.person('admin'), body: { reason: 'Twice' } } }
      },
    },
    payUnmatchedOtherwise: {
      placeAlone: async () => {
        const { exceptionId: named } = await makeUnmatchedPayment(server.database.db)
        const body = { reason: 'The card is gone', reference: 'Wire 4711' }
        return { named, given: { as: await server.person('admin'), body } }
      },
    },
  } satisfies Buttons
}

/** A real payment that only the provider knows; returns its exception. */
async function unmatchedDiscrepancy({
  sandbox,
  wiring,
  database,
}: TestServer): Promise<DiscrepancyId> {
  const { parts } = wiring
  const ref = await unmatchedPayment({ sandbox, deps: parts })
  await compareBooks(parts)
  const id = newId<DiscrepancyId>()
  await run(
    database.db,
    sql`INSERT INTO book_exceptions
        (id, subject_kind, subject_ref, provider_cents, ledger_cents, found_at)
      VALUES (${id}, 'payment', ${ref}, 5000, 0, now())`,
  )
  return id
}

/** A payment of $5.00 that only the provider knows; another's takes it from the balance again. */
function discrepancyButton(
  server: TestServer,
  state: 'open' | 'explained',
  body?: object,
): ButtonMaker {
  return {
    placeAlone: async () => {
      const named = newId<DiscrepancyId>()
      await run(
        server.database.db,
        sql`WITH seen AS (
            INSERT INTO provider_transactions (id, type, reporting_category, subject_kind, subject_ref,
              mark, amount_cents, fee_cents, created_at, available_on)
            VALUES (${named}, 'charge', 'charge', 'payment', ${named}, 'ours', 500, 0, now(), now()),
              (${newId()}, 'refund', 'refund', 'refund', ${named}, 'foreign', -500, 0, now(), now())
          )
          INSERT INTO book_exceptions
            (id, subject_kind, subject_ref, provider_cents, ledger_cents, state, found_at)
          VALUES (${named}, 'payment', ${named}, 500, 0, ${state}, now())`,
      )
      const as = await server.person('admin')
      return { named, given: { as, ...(body !== undefined && { body }) } }
    },
  }
}
