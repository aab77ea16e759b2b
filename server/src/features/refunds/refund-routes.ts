import { listCampaignRefundsCall } from '@permille/contract/admin/campaign-room'
import { listRefundableCall, listRefundsCall, refundCampaignCall } from '@permille/contract/billing'
import { asBrand } from '../../platform/http/actor.ts'
import { withFiles } from '../../platform/http/calls/list-file.ts'
import { pageAsked, respondWithRows } from '../../platform/http/calls/list-page.ts'
import type { RawRoute } from '../../platform/http/calls/raw-route.ts'
import { type Route, route } from '../../platform/http/calls/route.ts'
import type { RefundDeps } from './refund-deps.ts'
import { refundFiles } from './refund-files.ts'
import { listRefundable, listRefunds } from './refund-store.ts'
import { refundCampaign } from './request-refund.ts'

export function refundRoutes(deps: RefundDeps): (Route | RawRoute)[] {
  const routes = [
    route(refundCampaignCall, (call) =>
      refundCampaign(
        deps,
        { campaignId: call.params.id, brand: asBrand(call), requestId: call.request.id },
        call.once,
      ),
    ),
    route(listRefundsCall, async (call) => {
      const { brandId } = asBrand(call)
      const { campaignId, status, search } = call.query
      const asked = { brandId, campaignId, status, search, ...pageAsked(call.query) }
      return respondWithRows(call, await listRefunds(deps.database, asked))
    }),
    route(listCampaignRefundsCall, async (call) => {
      const asked = { campaignId: call.params.id, ...pageAsked(call.query) }
      return respondWithRows(call, await listRefunds(deps.database, asked))
    }),
    route(listRefundableCall, (call) => {
      const { brandId } = asBrand(call)
      const { campaignId } = call.query
      return listRefundable(deps.database, { brandId, campaignId, at: deps.clock.now() })
    }),
  ]
  return withFiles(routes, refundFiles)
}
