import {
  answerDisputeCall,
  countBrandDisputesCall,
  decideDisputeCall,
  listAllDisputesCall,
  listBrandDisputesCall,
  openDisputeCall,
  readDisputeCall,
  readOwnDisputeCall,
} from '@permille/contract/disputes/disputes'
import { toCents } from '@permille/contract/money'
import { asActing, asAdmin, asBrand, asCreator } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { answerDispute } from './answer-dispute.ts'
import { decideDispute } from './decide-dispute.ts'
import { withClock } from './dispute.ts'
import type { DisputeDeps } from './dispute-deps.ts'
import { disputeFiles } from './dispute-files.ts'
import { countUnanswered, listDisputes } from './dispute-list-store.ts'
import { type DisputeChanged, openDispute } from './open-dispute.ts'
import { readDispute, readOwnDispute } from './read-dispute.ts'

export function disputeRoutes(deps: DisputeDeps): (Route | RawRoute)[] {
  const routes = [...acts(deps), ...readings(deps), ...lists(deps)]
  return withFiles(routes, disputeFiles)
}

function acts(deps: DisputeDeps): Route[] {
  return [
    route(openDisputeCall, (call) => {
      const request = {
        ...asCreator(call),
        submissionId: call.params.id,
        reason: call.body.reason,
        requestId: call.request.id,
      }
      return call.once((database) => openDispute({ ...deps, database }, request), changed)
    }),
    route(answerDisputeCall, (call) => {
      const request = {
        ...asBrand(call),
        submissionId: call.params.id,
        answer: call.body.answer,
        requestId: call.request.id,
      }
      return call.once((database) => answerDispute({ ...deps, database }, request), changed)
    }),
    route(decideDisputeCall, (call) => {
      const { decision, goodwillCents, notes } = call.body
      const request = {
        submissionId: call.params.id,
        adminUserId: asAdmin(call).userId,
        decision,
        goodwillCents: toCents(goodwillCents),
        notes,
        requestId: call.request.id,
      }
      return call.once((database) => decideDispute({ ...deps, database }, request), changed)
    }),
  ]
}

function readings(deps: DisputeDeps): Route[] {
  const { database, clock } = deps
  return [
    route(readOwnDisputeCall, (call) =>
      readOwnDispute(database, { ...asCreator(call), submissionId: call.params.id }, clock.now()),
    ),
    route(readDisputeCall, (call) => {
      const actor = asActing(call)
      const of = actor.kind === 'brand' ? { brandId: actor.brandId } : ({ anyone: true } as const)
      return readDispute(deps, { submissionId: call.params.id, of })
    }),
  ]
}

function lists({ database, clock }: DisputeDeps): Route[] {
  return [
    route(listBrandDisputesCall, async (call) => {
      const filter = { ...call.query, ...pageRequest(call.query), brandId: asBrand(call).brandId }
      const rows = await listDisputes(database, filter)
      return respondWithRows(
        call,
        rows.map((row) => withClock(row, clock.now())),
      )
    }),
    route(listAllDisputesCall, async (call) => {
      const rows = await listDisputes(database, { ...call.query, ...pageRequest(call.query) })
      return respondWithRows(
        call,
        rows.map((row) => withClock(row, clock.now())),
      )
    }),
    route(countBrandDisputesCall, (call) =>
      countUnanswered(database, { brandId: asBrand(call).brandId, now: clock.now() }),
    ),
  ]
}

function changed({ id, status }: DisputeChanged) {
  return { id, status }
}
