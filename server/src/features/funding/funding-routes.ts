import {
  createPaymentIntentCall,
  listFundingsCall,
  readPaymentSettingsCall,
  refreshFundingCall,
} from '@permille/contract/funding/funding'
import { centsFromDollars } from '@permille/contract/money'
import { asBrand } from '#platform/http/actor.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { FundingDeps } from './funding-deps.ts'
import { readFundings } from './read-fundings.ts'
import { refreshFunding } from './refresh-funding.ts'
import { startFunding } from './start-funding.ts'

/** What the browser's payment form needs. */
interface PaymentForm {
  readonly publishableKey: string
  /** URL of the provider's script; null for the provider's default. */
  readonly paymentScriptUrl: string | null
}

export function fundingRoutes(deps: FundingDeps & PaymentForm): Route[] {
  return [
    route(createPaymentIntentCall, (call) =>
      startFunding(deps, {
        brand: asBrand(call),
        campaignId: call.body.campaignId,
        amountCents: centsFromDollars(call.body.amount),
        requestId: call.request.id,
      }),
    ),
    route(refreshFundingCall, (call) =>
      refreshFunding(deps, {
        campaignId: call.params.id,
        brandId: asBrand(call).brandId,
        fundingId: call.query.fundingId,
      }),
    ),
    route(listFundingsCall, async (call) => {
      const own = { campaignId: call.params.id, brandId: asBrand(call).brandId }
      const request = { ...own, ...pageRequest(call.query) }
      return respondWithRows(call, await readFundings(deps.database, request))
    }),
    route(readPaymentSettingsCall, () => ({
      publishableKey: deps.publishableKey,
      scriptUrl: deps.paymentScriptUrl,
      feeBps: deps.platformFeeBps,
    })),
  ]
}
