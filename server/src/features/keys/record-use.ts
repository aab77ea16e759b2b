import type { DatabaseServer } from '#platform/database/database.ts'
import type { KeyActor } from '#platform/http/actor.ts'
import type { KeyOrigin } from '#platform/http/http-options.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { insertOrigin, writeAudit } from '../accounts/public.ts'
import { keyChanged } from './key-jobs.ts'
import { keepNetwork, markNetworkTold, touchKey } from './key-use-store.ts'

/**
 * Notes when and from where a key was used. The first use from a network is in the log, as a sign-in is; whoever stands
 * behind the key gets a mail, once a day at most, unless it is the key's very first.
 */
export function recordUse(
  database: DatabaseServer,
  use: { actor: KeyActor; isFirst: boolean; from: KeyOrigin; at: Date },
): Promise<void> {
  const { actor, isFirst, from, at } = use
  const { id } = actor.key
  return database.transaction(async (tx) => {
    await touchKey(tx, { id, at, from })
    if (await keepNetwork(tx, { id, at, from })) return
    const { requestId } = from
    const auditId = await writeAudit(tx, {
      actor,
      action: 'key.use',
      objectType: 'api_key',
      objectId: id,
      requestId,
    })
    await insertOrigin(tx, { auditId, at, from })
    if (isFirst || !(await markNetworkTold(tx, { id, at }))) return
    await enqueue(tx, keyChanged, { payload: { keyId: id, what: 'new-network' } })
  })
}
