import { brandEventTypes } from '@permille/contract/events/event-types'
import type { DeliveryId } from '@permille/contract/ids'
import { replayDays, replaysMax } from '@permille/contract/webhooks/webhooks'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { isSending, lockOwn, type OwnRequest, recordAct } from './own-endpoint.ts'
import {
  countReplayed,
  findDelivery,
  findWaitingReplays,
  insertReplayOf,
  insertReplays,
  makeDueNow,
} from './replay-store.ts'
import type { WebhookDeps } from './webhook-deps.ts'

/** Ten a second, so that a receiver is not flooded by what it missed. */
const replayEveryMs = 100

export type Replayed =
  | { readonly deliveryId: DeliveryId }
  | { readonly since: string }
  | { readonly failedSince: string }

/** Sends again: one delivery, everything since a time, or what has not arrived since then. Returns how many. */
export function replayEvents(
  { database, clock }: Pick<WebhookDeps, 'database' | 'clock'>,
  request: OwnRequest & { readonly replayed: Replayed },
): Promise<number> {
  const { id, replayed } = request
  const at = clock.now()
  return database.transaction(async (tx) => {
    const own = await lockOwn(tx, request)
    if (!isSending(own))
      throw new Rejected('endpoint-off', 'This webhook is switched off. Switch it on first.')
    const count =
      'deliveryId' in replayed
        ? await replayOne(tx, { id, deliveryId: replayed.deliveryId, at })
        : await replaySince(tx, { id, replayed, at })
    const after = { name: own.name, count, ...replayed }
    await recordAct(tx, request, { action: 'webhook.replay', id, after })
    return count
  })
}

async function replayOne(
  tx: Transaction,
  delivery: Pick<OwnRequest, 'id'> & { deliveryId: DeliveryId; at: Date },
): Promise<number> {
  const found = await findDelivery(tx, delivery)
  if (found === undefined) throw deliveryNotFound()
  // What waits for its next try, or was asked for a moment ago, need not wait; a second one beside it would arrive twice.
  const { waitingId } = found
  if (waitingId !== null) await makeDueNow(tx, { deliveryId: waitingId, at: delivery.at })
  else await insertReplayOf(tx, delivery)
  return 1
}

async function replaySince(
  tx: Transaction,
  {
    id,
    replayed,
    at,
  }: Pick<OwnRequest, 'id'> & {
    replayed: Exclude<Replayed, { readonly deliveryId: DeliveryId }>
    at: Date
  },
): Promise<number> {
  const isOnlyMissed = 'failedSince' in replayed
  const asked = new Date(isOnlyMissed ? replayed.failedSince : replayed.since)
  const oldest = addHours(at, -replayDays * 24)
  const since = asked > oldest ? asked : oldest
  const span = { id, since, isOnlyMissed, brandTypes: brandEventTypes }
  const { count: waitingCount, until } = await findWaitingReplays(tx, { id, at })
  const max = replaysMax - waitingCount
  if ((await countReplayed(tx, { ...span, max })) > max) {
    throw new Rejected(
      'too-many-replays',
      `At most ${replaysMax.toLocaleString('en-US')} deliveries can wait to be sent again. Choose a later time.`,
    )
  }
  return await insertReplays(tx, { ...span, from: until ?? at, everyMs: replayEveryMs })
}

export function deliveryNotFound(): NotFound {
  return new NotFound(
    'delivery-not-found',
    `This delivery does not exist, or is older than ${replayDays} days`,
  )
}
