import { brandEventTypes } from '@permille/contract/events/event-types'
import type { Transaction } from '#platform/database/database.ts'
import { pipelined } from '#platform/database/query.ts'
import { type Claimed, claimDue, lockClaims } from './claim-store.ts'
import { deliver, messageOf } from './deliver.ts'
import { type Ended, finishDelivered, finishFailed } from './finish-delivery.ts'
import { skipDeliveries } from './outcome-store.ts'
import { findWaiting, queueEvents, tryLockQueue } from './queue-store.ts'
import { requestsAtOnce } from './webhook.ts'
import type { WebhookDeps } from './webhook-deps.ts'

const eventsPerTurn = 500

export interface Sender {
  /** Queues what is new and starts what is due, without waiting for any receiver. */
  turn(): Promise<void>
  /** Resolves once no request is under way; none is started meanwhile. */
  stop(): Promise<void>
  /** Resolves once nothing that is due now is left. */
  idle(): Promise<void>
}

/** Gives each endpoint a delivery for every event published since the last. Once for each, however often it runs. */
export async function queueDeliveries({
  database,
  clock,
}: Pick<WebhookDeps, 'database' | 'clock'>): Promise<void> {
  const request = { eventsMax: eventsPerTurn, brandTypes: brandEventTypes }
  let most: number
  do {
    most = await database.transaction(async (tx) =>
      (await tryLockQueue(tx)) ? await queueEvents(tx, { ...request, at: clock.now() }) : 0,
    )
  } while (most === eventsPerTurn)
}

/** Sends what is due, so many requests at once. As some end they are recorded together, and the next ones are claimed. */
export function createSender(
  deps: WebhookDeps & { readonly timeoutMs?: number },
  requestsMax = requestsAtOnce,
): Sender {
  const underWay = new Set<Promise<void>>()
  let ended: Ended[] = []
  let running: Promise<void> | null = null
  let isAsked = false
  let isStopped = false

  /** One round at a time: what is asked meanwhile is seen by the next. */
  function ask(): Promise<void> {
    isAsked = true
    running ??= rounds().finally(() => {
      running = null
    })
    return running
  }

  async function rounds(): Promise<void> {
    while (isAsked) {
      isAsked = false
      const toRecord = ended
      ended = []
      await recordEnds(deps, toRecord)
      const room = isStopped ? 0 : requestsMax - underWay.size
      if (room > 0) for (const request of await claimRequests(deps, room)) start(request)
    }
  }

  function start(deliveries: readonly [Claimed, ...Claimed[]]): void {
    const request = deliver(deps, deliveries[0], deliveries.map(messageOf)).then((outcome) => {
      underWay.delete(request)
      ended.push({ deliveries, outcome })
      ask().catch((error: unknown) => {
        deps.log.warn({ err: error }, 'webhook deliveries could not be claimed; the next turn does')
      })
    })
    underWay.add(request)
  }

  const idle = async (): Promise<void> => {
    while (underWay.size > 0 || running !== null) await Promise.allSettled([...underWay, running])
  }
  return {
    turn: async () => {
      const { hasNew, hasDue } = await findWaiting(deps.database, deps.clock.now())
      if (hasNew) await queueDeliveries(deps)
      if (hasNew || hasDue) await ask()
    },
    idle,
    stop: async () => {
      isStopped = true
      await idle()
    },
  }
}

/** If that fails, the leases end, and the events are sent again. */
async function recordEnds(
  { database, clock, log }: Pick<WebhookDeps, 'database' | 'clock' | 'log'>,
  ended: readonly Ended[],
): Promise<void> {
  const record = async (work: (tx: Transaction) => Promise<void>) => {
    try {
      await database.transaction(work)
    } catch (error) {
      log.error({ err: error }, 'the outcome of webhook requests was not recorded')
    }
  }
  const at = clock.now()
  const delivered = ended.filter(({ outcome }) => outcome.error === null)
  if (delivered.length > 0) await record((tx) => finishDelivered(tx, { ended: delivered, at }))
  for (const failed of ended.filter(({ outcome }) => outcome.error !== null))
    await record((tx) => finishFailed(tx, { ended: failed, at }))
}

/** Each is one request: a delivery, or those of one message. */
async function claimRequests(
  { database, clock }: Pick<WebhookDeps, 'database' | 'clock'>,
  max: number,
): Promise<[Claimed, ...Claimed[]][]> {
  const claimed = await database.transaction(async (tx) => {
    const { all } = await pipelined({
      lock: lockClaims(tx),
      all: claimDue(tx, { at: clock.now(), max }),
    })
    const unwanted = all.filter(({ isWanted }) => !isWanted)
    if (unwanted.length > 0) await skipDeliveries(tx, unwanted)
    return all.filter(({ isWanted }) => isWanted)
  })
  const requests = new Map<string, [Claimed, ...Claimed[]]>()
  for (const delivery of claimed) {
    const place = delivery.format === 'standard' ? delivery.id : delivery.endpointId
    const request = requests.get(place)
    if (request === undefined) requests.set(place, [delivery])
    else request.push(delivery)
  }
  return [...requests.values()]
}
