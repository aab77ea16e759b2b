import type { PayoutId } from '@permille/contract/ids'
import {
  failHeldPayoutCall,
  listAllPayoutsCall,
  recheckPayoutCall,
  sendHeldPayoutCall,
} from '@permille/contract/payouts/admin-payouts'
import {
  createPayoutCall,
  linkPayoutAccountCall,
  listPayoutLinesCall,
  listPayoutsCall,
  openPayoutDashboardCall,
  readPayoutAccountCall,
  readPayoutCall,
  readPayoutCountriesCall,
} from '@permille/contract/payouts/payouts'
import { readProviderMoneyCall } from '@permille/contract/payouts/provider-money'
import { asAdmin, asCreator, type Calling } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route, secretRoute } from '#platform/http/calls/route.ts'
import { readProviderMoney } from './balance/read-provider-money.ts'
import { failHeldPayout, sendHeldPayout } from './decide-held-payout.ts'
import { holdRoutes } from './holds/hold-routes.ts'
import { linkPayoutAccount } from './link-payout-account.ts'
import { openDashboard } from './open-dashboard.ts'
import type { PayoutAccountDeps, PayoutDeps } from './payout-deps.ts'
import { payoutFiles } from './payout-files.ts'
import { listAllPayouts } from './payout-list-store.ts'
import { listPayoutsOf } from './payout-store.ts'
import { listOwnLines, readOwnPayout } from './read-own-payout.ts'
import { readPayoutAccount } from './read-payout-account.ts'
import { readPayoutCountries } from './read-payout-countries.ts'
import { recheckPayout } from './recheck-payout.ts'
import { withdraw } from './request-payout.ts'

export function payoutRoutes(deps: PayoutDeps & PayoutAccountDeps): (Route | RawRoute)[] {
  const routes = [...adminRoutes(deps), ...holdRoutes(deps), ...creatorRoutes(deps)]
  return withFiles(routes, payoutFiles)
}

function adminRoutes(deps: PayoutDeps): Route[] {
  return [
    route(listAllPayoutsCall, async (call) => {
      const request = { ...call.query, ...pageRequest(call.query) }
      return respondWithRows(call, await listAllPayouts(deps.database, request))
    }),
    route(readProviderMoneyCall, () => readProviderMoney(deps.database)),
    route(recheckPayoutCall, (call) => recheckPayout(deps, byAdmin(call), call.once)),
    route(sendHeldPayoutCall, (call) =>
      sendHeldPayout(deps, { ...byAdmin(call), reason: call.body.reason }, call.once),
    ),
    route(failHeldPayoutCall, (call) =>
      failHeldPayout(deps, { ...byAdmin(call), reason: call.body.reason }, call.once),
    ),
  ]
}

interface ActingCall extends Calling {
  readonly params: { readonly id: PayoutId }
  readonly request: { readonly id: string }
}

function byAdmin(call: ActingCall) {
  return {
    payoutId: call.params.id,
    adminUserId: asAdmin(call).userId,
    requestId: call.request.id,
  }
}

function creatorRoutes(deps: PayoutDeps & PayoutAccountDeps): Route[] {
  return [
    route(listPayoutsCall, async (call) => {
      const { creatorId } = asCreator(call)
      const request = { creatorId, status: call.query.status, ...pageRequest(call.query) }
      return respondWithRows(call, await listPayoutsOf(deps.database, request))
    }),
    route(readPayoutCall, (call) =>
      readOwnPayout(deps.database, {
        creatorId: asCreator(call).creatorId,
        payoutId: call.params.id,
      }),
    ),
    route(listPayoutLinesCall, async (call) => {
      const { creatorId } = asCreator(call)
      const request = { creatorId, payoutId: call.params.id, ...pageRequest(call.query, 'amount') }
      return respondWithRows(call, await listOwnLines(deps.database, request))
    }),
    route(createPayoutCall, (call) => withdraw(deps, asCreator(call), call.once)),
    route(readPayoutAccountCall, (call) => readPayoutAccount(deps, asCreator(call).creatorId)),
    route(readPayoutCountriesCall, () => readPayoutCountries(deps.provider)),
    route(linkPayoutAccountCall, (call) =>
      linkPayoutAccount(deps, {
        creatorId: asCreator(call).creatorId,
        country: call.body.country,
      }),
    ),
    secretRoute(openPayoutDashboardCall, (call) => openDashboard(deps, asCreator(call).creatorId)),
  ]
}
