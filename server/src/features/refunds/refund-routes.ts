import {
  listRefundableCall,
  listRefundsCall,
  refundCampaignCall,
} from '@permille/contract/billing/billing'
import { listCampaignRefundsCall } from '@permille/contract/campaigns/campaign-overview'
import {
  listAnyRefundableCall,
  payRefundOtherwiseCall,
  refundAnyCampaignCall,
} from '@permille/contract/refunds/admin-refunds'
import { invariant } from '#platform/errors/errors.ts'
import { asAdmin, asBrand, type Calling } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { recordRefundPaidOtherwise, refundForBrand } from './admin-refund.ts'
import type { RefundDeps } from './refund-deps.ts'
import { refundFiles } from './refund-files.ts'
import { listRefunds, readRefunds } from './refund-store.ts'
import { listRefundable } from './refundable-store.ts'
import { refundCampaign } from './request-refund.ts'

export function refundRoutes(deps: RefundDeps): (Route | RawRoute)[] {
  const routes = [...brandRoutes(deps), ...adminRoutes(deps)]
  return withFiles(routes, refundFiles)
}

function brandRoutes(deps: RefundDeps): Route[] {
  return [
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
      const request = { brandId, campaignId, status, search, ...pageRequest(call.query) }
      return respondWithRows(call, await listRefunds(deps.database, request))
    }),
    route(listCampaignRefundsCall, async (call) => {
      const request = { campaignId: call.params.id, ...pageRequest(call.query) }
      return respondWithRows(call, await listRefunds(deps.database, request))
    }),
    route(listRefundableCall, async (call) => {
      const { brandId } = asBrand(call)
      const { campaignId } = call.query
      const page = pageRequest(call.query, 'amount')
      const request = { brandId, campaignId, at: deps.clock.now(), ...page }
      return respondWithRows(call, await listRefundable(deps.database, request))
    }),
  ]
}

function adminRoutes(deps: RefundDeps): Route[] {
  const actOf = (call: ActCall) => ({
    adminUserId: asAdmin(call).userId,
    reason: call.body.reason,
    requestId: call.request.id,
  })
  return [
    route(listAnyRefundableCall, (call) =>
      listRefundable(deps.database, {
        campaignId: call.params.id,
        at: deps.clock.now(),
        limit: 1,
      }),
    ),
    route(refundAnyCampaignCall, (call) =>
      refundForBrand(deps, { ...actOf(call), campaignId: call.params.id }, call.once),
    ),
    route(payRefundOtherwiseCall, async (call) => {
      const { reference, expectedCents } = call.body
      const paid = { refundId: call.params.id, reference, expectedCents }
      const act = { ...actOf(call), ...paid, at: deps.clock.now() }
      const id = await call.once(
        (db) => db.transaction((tx) => recordRefundPaidOtherwise(tx, act)),
        (refundId) => refundId,
      )
      const [made] = await readRefunds(deps.database, [id])
      invariant(made !== undefined, 'the refund just paid is gone')
      return made
    }),
  ]
}

interface ActCall extends Calling {
  readonly body: { readonly reason: string }
  readonly request: { readonly id: string }
}
