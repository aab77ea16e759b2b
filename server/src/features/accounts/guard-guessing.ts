import { addSeconds, type Clock } from '../../platform/clock.ts'
import type { DatabaseServer } from '../../platform/database/database.ts'
import { Rejected } from '../../platform/errors/errors.ts'
import { countAttempt, forgetAttempts, type Guesser, lockGuesser } from './sign-in-attempt-store.ts'

const failuresMax = 10
const lockSeconds = 15 * 60

/** Runs one comparison of a password; ten wrong ones lock the pair for 15 minutes. */
export async function guardGuessing(
  { database, clock }: { database: DatabaseServer; clock: Clock },
  guesser: Guesser,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const now = clock.now()
  const { failedCount, lockedUntil } = await database.transaction((tx) =>
    countAttempt(tx, guesser, { now, windowSeconds: lockSeconds }),
  )
  if (lockedUntil !== null) throw locked((lockedUntil.getTime() - now.getTime()) / 1000)
  if (failedCount > failuresMax) throw locked(lockSeconds)
  if (await isRight()) {
    await database.transaction((tx) => forgetAttempts(tx, guesser))
    return true
  }
  if (failedCount === failuresMax) {
    const until = addSeconds(now, lockSeconds)
    await database.transaction((tx) => lockGuesser(tx, guesser, until))
  }
  return false
}

function locked(seconds: number): Rejected {
  const minutes = Math.ceil(seconds / 60)
  return new Rejected(
    'too-many-attempts',
    `Too many failed attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { kind: 'too-many', retryAfterSeconds: Math.ceil(seconds) },
  )
}
