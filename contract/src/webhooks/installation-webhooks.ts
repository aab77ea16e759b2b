import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  created,
  creates,
  deletes,
  edited,
  edits,
  fresh,
  lists,
  listsDeliveries,
  readsDelivery,
  replays,
  rotates,
  tests,
  types,
} from './webhooks.ts'

const ofInstallation = { access: ['admin'] } as const

export const listInstallationWebhooksCall = endpoint({
  ...lists,
  ...ofInstallation,
  name: 'listInstallationWebhooks',
  path: '/api/admin/webhooks',
  summary: 'The installation’s webhooks, newest first',
})

export const createInstallationWebhookCall = endpoint({
  ...creates,
  body: z.strictObject({ ...created, types }),
  ...ofInstallation,
  ...fresh,
  name: 'createInstallationWebhook',
  path: '/api/admin/webhooks',
  summary: 'Have the events of all brands and the installation’s own sent to an address',
  refusals: ['url-not-public', 'url-host', 'endpoints-max'],
})

export const editInstallationWebhookCall = endpoint({
  ...edits,
  body: z.strictObject({ ...edited, types }),
  ...ofInstallation,
  ...fresh,
  name: 'editInstallationWebhook',
  path: '/api/admin/webhooks/{id}',
  summary: 'Change a webhook of the installation, or switch it off and on',
  refusals: ['webhook-not-found', 'url-not-public', 'url-host'],
})

export const deleteInstallationWebhookCall = endpoint({
  ...deletes,
  ...ofInstallation,
  ...fresh,
  name: 'deleteInstallationWebhook',
  path: '/api/admin/webhooks/{id}',
  summary: 'Delete a webhook of the installation with its deliveries',
  refusals: ['webhook-not-found'],
})

export const testInstallationWebhookCall = endpoint({
  ...tests,
  ...ofInstallation,
  ...fresh,
  name: 'testInstallationWebhook',
  path: '/api/admin/webhooks/{id}/test',
  summary: 'Send a `test.ping` to a webhook of the installation',
  refusals: ['webhook-not-found'],
})

export const rotateInstallationWebhookCall = endpoint({
  ...rotates,
  ...ofInstallation,
  ...fresh,
  name: 'rotateInstallationWebhook',
  path: '/api/admin/webhooks/{id}/rotate',
  summary: 'Replace the secret of a webhook of the installation',
  refusals: ['webhook-not-found', 'secret-rotated'],
})

export const replayInstallationWebhookCall = endpoint({
  ...replays,
  ...ofInstallation,
  ...fresh,
  name: 'replayInstallationWebhook',
  path: '/api/admin/webhooks/{id}/replay',
  summary: 'Send events to a webhook of the installation again, with the same ids',
  refusals: ['webhook-not-found', 'delivery-not-found', 'endpoint-off', 'too-many-replays'],
})

export const listInstallationDeliveriesCall = endpoint({
  ...listsDeliveries,
  ...ofInstallation,
  name: 'listInstallationDeliveries',
  path: '/api/admin/webhooks/{id}/deliveries',
  summary: 'What was sent to a webhook of the installation, newest first',
  refusals: ['webhook-not-found'],
})

export const readInstallationDeliveryCall = endpoint({
  ...readsDelivery,
  ...ofInstallation,
  name: 'readInstallationDelivery',
  path: '/api/admin/webhooks/deliveries/{id}',
  summary: 'One delivery of the installation: what is sent, and each try',
  refusals: ['delivery-not-found'],
})
