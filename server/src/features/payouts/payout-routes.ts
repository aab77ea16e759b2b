import {
  askAboutPayoutCall,
  failHeldPayoutCall,
  listAllPayoutsCall,
  sendHeldPayoutCall,
} from '@permille/contract/admin/payouts'
import {
  createPayoutCall,
  linkPayoutAccountCall,
  listPayoutsCall,
  openPayoutDashboardCall,
  readPayoutAccountCall,
} from '@permille/contract/payouts'
import { patternOf } from '../../platform/database/like-pattern.ts'
import { asAdmin, asCreator } from '../../platform/http/actor.ts'
import { cutPage, decodeCursor } from '../../platform/http/calls/cursor.ts'
import { type Route, route } from '../../platform/http/calls/route.ts'
import { isFreshSignIn } from '../../platform/http/gate/fresh-sign-in.ts'
import { askAboutPayout } from './ask-about-payout.ts'
import { failHeldPayout, sendHeldPayout } from './decide-held-payout.ts'
import { linkPayoutAccount } from './link-payout-account.ts'
import { openDashboard } from './open-dashboard.ts'
import { listAllPayouts } from './payout-list-store.ts'
import { listPayoutsOf } from './payout-store.ts'
import { readPayoutAccount } from './read-payout-account.ts'
import { withdraw } from './request-payout.ts'
import type { SendPayoutDeps } from './send-payout.ts'

export function payoutRoutes(deps: SendPayoutDeps & { appUrl: string }): Route[] {
  return [...adminRoutes(deps), ...creatorRoutes(deps)]
}

function adminRoutes(deps: SendPayoutDeps): Route[] {
  return [
    route(listAllPayoutsCall, async (call) => {
      const { status, creatorId, search, limit, cursor } = call.query
      const rows = await listAllPayouts(deps.database, {
        status: status ?? null,
        creatorId: creatorId ?? null,
        pattern: patternOf(search),
        after: decodeCursor(cursor),
        limit,
      })
      const page = cutPage(rows, limit, (row) => ({ at: row.place, id: row.id }))
      call.linkNextPage(page.nextCursor)
      return page.items
    }),
    route(askAboutPayoutCall, (call) =>
      askAboutPayout(
        deps,
        {
          payoutId: call.params.id,
          adminUserId: asAdmin(call).userId,
          requestId: call.request.id,
        },
        call.once,
      ),
    ),
    ...[
      { endpoint: sendHeldPayoutCall, decide: sendHeldPayout },
      { endpoint: failHeldPayoutCall, decide: failHeldPayout as typeof sendHeldPayout },
    ].map(({ endpoint, decide }) =>
      route(endpoint, (call) =>
        decide(
          deps,
          {
            payoutId: call.params.id,
            adminUserId: asAdmin(call).userId,
            reason: call.body.reason,
            requestId: call.request.id,
          },
          call.once,
        ),
      ),
    ),
  ]
}

function creatorRoutes(deps: SendPayoutDeps & { appUrl: string }): Route[] {
  return [
    route(listPayoutsCall, async (call) => {
      const { limit, cursor } = call.query
      const rows = await listPayoutsOf(deps.database, {
        creatorId: asCreator(call).creatorId,
        limit,
        after: decodeCursor(cursor),
      })
      const page = cutPage(rows, limit, (row) => ({ at: row.createdAtText, id: row.id }))
      call.linkNextPage(page.nextCursor)
      return page.items
    }),
    route(createPayoutCall, (call) => withdraw(deps, asCreator(call), call.once)),
    route(readPayoutAccountCall, (call) => readPayoutAccount(deps, asCreator(call).creatorId)),
    route(linkPayoutAccountCall, (call) =>
      linkPayoutAccount(deps, {
        creatorId: asCreator(call).creatorId,
        country: call.body.country,
        hasFreshSignIn: isFreshSignIn(asCreator(call), deps.clock.now()),
      }),
    ),
    route(openPayoutDashboardCall, (call) => openDashboard(deps, asCreator(call).creatorId)),
  ]
}
