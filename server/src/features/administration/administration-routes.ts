import { readAttentionCall } from '@permille/contract/administration/attention'
import { readOperatorSettingsCall } from '@permille/contract/administration/settings'
import { checkSetupCall, readSetupCall } from '@permille/contract/administration/setup'
import {
  listUsersCall,
  readUserCall,
  releaseFrozenCall,
  takeBackFrozenCall,
} from '@permille/contract/administration/users'
import type { UserId } from '@permille/contract/ids'
import { writeOffDebtCall } from '@permille/contract/payouts/payout-holds'
import type { Database } from '#platform/database/database.ts'
import { asAdmin, type Calling } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { respondWithPage } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { AdministrationDeps, SettingsDeps, SetupDeps } from './administration-deps.ts'
import { auditLogRoutes } from './audit-log/audit-log-routes.ts'
import { createSetupChecks } from './check-setup.ts'
import { releaseFrozenMoney, takeBackFrozenMoney } from './decide-frozen-money.ts'
import { readAttention } from './read-attention.ts'
import { listUsers, readUser } from './read-users.ts'
import { userFile } from './user-file.ts'
import { writeOffDebt } from './write-off-debt.ts'

/** `replica` may lag behind; what an admin has just done is read from the primary. */
export function administrationRoutes(
  deps: AdministrationDeps & SetupDeps & SettingsDeps & { replica: Database },
): (Route | RawRoute)[] {
  const { database, replica, clock } = deps
  const setup = createSetupChecks(deps)
  const routes = [
    route(listUsersCall, async (call) => {
      const page = await listUsers(database, call.query)
      return respondWithPage(call, page)
    }),
    route(readUserCall, (call) => readUser(database, { userId: call.params.id, now: clock.now() })),
    ...decisionRoutes(deps),
    route(readAttentionCall, () => readAttention(replica, clock.now())),
    route(readSetupCall, () => setup.read()),
    route(checkSetupCall, () => setup.check()),
    ...auditLogRoutes(database),
    route(readOperatorSettingsCall, () => deps.operatorSettings),
  ]
  return withFiles(routes, [userFile])
}

function decisionRoutes({ clock }: AdministrationDeps): Route[] {
  const decisionOf = (call: DecidingCall) => ({
    userId: call.params.id,
    adminUserId: asAdmin(call).userId,
    reason: call.body.reason,
    at: clock.now(),
    requestId: call.request.id,
  })
  return [
    route(releaseFrozenCall, (call) =>
      call.once(
        (db) => db.transaction((tx) => releaseFrozenMoney(tx, decisionOf(call))),
        (decided) => ({ ...decided }),
      ),
    ),
    route(takeBackFrozenCall, (call) =>
      call.once(
        (db) => db.transaction((tx) => takeBackFrozenMoney(tx, decisionOf(call))),
        (decided) => ({ ...decided }),
      ),
    ),
    route(writeOffDebtCall, (call) =>
      call.once(
        (db) => db.transaction((tx) => writeOffDebt(tx, decisionOf(call))),
        (decided) => ({ ...decided }),
      ),
    ),
  ]
}

interface DecidingCall extends Calling {
  readonly params: { readonly id: UserId }
  readonly body: { readonly reason: string }
  readonly request: { readonly id: string }
}
