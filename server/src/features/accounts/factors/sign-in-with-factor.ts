import type { PendingSignIn as PendingDetails } from '@permille/contract/accounts/factors'
import type { PasskeyAnswer } from '@permille/contract/accounts/passkey-shapes'
import type { UserId } from '@permille/contract/ids'
import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { invariant, Rejected } from '#platform/errors/errors.ts'
import { type Account, accountSuspended } from '../account.ts'
import type { FactorDeps } from '../account-deps.ts'
import { findAccount } from '../account-store.ts'
import {
  type CallOrigin,
  recordAccountEvent,
  recordRefusal,
} from '../sign-in/record-account-event.ts'
import type { SignedIn } from '../sign-in/session.ts'
import { hashToken, newToken, startSession } from '../sign-in/session.ts'
import { deleteSession } from '../sign-in/session-store.ts'
import {
  deletePendingSignIn,
  findPendingSignIn,
  insertPendingSignIn,
} from './factor-secret-store.ts'
import { countFactors, noteUse } from './factor-store.ts'
import { type FactorUsed, proveCode, provePasskey } from './prove-factor.ts'

const pendingSeconds = 10 * 60

/** The password was right: returns the refusal that makes the browser ask for the second factor. */
export async function askSecondFactor(
  tx: Transaction,
  pending: { userId: UserId; isRemembered: boolean; now: Date },
): Promise<Rejected> {
  const pendingToken = newToken()
  const expiresAt = addSeconds(pending.now, pendingSeconds)
  await insertPendingSignIn(tx, { ...pending, tokenHash: hashToken(pendingToken), expiresAt })
  const { hasApp, passkeysCount } = await countFactors(tx, pending.userId)
  const details: PendingDetails = { pendingToken, hasApp, hasPasskey: passkeysCount > 0 }
  return new Rejected(
    'second-factor-needed',
    'Enter a code or use a passkey to finish signing in',
    {
      details: { ...details },
    },
  )
}

interface FactorSignIn extends CallOrigin {
  /** This browser's previous session, which ends here (rules §8). */
  readonly formerHash: Buffer | null
}

export async function signInWithCode(
  deps: FactorDeps,
  request: FactorSignIn & { pendingToken: string; code: string },
): Promise<SignedIn> {
  const { database, clock } = deps
  const tokenHash = hashToken(request.pendingToken)
  const pending = await findPendingSignIn(database, { tokenHash, now: clock.now() })
  if (pending === undefined) throw signInAgain()
  const { userId, isRemembered } = pending
  const account = await findAccount(database, userId)
  invariant(account !== undefined, 'a pending sign-in without its user')
  return await recordingRefusal(deps, { account, request }, async () => {
    const factor = await proveCode(deps, { userId, code: request.code })
    return await database.transaction(async (tx) => {
      if (!(await deletePendingSignIn(tx, tokenHash))) throw signInAgain()
      return await start(deps, tx, { account, isRemembered, factor, request })
    })
  })
}

/** A passkey is a device and its owner's finger, face or PIN: it needs no password. */
export async function signInWithPasskey(
  deps: FactorDeps,
  request: FactorSignIn & { answer: PasskeyAnswer; isRemembered: boolean },
): Promise<SignedIn> {
  const { database, clock } = deps
  const { passkey, signCount } = await provePasskey(deps, request.answer, null)
  const account = await findAccount(database, passkey.userId)
  invariant(account !== undefined, 'a passkey without its user')
  const { isRemembered } = request
  return await recordingRefusal(deps, { account, request }, () =>
    database.transaction(async (tx) => {
      if (!(await noteUse(tx, { id: passkey.id, signCount, at: clock.now() }))) throw signInAgain()
      return await start(deps, tx, { account, isRemembered, factor: 'passkey', request })
    }),
  )
}

async function recordingRefusal(
  { database, clock }: FactorDeps,
  { account, request }: { account: Account; request: CallOrigin },
  work: () => Promise<SignedIn>,
): Promise<SignedIn> {
  try {
    if (account.suspendedReason !== null) throw accountSuspended(account.suspendedReason)
    return await work()
  } catch (error) {
    await recordRefusal(database, { accounts: [account], error, at: clock.now() }, request)
    throw error
  }
}

async function start(
  { clock }: FactorDeps,
  tx: Transaction,
  started: { account: Account; isRemembered: boolean; factor: FactorUsed; request: FactorSignIn },
): Promise<SignedIn> {
  const { account, isRemembered, factor, request } = started
  const { id: userId, role } = account
  const now = clock.now()
  if (request.formerHash !== null) await deleteSession(tx, request.formerHash)
  const actor = { kind: role, userId }
  const entry = { actor, userId, action: 'user.sign-in' as const, after: { factor }, at: now }
  await recordAccountEvent(tx, entry, request)
  return { account, session: await startSession(tx, { userId, isRemembered, now, from: request }) }
}

function signInAgain(): Rejected {
  return new Rejected('sign-in-expired', 'This took too long. Enter your password again.')
}
