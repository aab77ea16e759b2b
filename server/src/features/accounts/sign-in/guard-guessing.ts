import { setTimeout as wait } from 'node:timers/promises'
import { signInLockMinutes } from '@permille/contract/accounts/factor-lifetimes'
import { addSeconds, type Clock } from '#platform/clock.ts'
import type { Database, DatabaseServer } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { createTurns } from '#platform/fair-queue.ts'
import { countInWindow, giveBackToWindow } from '#platform/limits/call-window.ts'
import { countAttempt, forgetAttempts, type Guesser, lockGuesser } from './sign-in-attempt-store.ts'

const failuresMax = 10
const lockSeconds = signInLockMinutes * 60

/** Per address, right passwords included, since each costs a hash. */
const signIns = { name: 'sign-ins', callsMax: 300, windowSeconds: 60 }
/** Wrong passwords of one address, whatever the account. */
const perAddress = { name: 'wrong-passwords', callsMax: 30, windowSeconds: 15 * 60 }
/** Wrong passwords for one account, whatever the address: they slow guesses down and never lock. */
const perAccount = {
  name: 'wrong-passwords-of-account',
  callsMax: 2_000_000_000,
  windowSeconds: 3600,
}

/** Guesses from one address queue for its row of counts, so few run at once: others need connections. */
const countTurns = createTurns({ atOnce: 3, atOncePerCaller: 1, waitingMax: 256 })

const unhurriedFailures = 20
const delayStepMs = 100
const delayMaxMs = 3000

/** Delay of each further guess at one account, from any address: the owner can still sign in. */
export function guessDelayMs(failedCount: number): number {
  return Math.min(Math.max(0, failedCount - unhurriedFailures) * delayStepMs, delayMaxMs)
}

/** Counts a sign-in before any lookup. Throws above an address's limit per minute. */
export async function countSignIn(
  { database }: { database: DatabaseServer },
  address: string,
): Promise<void> {
  await countTurns(address, () => countInWindow(database, signIns, address))
}

/**
 * Runs one password comparison. It counts as wrong beforehand, so that simultaneous guesses all count, and the
 * count is undone if it was right (rules §1).
 */
export async function guardGuessing(
  { database, clock }: { database: DatabaseServer; clock: Clock },
  guesser: Guesser,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const now = clock.now()
  const counted = await countTurns(guesser.address, () => countGuess(database, guesser, now))
  await wait(guessDelayMs(counted.ofAccount))
  if (await isRight()) {
    await forgiveGuess(database, guesser)
    return true
  }
  if (counted.ofPair === failuresMax) {
    const until = addSeconds(now, lockSeconds)
    await database.transaction((tx) => lockGuesser(tx, guesser, until))
  }
  return false
}

/**
 * Outside a transaction, so that guesses from one address block each other for one statement at most. A guess
 * at a locked pair counts nowhere else.
 */
async function countGuess(db: Database, guesser: Guesser, now: Date) {
  const { accountKey, address } = guesser
  await countInWindow(db, perAddress, address)
  const { failedCount, lockedUntil } = await countAttempt(db, guesser, {
    now,
    windowSeconds: lockSeconds,
  })
  if (lockedUntil !== null || failedCount > failuresMax) {
    await giveBackToWindow(db, perAddress, address)
    throw locked(
      lockedUntil === null ? lockSeconds : (lockedUntil.getTime() - now.getTime()) / 1000,
    )
  }
  const ofAccount = await countInWindow(db, perAccount, accountKey)
  return { ofPair: failedCount, ofAccount }
}

async function forgiveGuess(db: Database, guesser: Guesser): Promise<void> {
  await giveBackToWindow(db, perAddress, guesser.address)
  await forgetAttempts(db, guesser)
  await giveBackToWindow(db, perAccount, guesser.accountKey)
}

function locked(seconds: number): Rejected {
  const minutes = Math.ceil(seconds / 60)
  return new Rejected(
    'too-many-attempts',
    `Too many failed attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds: Math.ceil(seconds) },
  )
}
