import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { brandEventTypes, publicEventTypes } from '../events/event-types.ts'
import type { PublishedEventId } from '../events/published-event.ts'
import { deliveryId, deliveryParams, webhookId, webhookParams } from '../ids.ts'
import { overlapHours } from '../keys/keys.ts'
import { acknowledged, id, type Narrowed, paging, timestamp } from '../shapes.ts'
import { makingScopes } from '../teams/scopes.ts'

/** Endpoints of a brand. */
export const webhooksPerBrandMax = 10
export const webhooksOfInstallationMax = 20
export const webhookNameMaxLength = 60
export const webhookUrlMaxLength = 2000
/** Deliveries that wait to be sent again, of one endpoint. */
export const replaysMax = 10_000
/** What is older can no longer be sent: its event is deleted. */
export const replayDays = 30

/** How a receiver takes it: Standard Webhooks, or as a message in a channel. */
export const webhookFormats = ['standard', 'discord', 'slack'] as const
export type WebhookFormat = (typeof webhookFormats)[number]

/** `failing`: only one delivery a minute is tried. `gone`: the receiver asked for no more, or failed for five days. */
export const webhookStates = ['on', 'off', 'failing', 'gone'] as const
export type WebhookState = (typeof webhookStates)[number]

/** `skipped`: the endpoint was switched off, or no longer takes this type. */
export const deliveryStates = ['due', 'delivered', 'failed', 'skipped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why there was no answer, or none that counts. */
export const deliveryErrors = [
  'timeout',
  'refused',
  'dns',
  'tls',
  'not-public',
  'reset',
  'other',
  'redirect',
  'status',
] as const
export type DeliveryError = (typeof deliveryErrors)[number]

const name = z
  .string('A name is required')
  .check(
    z.trim(),
    z.minLength(1, 'A name is required'),
    z.maxLength(webhookNameMaxLength, `At most ${webhookNameMaxLength} characters`),
  )
const url = z
  .string('Enter the address')
  .check(
    z.trim(),
    z.minLength(1, 'Enter the address'),
    z.maxLength(webhookUrlMaxLength, `At most ${webhookUrlMaxLength} characters`),
  )
/** Null for every type, future ones too. */
const brandTypes = z.nullable(z.array(z.enum(brandEventTypes)))
export const types = z.nullable(z.array(z.enum(publicEventTypes)))

const webhook = z.object({
  id: webhookId,
  name: z.string(),
  /** Without what may be a password: the query, and most of a channel’s address. */
  url: z.string(),
  format: z.enum(webhookFormats),
  types,
  state: z.enum(webhookStates),
  /** Since when everything has failed. */
  failingSince: z.nullable(timestamp),
  /** To about ten seconds. */
  lastDeliveredAt: z.nullable(timestamp),
  /** Deliveries last tried within 24 hours, in vain. */
  failedLastDayCount: z.int(),
  /** Of one that is switched off: what was not delivered since `missedSince`. */
  missedCount: z.int(),
  missedSince: z.nullable(timestamp),
  /** Until then requests are signed with the previous secret, too. */
  previousSecretUntil: z.nullable(timestamp),
  createdAt: timestamp,
  createdBy: z.string(),
  /** Whoever made it has left the brand, or is an admin no more: suspended, or deleted. */
  isMakerGone: z.boolean(),
})

/** The secret, which nobody can read again; null for a channel, whose messages are not signed. */
const made = z.object({ id: webhookId, secret: z.nullable(z.string()) })

const delivery = {
  id: deliveryId,
  /** As the receiver knows it: the same for every try and every time it is sent again. */
  eventId: id as Narrowed<typeof id, PublishedEventId>,
  type: z.enum(publicEventTypes),
  sequence: z.int(),
  /** When it happened. */
  at: timestamp,
  state: z.enum(deliveryStates),
  attempts: z.int(),
  lastStatus: z.nullable(z.int()),
  lastMs: z.nullable(z.int()),
  lastError: z.nullable(z.enum(deliveryErrors)),
  /** When it is tried next. */
  dueAt: z.nullable(timestamp),
  deliveredAt: z.nullable(timestamp),
  isReplay: z.boolean(),
}

const attempt = z.object({
  n: z.int(),
  at: timestamp,
  status: z.nullable(z.int()),
  ms: z.nullable(z.int()),
  error: z.nullable(z.enum(deliveryErrors)),
})

/** A test of an endpoint to which no event would be sent is `off` or `no-types`, and not sent either. */
const tested = z.object({
  outcome: z.enum(['delivered', 'failed', 'off', 'no-types']),
  status: z.nullable(z.int()),
  ms: z.nullable(z.int()),
  error: z.nullable(z.enum(deliveryErrors)),
})

const ofBrand = { access: ['brand'], scope: makingScopes.webhooks } as const
export const fresh = { needsFreshSignIn: true } as const

export const lists = { method: 'GET', response: z.array(webhook) } as const
export const created = { name, url, format: z.enum(webhookFormats) }
export const creates = {
  method: 'POST',
  response: made,
  status: 201,
} as const
/** Without `url` the address stays. Switching it on sends nothing that it missed. */
export const edited = { name, url: z.optional(url), isOn: z.boolean() }
export const edits = {
  method: 'PUT',
  params: webhookParams,
  response: acknowledged,
} as const
export const deletes = { method: 'DELETE', params: webhookParams, response: acknowledged } as const
export const tests = { method: 'POST', params: webhookParams, response: tested } as const
export const rotates = {
  method: 'POST',
  params: webhookParams,
  body: z.strictObject({ overlapHours: z.literal(overlapHours, 'Choose 0, 24 or 168') }),
  response: made,
  status: 201,
} as const
/** One delivery; everything since a time; or what did not arrive since then. */
export const replays = {
  method: 'POST',
  params: webhookParams,
  body: z.union([
    z.strictObject({ deliveryId }),
    z.strictObject({ since: z.iso.datetime('Choose a time') }),
    z.strictObject({ failedSince: z.iso.datetime('Choose a time') }),
  ]),
  response: z.object({ count: z.int() }),
} as const
export const listsDeliveries = {
  method: 'GET',
  params: webhookParams,
  query: z.strictObject({
    state: z.optional(z.enum(deliveryStates)),
    type: z.optional(z.enum(publicEventTypes)),
    ...paging,
  }),
  response: z.array(z.object(delivery)),
} as const
export const readsDelivery = {
  method: 'GET',
  params: deliveryParams,
  response: z.object({
    ...delivery,
    webhookId,
    /** What is sent, as JSON. */
    body: z.string(),
    tries: z.array(attempt),
  }),
} as const

export const listWebhooksCall = endpoint({
  ...lists,
  ...ofBrand,
  name: 'listWebhooks',
  path: '/api/brand/webhooks',
  summary: 'The brand’s webhooks, newest first',
})
export type Webhook = ResponseOf<typeof listWebhooksCall>[number]

export const createWebhookCall = endpoint({
  ...creates,
  body: z.strictObject({ ...created, types: brandTypes }),
  ...ofBrand,
  ...fresh,
  name: 'createWebhook',
  path: '/api/brand/webhooks',
  summary: 'Have the brand’s events sent to an address; its secret is shown this once',
  refusals: ['url-not-public', 'url-host', 'endpoints-max', 'not-a-member'],
})

export const editWebhookCall = endpoint({
  ...edits,
  body: z.strictObject({ ...edited, types: brandTypes }),
  ...ofBrand,
  ...fresh,
  name: 'editWebhook',
  path: '/api/brand/webhooks/{id}',
  summary: 'Change a webhook, or switch it off and on',
  refusals: ['webhook-not-found', 'url-not-public', 'url-host', 'not-a-member'],
})

export const deleteWebhookCall = endpoint({
  ...deletes,
  ...ofBrand,
  ...fresh,
  name: 'deleteWebhook',
  path: '/api/brand/webhooks/{id}',
  summary: 'Delete a webhook with its deliveries',
  refusals: ['webhook-not-found', 'not-a-member'],
})

export const testWebhookCall = endpoint({
  ...tests,
  ...ofBrand,
  ...fresh,
  name: 'testWebhook',
  path: '/api/brand/webhooks/{id}/test',
  summary: 'Send a `test.ping` to a webhook, and say what it answered',
  refusals: ['webhook-not-found'],
})

export const rotateWebhookCall = endpoint({
  ...rotates,
  ...ofBrand,
  ...fresh,
  name: 'rotateWebhook',
  path: '/api/brand/webhooks/{id}/rotate',
  summary: 'Replace a webhook’s secret; requests are signed with both until the overlap ends',
  refusals: ['webhook-not-found', 'not-a-member', 'secret-rotated'],
})

export const replayWebhookCall = endpoint({
  ...replays,
  ...ofBrand,
  ...fresh,
  name: 'replayWebhook',
  path: '/api/brand/webhooks/{id}/replay',
  summary: 'Send events to a webhook again, with the same ids',
  refusals: [
    'webhook-not-found',
    'delivery-not-found',
    'endpoint-off',
    'too-many-replays',
    'not-a-member',
  ],
})

export const listDeliveriesCall = endpoint({
  ...listsDeliveries,
  ...ofBrand,
  name: 'listDeliveries',
  path: '/api/brand/webhooks/{id}/deliveries',
  summary: 'What was sent to a webhook, newest first',
  refusals: ['webhook-not-found'],
})
export type WebhookDelivery = ResponseOf<typeof listDeliveriesCall>[number]

export const readDeliveryCall = endpoint({
  ...readsDelivery,
  ...ofBrand,
  name: 'readDelivery',
  path: '/api/brand/webhooks/deliveries/{id}',
  summary: 'One delivery: what is sent, and each try',
  refusals: ['delivery-not-found'],
})
export type WebhookDeliveryDetail = ResponseOf<typeof readDeliveryCall>
