import type { WebhookId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { writeAudit } from '../accounts/public.ts'
import { recordEvent } from '../events/public.ts'
import { switchOff } from './endpoint-store.ts'
import { findOffFacts } from './judgement-store.ts'

/**
 * Switches an endpoint off, unless it is; its people are told, and its brand’s other endpoints. `isRefused`: the receiver
 * asked for no more.
 */
export async function endEndpoint(
  tx: Transaction,
  { id, isRefused, at }: { id: WebhookId; isRefused: boolean; at: Date },
): Promise<void> {
  if (!(await switchOff(tx, { id, state: 'gone', at }))) return
  const { brandId, name, missedSince, missedCount } = await findOffFacts(tx, id)
  const action = { actor: { kind: 'system' }, action: 'webhook.switch-off' } as const
  await writeAudit(tx, { ...action, objectType: 'webhook', objectId: id, after: { name } })
  await recordEvent(tx, {
    key: `webhook:${id}:disabled:${at.toISOString()}`,
    type: 'webhook.disabled',
    at,
    brandId,
    userId: null,
    objectId: id,
    body: { since: missedSince.toISOString(), missedCount, isRefused },
  })
}
