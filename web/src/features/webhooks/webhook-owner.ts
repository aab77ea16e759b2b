import { brandEventTypes, publicEventTypes } from '@permille/contract/events/event-types'
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
  replayWebhookCall,
  rotateWebhookCall,
  testWebhookCall,
  type Webhook,
} from '@permille/contract/webhooks/webhooks'

/** Whose an endpoint is: its calls, and the events it may take. */
export const ofBrand = {
  list: listWebhooksCall,
  create: createWebhookCall,
  edit: editWebhookCall,
  remove: deleteWebhookCall,
  test: testWebhookCall,
  rotate: rotateWebhookCall,
  replay: replayWebhookCall,
  deliveries: listDeliveriesCall,
  delivery: readDeliveryCall,
  types: brandEventTypes,
}

export const ofInstallation = {
  list: listInstallationWebhooksCall,
  create: createInstallationWebhookCall,
  edit: editInstallationWebhookCall,
  remove: deleteInstallationWebhookCall,
  test: testInstallationWebhookCall,
  rotate: rotateInstallationWebhookCall,
  replay: replayInstallationWebhookCall,
  deliveries: listInstallationDeliveriesCall,
  delivery: readInstallationDeliveryCall,
  types: publicEventTypes,
}

export type WebhookOwner = typeof ofBrand | typeof ofInstallation

/** What each action on an endpoint takes. */
export interface WebhookActionProps {
  readonly owner: WebhookOwner
  readonly webhook: Webhook
  readonly onChanged: () => void
}
