import type { CreatorId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { invariant } from '#platform/errors/errors.ts'
import { createTurns } from '#platform/fair-queue.ts'
import { countInWindow, type WindowLimit } from '#platform/limits/call-window.ts'
import { type Account, emailTaken } from './account.ts'
import type { RegistrationDeps } from './account-deps.ts'
import { insertCreator, insertUser } from './account-store.ts'
import { handleCandidates } from './handle.ts'
import { requireOwnName } from './names/require-own-name.ts'
import { checkNewPassword } from './passwords/new-password.ts'
import { type CallOrigin, recordAccountEvent } from './sign-in/record-account-event.ts'
import type { SignedIn } from './sign-in/session.ts'
import { startSession } from './sign-in/session.ts'
import { deleteSession } from './sign-in/session-store.ts'
import { acceptTerms } from './terms/accept-terms.ts'

export interface Registration extends CallOrigin {
  readonly email: string
  readonly password: string
  readonly displayName: string
  /** This browser's previous session, which ends here (rules §8). */
  readonly formerHash: Buffer | null
}

/** Creates a creator, whatever role was requested, and signs them in (rules §1). */
export async function registerCreator(
  { database, clock, passwords, registrationsPerHour }: RegistrationDeps,
  registration: Registration,
): Promise<SignedIn> {
  const { address, password } = registration
  const now = clock.now()
  checkNewPassword(password, registration)
  requireOwnName('creator', registration.displayName)
  const limit = registrationLimit(registrationsPerHour)
  await countTurns(address, () => countInWindow(database, limit, address))
  const passwordHash = await passwords.hash(password, address)
  return database.transaction(async (tx) => {
    const { account } = await createCreator(tx, { ...registration, passwordHash, createdAt: now })
    if (registration.formerHash !== null) await deleteSession(tx, registration.formerHash)
    const userId = account.id
    const actor = { kind: account.role, userId }
    await recordAccountEvent(tx, { actor, userId, action: 'user.register', at: now }, registration)
    const from = registration
    const session = await startSession(tx, { userId, isRemembered: false, now, from })
    return { account, session }
  })
}

/** Calls from one address queue for its row of counts, so few run at once: others need connections. */
const countTurns = createTurns({ atOnce: 2, atOncePerCaller: 1, waitingMax: 256 })

function registrationLimit(callsMax: number): WindowLimit {
  return {
    name: 'registrations',
    callsMax,
    windowSeconds: 3600,
    refusal: 'Too many accounts were created from your network. Try again in an hour.',
  }
}

export interface CreatorToBe {
  readonly email: string
  readonly displayName: string
  readonly passwordHash: string
  readonly createdAt: Date
  readonly isEmailProven?: boolean
}

/** Creates a user and its creator together; the handle is derived from the display name. */
export async function createCreator(
  tx: Transaction,
  creator: CreatorToBe,
): Promise<{ account: Account; creatorId: CreatorId }> {
  const account = await insertUser(tx, { ...creator, role: 'creator' })
  if (account === undefined) throw emailTaken()
  await acceptTerms(tx, { userId: account.id, at: creator.createdAt })
  for (const handle of handleCandidates(creator.displayName)) {
    const { createdAt } = creator
    const creatorId = await insertCreator(tx, { userId: account.id, handle, createdAt })
    if (creatorId !== undefined) return { account, creatorId }
  }
  invariant(false, 'all handles tried are taken')
}
