import type { PasskeyAnswer } from '@permille/contract/accounts/passkey-shapes'
import type { Transaction } from '#platform/database/database.ts'
import type { FactorDeps } from '../account-deps.ts'
import { type OwnRequest, readOwnAccount } from '../own-account.ts'
import { recordAccountEvent, recordRefusal } from '../sign-in/record-account-event.ts'
import { renewSession, type StartedSession } from '../sign-in/session.ts'
import { noteUse } from './factor-store.ts'
import { passkeyRefused } from './passkey-ceremony.ts'
import { type FactorUsed, proveCode, provePasskey } from './prove-factor.ts'

/** Makes the sign-in fresh, as the password does. */
export async function confirmWithCode(
  deps: FactorDeps,
  request: OwnRequest,
  code: string,
): Promise<StartedSession> {
  const { database, clock } = deps
  const { userId } = request.actor
  try {
    const factor = await proveCode(deps, { userId, code })
    return await database.transaction((tx) => confirm(deps, tx, { request, factor }))
  } catch (error) {
    const account = await readOwnAccount(database, request)
    await recordRefusal(database, { accounts: [account], error, at: clock.now() }, request)
    throw error
  }
}

export async function confirmWithPasskey(
  deps: FactorDeps,
  request: OwnRequest,
  answer: PasskeyAnswer,
): Promise<StartedSession> {
  const { passkey, signCount } = await provePasskey(deps, answer, request.actor.userId)
  return await deps.database.transaction(async (tx) => {
    const use = { id: passkey.id, signCount, at: deps.clock.now() }
    if (!(await noteUse(tx, use))) throw passkeyRefused()
    return await confirm(deps, tx, { request, factor: 'passkey' })
  })
}

async function confirm(
  { clock }: FactorDeps,
  tx: Transaction,
  { request, factor }: { request: OwnRequest; factor: FactorUsed },
): Promise<StartedSession> {
  const { actor, sessionHash } = request
  const { kind, userId } = actor
  const now = clock.now()
  const entry = {
    actor: { kind, userId },
    userId,
    action: 'user.confirm' as const,
    after: { factor },
  }
  await recordAccountEvent(tx, { ...entry, at: now }, request)
  return await renewSession(tx, { sessionHash, signedInAt: now, now })
}
