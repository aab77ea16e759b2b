import { brandEventTypes } from '@permille/contract/events/event-types'
import {
  createInstallationWebhookCall,
  deleteInstallationWebhookCall,
  editInstallationWebhookCall,
  listInstallationDeliveriesCall,
  listInstallationWebhooksCall,
  readInstallationDeliveryCall,
  replayInstallationWebhookCall,
  rotateInstallationWebhookCall,
  testInstallationWebhookCall,
} from '@permille/contract/webhooks/installation-webhooks'
import {
  createWebhookCall,
  deleteWebhookCall,
  editWebhookCall,
  listDeliveriesCall,
  listWebhooksCall,
  readDeliveryCall,
  replaysMax,
  replayWebhookCall,
  rotateWebhookCall,
  testWebhookCall,
} from '@permille/contract/webhooks/webhooks'
import type { Database } from '#platform/database/database.ts'
import { asAdmin, asBrand } from '#platform/http/actor.ts'
import type { Call } from '#platform/http/calls/call.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import { type Route, route, secretRoute } from '#platform/http/calls/route.ts'
import { createWebhook, deleteWebhook, editWebhook, rotateSecret } from './change-endpoint.ts'
import { messageOf } from './deliver.ts'
import { findDeliveryDetail, listAttempts, listDeliveries } from './delivery-list-store.ts'
import { findEndpoint, listEndpoints } from './endpoint-store.ts'
import { webhookNotFound } from './own-endpoint.ts'
import { deliveryNotFound, replayEvents } from './replay-events.ts'
import { testWebhook } from './test-endpoint.ts'
import { ownerOf, type WebhookActor } from './webhook.ts'
import type { WebhookDeps } from './webhook-deps.ts'

type RouteDeps = WebhookDeps & {
  /** What was sent may lag as far as the replica does. */
  readonly replica: Database
}
type Caller = Pick<Call<unknown>, 'actor' | 'request'>
type ActorOf = (call: Caller) => WebhookActor

const ofBrand = {
  list: listWebhooksCall,
  create: createWebhookCall,
  edit: editWebhookCall,
  delete: deleteWebhookCall,
  test: testWebhookCall,
  rotate: rotateWebhookCall,
  replay: replayWebhookCall,
  listDeliveries: listDeliveriesCall,
  readDelivery: readDeliveryCall,
} as const
const ofInstallation = {
  list: listInstallationWebhooksCall,
  create: createInstallationWebhookCall,
  edit: editInstallationWebhookCall,
  delete: deleteInstallationWebhookCall,
  test: testInstallationWebhookCall,
  rotate: rotateInstallationWebhookCall,
  replay: replayInstallationWebhookCall,
  listDeliveries: listInstallationDeliveriesCall,
  readDelivery: readInstallationDeliveryCall,
} as const
type Calls = {
  readonly [Name in keyof typeof ofBrand]: (typeof ofBrand | typeof ofInstallation)[Name]
}

export function webhookRoutes(deps: RouteDeps): Route[] {
  return [
    ...changes(deps, ofBrand, asBrand),
    ...log(deps, ofBrand, asBrand),
    ...changes(deps, ofInstallation, asAdmin),
    ...log(deps, ofInstallation, asAdmin),
  ]
}

const done = { ok: true as const }
const nothingKept = () => null

function changes(deps: WebhookDeps, calls: Calls, actorOf: ActorOf): Route[] {
  const request = (call: Caller) => ({ actor: actorOf(call), requestId: call.request.id })
  return [
    secretRoute(calls.create, (call) => createWebhook(deps, { ...request(call), ...call.body })),
    route(calls.edit, async (call) => {
      const edit = { ...request(call), ...call.params, ...call.body }
      await call.once((database) => editWebhook({ ...deps, database }, edit), nothingKept)
      return done
    }),
    route(calls.delete, async (call) => {
      const own = { ...request(call), ...call.params }
      await call.once((database) => deleteWebhook({ database }, own), nothingKept)
      return done
    }),
    secretRoute(calls.rotate, (call) =>
      rotateSecret(deps, { ...request(call), ...call.params, ...call.body }),
    ),
    route(calls.test, (call) => testWebhook(deps, { ...request(call), ...call.params })),
    route(calls.replay, async (call) => {
      const own = { ...request(call), ...call.params, replayed: call.body }
      const count = await call.once(
        (database) => replayEvents({ ...deps, database }, own),
        (replayedCount) => replayedCount,
      )
      return { count }
    }),
  ]
}

function log({ database, replica, clock }: RouteDeps, calls: Calls, actorOf: ActorOf): Route[] {
  const brandOf = (call: Caller) => ownerOf(actorOf(call))
  return [
    route(calls.list, (call) =>
      listEndpoints(database, {
        brandId: brandOf(call),
        at: clock.now(),
        missedMax: replaysMax,
        brandTypes: brandEventTypes,
      }),
    ),
    route(calls.listDeliveries, async (call) => {
      const { id: webhookId } = call.params
      const page = pageRequest(call.query, 'amount')
      const own = await findEndpoint(database, { id: webhookId, brandId: brandOf(call) })
      if (own === undefined) throw webhookNotFound()
      const { state, type } = call.query
      return respondWithRows(
        call,
        await listDeliveries(replica, { webhookId, state, type, ...page }),
      )
    }),
    route(calls.readDelivery, async (call) => {
      const { id } = call.params
      const detail = await findDeliveryDetail(database, { id, brandId: brandOf(call) })
      if (detail === undefined) throw deliveryNotFound()
      const { data, brandId, ...delivery } = detail
      const message = messageOf({ ...detail, seq: detail.sequence })
      const tries = await listAttempts(database, id)
      return { ...delivery, body: JSON.stringify(message), tries }
    }),
  ]
}
