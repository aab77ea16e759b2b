import type { NotificationId, UserId } from '@permille/contract/ids'
import { digestKinds } from '@permille/contract/notifications/notifications'
import { memberPages } from '@permille/contract/pages'
import type { PushMessage } from '#integrations/push/push-sender.ts'
import { addHours, addSeconds } from '#platform/clock.ts'
import { Unavailable } from '#platform/errors/errors.ts'
import type { PushDeps } from '../notification-deps.ts'
import { readPushKeys } from './push-keys.ts'
import { pushBody, pushTitles } from './push-labels.ts'
import {
  claimPushes,
  type DuePush,
  delayPushes,
  deleteSubscription,
  endPushes,
  listAddresses,
  type Waiting,
} from './push-store.ts'

const notificationsMax = 100
const retrySecondsMin = 60
/** Not pushed any more after this long; it is in the list anyway. */
const worthHours = 1

/**
 * Pushes what is due to each browser of its person. A push that a crash repeats, or that follows a failure,
 * replaces the one on the screen, because it has the same tag.
 */
export async function pushNotifications(
  deps: PushDeps,
  stop?: AbortSignal,
): Promise<{ hasMore: boolean }> {
  const { database, clock } = deps
  const at = clock.now()
  const before = addHours(at, -worthHours)
  await database.transaction((tx) => endPushes(tx, { ids: [], before }))
  const due = await database.transaction((tx) => claimPushes(tx, { at, max: notificationsMax }))
  if (due.length === 0) return { hasMore: false }
  const sent: NotificationId[] = []
  const waiting: Waiting[] = []
  for (const { userId, ids, message } of messagesOf(due)) {
    // What a stop leaves is due at once for whoever comes next.
    const retryAfterSeconds = stop?.aborted ? 0 : await pushTo(deps, userId, message)
    if (retryAfterSeconds === null) sent.push(...ids)
    else waiting.push({ ids, until: addSeconds(at, retryAfterSeconds) })
  }
  await database.transaction(async (tx) => {
    await endPushes(tx, { ids: sent, before })
    for (const each of waiting) await delayPushes(tx, each)
  })
  return { hasMore: due.length === notificationsMax && sent.length > 0 }
}

/**
 * Returns null once it is sent, otherwise the seconds to wait after a push service failed: a
 * minute, or longer if it says so. Forgets browsers that accept no more.
 */
async function pushTo(
  deps: PushDeps,
  userId: UserId,
  message: PushMessage,
): Promise<number | null> {
  const { database, clock, push } = deps
  const keys = await readPushKeys(deps)
  const addresses = await listAddresses(database, { userIds: [userId], at: clock.now() })
  const outcomes = await Promise.all(
    addresses.map(async (address) => {
      const outcome = await push.send(address, message, keys).catch(secondsToWait)
      const { endpoint } = address
      if (outcome === 'gone') {
        await database.transaction((tx) => deleteSubscription(tx, { userId, endpoint }))
      }
      return outcome
    }),
  )
  const waits = outcomes.filter((outcome) => typeof outcome === 'number')
  return waits.length === 0 ? null : Math.max(...waits)
}

function secondsToWait(error: unknown): number {
  const asked = error instanceof Unavailable ? error.retryAfterSeconds : undefined
  return Math.max(asked ?? 0, retrySecondsMin)
}

interface Push {
  readonly userId: UserId
  readonly ids: readonly NotificationId[]
  readonly message: PushMessage
}

/** One for each notification; one for all of a kind that comes in numbers. */
function messagesOf(due: readonly DuePush[]): Push[] {
  const groups = new Map<string, [DuePush, ...DuePush[]]>()
  for (const each of due) {
    const tag = digestKinds.includes(each.kind) ? each.kind : each.id
    const group = groups.get(`${each.userId} ${tag}`)
    if (group === undefined) groups.set(`${each.userId} ${tag}`, [each])
    else group.push(each)
  }
  return [...groups.values()].map((group) => {
    const [{ userId, id, kind, path }, ...others] = group
    const isOne = others.length === 0
    const message = {
      title: pushTitles[kind],
      body: isOne ? pushBody : `${group.length} of them. ${pushBody}`,
      path: isOne ? path : memberPages.notifications,
      tag: digestKinds.includes(kind) ? kind : id,
    }
    return { userId, ids: group.map((each) => each.id), message }
  })
}
