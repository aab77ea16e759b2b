import type { UserId } from '@permille/contract/ids'
import { Rejected } from '../../../platform/errors/errors.ts'
import type { PushDeps } from '../notification-deps.ts'
import {
  cutSubscriptions,
  deleteSubscription,
  type Subscriber,
  upsertSubscription,
} from './push-store.ts'

const browsersMax = 10

/** Throws `Rejected` for an address that no browser's push service has. */
export async function startPush(
  { database, clock, push }: Pick<PushDeps, 'database' | 'clock' | 'push'>,
  subscriber: Omit<Subscriber, 'at'>,
): Promise<void> {
  if (!push.isKnown(subscriber.endpoint)) {
    throw new Rejected('unknown-push-service', 'The push service of this browser is not known here')
  }
  const { userId } = subscriber
  await database.transaction(async (tx) => {
    await upsertSubscription(tx, { ...subscriber, at: clock.now() })
    await cutSubscriptions(tx, { userId, max: browsersMax })
  })
}

/** Also for a browser that was never known. */
export async function endPush(
  { database }: Pick<PushDeps, 'database'>,
  of: { userId: UserId; endpoint: string },
): Promise<void> {
  await database.transaction((tx) => deleteSubscription(tx, of))
}
