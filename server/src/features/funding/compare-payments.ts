import type { PaymentProvider } from '../../integrations/stripe/payment-provider.ts'
import { type InvariantResult, paymentClaim } from '../../money/books/invariants.ts'
import { listStrays } from '../../money/movements/strays/take-in-stray.ts'
import { addHours } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { isExpectedError } from '../../platform/errors/errors.ts'
import { listKnownFundings } from './funding-store.ts'
import { isReturned } from './recover-payment.ts'

const offendersMax = 20
/** A payment is paid up to a day after it was started. */
const startedBeforeHours = 25

/**
 * I30: every payment that the provider took in our name belongs to a funding, or goes back. One
 * that does not was made in a history that this database has lost. `since` is when payments were
 * last compared; null compares everything. Lateness breaks no rule: a known funding has its own
 * poller.
 */
export async function comparePayments(
  deps: { readonly database: Database; readonly provider: PaymentProvider },
  since: Date | null,
): Promise<InvariantResult> {
  try {
    const from = since === null ? null : addHours(since, -startedBeforeHours)
    const paid = (await deps.provider.listEveryFundingIntent(from)).filter(
      ({ status, isForeign }) => status === 'succeeded' && !isForeign,
    )
    const known = new Set(
      await listKnownFundings(
        deps.database,
        paid.map(({ fundingId }) => fundingId),
      ),
    )
    const strays = new Set(
      await listStrays(
        deps.database,
        paid.map(({ id }) => id),
      ),
    )
    const offenders: { offender: string; detail: string }[] = []
    for (const payment of paid) {
      const { id, fundingId, amountReceivedCents } = payment
      if (fundingId === null || known.has(fundingId) || strays.has(id)) continue
      if (await isReturned(deps, payment)) continue
      const detail = `${amountReceivedCents} cents were paid for funding ${fundingId}, which is not in the books`
      offenders.push({ offender: id, detail })
    }
    return { ...paymentClaim, offenders: offenders.slice(0, offendersMax), unchecked: null }
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return { ...paymentClaim, offenders: [], unchecked: `The provider: ${error.message}` }
  }
}
