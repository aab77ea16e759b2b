import {
  acceptChargebackCall,
  listBrandChargebacksCall,
  listChargebacksCall,
  readChargebackCall,
  sendEvidenceCall,
} from '@permille/contract/chargebacks/chargebacks'
import {
  keepWarnedCall,
  listFraudWarningsCall,
  refundWarnedCall,
} from '@permille/contract/chargebacks/fraud-warnings'
import type { ChargebackId, FraudWarningId } from '@permille/contract/ids'
import { asAdmin, asBrand, type Calling } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { ChargebackDeps } from './chargeback-deps.ts'
import { chargebackFiles } from './chargeback-files.ts'
import { keepWarned, refundWarned } from './fraud/decide-fraud-warning.ts'
import { listFraudWarnings } from './fraud/fraud-store.ts'
import { listBrandChargebacks, listChargebacks } from './list-store.ts'
import { readCase } from './read-case.ts'
import { acceptChargeback, sendEvidence } from './response/request-response.ts'

const done = { ok: true } as const

export function chargebackRoutes(deps: ChargebackDeps): (Route | RawRoute)[] {
  const routes = [
    route(listBrandChargebacksCall, async (call) => {
      const { brandId } = asBrand(call)
      const { campaignId, state } = call.query
      const request = { brandId, campaignId, state, ...pageRequest(call.query) }
      return respondWithRows(call, await listBrandChargebacks(deps.database, request))
    }),
    route(listChargebacksCall, async (call) => {
      const { state, campaignId, search } = call.query
      const request = { state, campaignId, search, ...pageRequest(call.query) }
      return respondWithRows(call, await listChargebacks(deps.database, request))
    }),
    route(readChargebackCall, (call) => readCase(deps.database, call.params.id)),
    route(sendEvidenceCall, async (call) => {
      await sendEvidence(deps, { ...decisionOf(call), statement: call.body.statement }, call.once)
      return done
    }),
    route(acceptChargebackCall, async (call) => {
      await acceptChargeback(deps, { ...decisionOf(call), reason: call.body.reason }, call.once)
      return done
    }),
    ...fraudRoutes(deps),
  ]
  return withFiles(routes, chargebackFiles)
}

interface DecidingCall<Id> extends Calling {
  readonly params: { readonly id: Id }
  readonly request: { readonly id: string }
}

function decisionOf(call: DecidingCall<ChargebackId>) {
  const { id: requestId } = call.request
  return { chargebackId: call.params.id, adminUserId: asAdmin(call).userId, requestId }
}

function warningDecisionOf(call: DecidingCall<FraudWarningId>) {
  const { id: requestId } = call.request
  return { id: call.params.id, adminUserId: asAdmin(call).userId, requestId }
}

function fraudRoutes(deps: ChargebackDeps): Route[] {
  return [
    route(listFraudWarningsCall, async (call) => {
      const request = { state: call.query.state, at: deps.clock.now(), ...pageRequest(call.query) }
      return respondWithRows(call, await listFraudWarnings(deps.database, request))
    }),
    route(refundWarnedCall, async (call) => {
      const decision = {
        ...warningDecisionOf(call),
        reason: call.body.reason,
        at: deps.clock.now(),
      }
      await call.once(
        (database) => database.transaction((tx) => refundWarned(tx, decision)),
        () => null,
      )
      return done
    }),
    route(keepWarnedCall, async (call) => {
      const decision = {
        ...warningDecisionOf(call),
        reason: call.body.reason,
        at: deps.clock.now(),
      }
      await call.once(
        (database) => database.transaction((tx) => keepWarned(tx, decision)),
        () => null,
      )
      return done
    }),
  ]
}
