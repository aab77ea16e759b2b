import type { PaymentProvider, Refund } from '#integrations/stripe/payment-provider.ts'
import { damageInWords } from '#money/books/describe-damage.ts'
import { type InvariantResult, paymentClaim } from '#money/books/invariants.ts'
import { listUnmatchedPayments } from '#money/movements/unmatched/take-in-unmatched.ts'
import { addHours } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { causeInWords, isExpectedError } from '#platform/errors/errors.ts'
import { listKnownFundings, listKnownIntents } from './funding-store.ts'
import { isReturned } from './recover-payment.ts'

const offendersMax = 20
/** A payment is paid up to a day after it was started. */
const startedBeforeHours = 25

interface Compared {
  readonly database: Database
  readonly provider: PaymentProvider
}

type Offender = InvariantResult['offenders'][number]

/**
 * I30: every payment that the provider took in our name belongs to a funding, or is returned. One that does not
 * was made in a history that this database has lost. `since` is when payments were last compared; null compares
 * everything. Lateness breaks no rule: a known funding has its own poller. Unreadable metadata is reported, and
 * the rest is checked.
 */
export async function comparePayments(
  deps: Compared,
  since: Date | null,
  stop?: AbortSignal,
): Promise<InvariantResult> {
  try {
    const from = since === null ? null : addHours(since, -startedBeforeHours)
    const paid = (await deps.provider.listEveryFundingIntent(from, stop)).filter(
      ({ status, isForeign }) => status === 'succeeded' && !isForeign,
    )
    const known = new Set(
      await listKnownFundings(
        deps.database,
        paid.map(({ fundingId }) => fundingId),
      ),
    )
    const damaged = paid.filter(isDamaged)
    const knownIntents = new Set(
      await listKnownIntents(
        deps.database,
        damaged.map(({ id }) => id),
      ),
    )
    const strays = new Set(
      await listUnmatchedPayments(
        deps.database,
        paid.map(({ id }) => id),
      ),
    )
    const offenders: Offender[] = []
    for (const payment of paid) {
      stop?.throwIfAborted()
      const { id, fundingId, amountReceivedCents } = payment
      if (fundingId === null || known.has(fundingId)) continue
      if (strays.has(id) || knownIntents.has(id)) continue
      if (await isReturned(deps, payment)) continue
      const detail = `${amountReceivedCents} cents were paid for funding ${fundingId}, which is not in the books`
      offenders.push({ offender: id, detail })
    }
    // Otherwise refunds have their own poller.
    const refunds = since === null ? await listDamagedRefunds(deps, stop) : []
    const unreadable = [...damaged, ...refunds].map(toOffender)
    return {
      ...paymentClaim,
      // An unreadable object is reported and moves no money, so it delays nobody else's payout.
      stopsPayouts: paymentClaim.stopsPayouts && offenders.length > 0,
      offenders: [...offenders, ...unreadable].slice(0, offendersMax),
      unchecked: null,
    }
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return { ...paymentClaim, offenders: [], unchecked: `The provider: ${causeInWords(error)}` }
  }
}

async function listDamagedRefunds(
  { provider }: Compared,
  stop: AbortSignal | undefined,
): Promise<Refund[]> {
  const refunds = await provider.listEveryRefund(new Date(0), stop)
  return refunds.filter((refund) => !refund.isForeign && isDamaged(refund))
}

function isDamaged({ damaged }: Pick<Refund, 'damaged'>): boolean {
  return damaged !== undefined
}

function toOffender({ id, damaged = [] }: Pick<Refund, 'id' | 'damaged'>): Offender {
  return { offender: id, detail: damageInWords(damaged) }
}
