import type { ResponseOf } from '@permille/contract/endpoint'
import { listFundingsCall, refreshFundingCall } from '@permille/contract/funding/funding'
import type { CampaignId } from '@permille/contract/ids'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { refreshAfter } from '#api/stale.ts'

type Payment = ResponseOf<typeof listFundingsCall>[number]

/** The outcome of one payment; `status` is undefined if it could not be determined. */
export interface PaymentOutcome {
  readonly status: Payment['status'] | undefined
  readonly lastError: string | null
}

const triesMax = 5
const waitMilliseconds = 700

/**
 * Has the server ask the provider about one payment until its outcome is final, a few times at
 * most; after that the provider's webhook books it. Then refetches what the money changed.
 */
export function useSettleFunding() {
  const client = useQueryClient()

  return async (campaignId: CampaignId, isAsked: (payment: Payment) => boolean) => {
    const outcome = await askUntilSettled(campaignId, isAsked)
    await refreshAfter(client, refreshFundingCall)
    return outcome
  }
}

const unknown: PaymentOutcome = { status: undefined, lastError: null }

/** Never throws: the card has already been charged, whether or not this check succeeds. */
export async function askUntilSettled(
  campaignId: CampaignId,
  isAsked: (payment: Payment) => boolean,
) {
  let outcome = unknown
  for (let attempt = 1; attempt <= triesMax; attempt += 1) {
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, waitMilliseconds))
    outcome = await askOnce(campaignId, isAsked).catch(() => outcome)
    if (isSettled(outcome)) break
  }
  return outcome
}

/**
 * True if the outcome is final. A declined payment may stay pending for another try; only the provider's
 * message shows it.
 */
function isSettled({ status, lastError }: PaymentOutcome): boolean {
  return (status !== undefined && status !== 'pending') || lastError !== null
}

async function askOnce(
  campaignId: CampaignId,
  isAsked: (payment: Payment) => boolean,
): Promise<PaymentOutcome> {
  const params = { id: campaignId }
  const before = (await call(listFundingsCall, { params })).find(isAsked)
  if (before === undefined) return unknown
  if (before.status === 'succeeded') return { status: before.status, lastError: null }
  const { lastError } = await call(refreshFundingCall, { params, query: { fundingId: before.id } })
  const after = (await call(listFundingsCall, { params })).find(isAsked)
  return { status: after?.status, lastError: after?.status === 'succeeded' ? null : lastError }
}
