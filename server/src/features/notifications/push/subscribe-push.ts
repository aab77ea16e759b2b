import type { UserId } from '@permille/contract/ids'
import { Rejected } from '#platform/errors/errors.ts'
import type { PushDeps } from '../notification-deps.ts'
import {
  cutSubscriptions,
  deleteSubscription,
  hasSubscription,
  type Subscriber,
  upsertSubscription,
} from './push-store.ts'

const browsersMax = 10

interface PushRequest extends Omit<Subscriber, 'at'> {
  readonly onlyRenews?: boolean | undefined
}

/**
 * Returns whether news is pushed to the browser; throws `Rejected` for an address of no known push
 * service.
 */
export async function startPush(
  { database, clock, push }: Pick<PushDeps, 'database' | 'clock' | 'push'>,
  { onlyRenews = false, ...subscriber }: PushRequest,
): Promise<boolean> {
  if (!push.isKnown(subscriber.endpoint)) {
    throw new Rejected('unknown-push-service', 'The push service of this browser is not known here')
  }
  const { userId } = subscriber
  return await database.transaction(async (tx) => {
    if (onlyRenews && !(await hasSubscription(tx, subscriber))) return false
    await upsertSubscription(tx, { ...subscriber, at: clock.now() })
    await cutSubscriptions(tx, { userId, max: browsersMax })
    return true
  })
}

/** Does nothing for a browser that is not subscribed. */
export async function endPush(
  { database }: Pick<PushDeps, 'database'>,
  of: { userId: UserId; endpoint: string },
): Promise<void> {
  await database.transaction((tx) => deleteSubscription(tx, of))
}
