import type { WebhookId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { writeAudit } from '../accounts/public.ts'
import { lockPeopleFor } from '../teams/public.ts'
import { findEndpoint, lockInstallationWebhooks, type OwnEndpoint } from './endpoint-store.ts'
import { ownerOf, type WebhookActor } from './webhook.ts'

export interface WebhookRequest {
  readonly actor: WebhookActor
  readonly requestId: string
}

export type OwnRequest = WebhookRequest & { readonly id: WebhookId }

export function isSending({ state }: Pick<OwnEndpoint, 'state'>): boolean {
  return state === 'on' || state === 'failing'
}

/** In a brand only someone who still has the role that the gate read. */
export async function lockWebhooksFor(tx: Transaction, actor: WebhookActor): Promise<void> {
  if (actor.kind === 'brand') await lockPeopleFor(tx, actor)
  else await lockInstallationWebhooks(tx)
}

export async function lockOwn(
  tx: Transaction,
  { actor, id }: Pick<OwnRequest, 'actor' | 'id'>,
): Promise<OwnEndpoint> {
  await lockWebhooksFor(tx, actor)
  const own = await findEndpoint(tx, { id, brandId: ownerOf(actor) })
  if (own === undefined) throw webhookNotFound()
  return own
}

export async function recordAct(
  tx: Transaction,
  { actor, requestId }: WebhookRequest,
  {
    id,
    ...change
  }: {
    readonly id: WebhookId
    readonly action: `webhook.${'create' | 'edit' | 'delete' | 'rotate' | 'replay'}`
    readonly before?: object
    readonly after?: object
  },
): Promise<void> {
  await writeAudit(tx, { ...change, actor, objectType: 'webhook', objectId: id, requestId })
}

export function webhookNotFound(): NotFound {
  return new NotFound('webhook-not-found', 'This webhook does not exist')
}
