import type { RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type Stripe from 'stripe'
import { everyOne } from './every-one.ts'
import type { IsForeign, Mark } from './installation-mark.ts'
import type { CallOutcome, PaymentProvider, Refund } from './payment-provider.ts'
import { createMetadataReader } from './read-metadata.ts'
import { callStripe } from './stripe-errors.ts'
import { callFailure } from './transfer-outcome.ts'

type RefundCalls = 'createRefund' | 'retrieveRefund' | 'listRefunds' | 'listEveryRefund'

export function refundCalls(stripe: Stripe, mark: Mark): Pick<PaymentProvider, RefundCalls> {
  return {
    createRefund: (request) => createRefund(stripe, mark, request),
    retrieveRefund: async (id) =>
      toRefund(await callStripe(() => stripe.refunds.retrieve(id)), await mark.reader()),
    listRefunds: async (paymentIntentId) => {
      const isForeign = await mark.reader()
      const found: Refund[] = []
      await callStripe(async () => {
        const filter = { payment_intent: paymentIntentId, limit: 100 }
        for await (const refund of stripe.refunds.list(filter)) {
          found.push(toRefund(refund, isForeign))
        }
      })
      return found
    },
    listEveryRefund: async (since, stop) => {
      const found = await everyOne((params) => stripe.refunds.list(params), { since, stop })
      const isForeign = await mark.reader()
      return found.map((refund) => toRefund(refund, isForeign))
    },
  }
}

/** Sent once. The refund decides whether to retry, and under which key. */
async function createRefund(
  stripe: Stripe,
  mark: Mark,
  request: Parameters<PaymentProvider['createRefund']>[0],
): Promise<CallOutcome<Refund>> {
  const { refundId, paymentIntentId, amountCents, feeCents, idempotencyKey } = request
  const params = {
    payment_intent: paymentIntentId,
    amount: amountCents,
    reason: 'requested_by_customer' as const,
    metadata: await mark.on({ refundId, feeCents: String(feeCents) }),
  }
  try {
    const made = await stripe.refunds.create(params, { idempotencyKey, maxNetworkRetries: 0 })
    return { kind: 'made', made: toRefund(made, await mark.reader()) }
  } catch (error) {
    return callFailure(error, 'The payment provider refused this refund.')
  }
}

/** `requires_action`: the bank asks the customer for details; the refund is still on its way. */
const statuses: Readonly<Record<string, Refund['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

function toRefund(refund: Stripe.Refund, isForeign: IsForeign): Refund {
  const { payment_intent: intent } = refund
  const metadata = refund.metadata ?? {}
  const reader = createMetadataReader(metadata)
  const status = statuses[refund.status ?? ''] ?? 'pending'
  return {
    id: refund.id,
    refundId: reader.id<RefundId>('refundId'),
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amountCents: toCents(refund.amount),
    feeCents: reader.cents('feeCents', refund.amount),
    ...reader.damage(),
    status,
    failureCode: status === 'failed' ? (refund.failure_reason ?? refund.status) : null,
    isForeign: isForeign(metadata),
    createdAt: new Date(refund.created * 1000),
  }
}
