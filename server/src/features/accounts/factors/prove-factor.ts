import type { PasskeyAnswer } from '@permille/contract/accounts/passkey-shapes'
import type { UserId } from '@permille/contract/ids'
import { Rejected } from '#platform/errors/errors.ts'
import { countInWindow, giveBackToWindow } from '#platform/limits/call-window.ts'
import type { FactorDeps } from '../account-deps.ts'
import { appContext, stepOfCode } from './app-code.ts'
import { consumeRecoveryCode } from './factor-secret-store.ts'
import { consumeStep, findApp, findPasskey, type Passkey } from './factor-store.ts'
import { passkeyRefused, verifyAnswer } from './passkey-ceremony.ts'
import { hashCode, isRecoveryCode, plainCode } from './recovery-code.ts'

/** What someone proved themselves with besides a password; `help` is a code made by an admin. */
export type FactorUsed = 'app' | 'recovery' | 'help' | 'passkey'

/**
 * A code has a million values, three of which are valid at once, so guesses are limited whatever their address:
 * 60 a day find one in 15 years on average. Anyone who guesses already knows the password; the owner still has
 * passkeys and recovery codes.
 */
const guesses = [
  { name: 'app-codes', callsMax: 10, windowSeconds: 15 * 60 },
  { name: 'app-codes-of-day', callsMax: 60, windowSeconds: 24 * 3600 },
] as const

/** Throws unless the code is right, and then consumes it. Counts before it compares. */
export async function proveCode(
  deps: FactorDeps,
  { userId, code }: { userId: UserId; code: string },
): Promise<FactorUsed> {
  const plain = plainCode(code)
  if (isRecoveryCode(plain)) {
    const request = { userId, codeHash: hashCode(plain), now: deps.clock.now() }
    const used = await consumeRecoveryCode(deps.database, request)
    if (used === undefined) throw wrongCode()
    return used === 'help' ? 'help' : 'recovery'
  }
  for (const limit of guesses) await countInWindow(deps.database, limit, userId)
  if (!(await isAppCode(deps, userId, plain))) throw wrongCode()
  for (const limit of guesses) await giveBackToWindow(deps.database, limit, userId)
  return 'app'
}

async function isAppCode(deps: FactorDeps, userId: UserId, code: string): Promise<boolean> {
  const { database, encryption, clock } = deps
  const app = await findApp(database, { userId, isConfirmed: true })
  if (app === undefined) return false
  const secret = encryption.open(app.sealedSecret, appContext(userId))
  const step = stepOfCode(secret, code, clock.now())
  return step !== null && (await consumeStep(database, { userId, step }))
}

/** Throws unless the passkey is known, its user was verified, and it signed a challenge for this. */
export async function provePasskey(
  deps: FactorDeps,
  answer: PasskeyAnswer,
  ownerId: UserId | null,
): Promise<{ passkey: Passkey; signCount: number }> {
  const passkey = await findPasskey(deps.database, answer.id)
  if (passkey === undefined || (ownerId !== null && passkey.userId !== ownerId)) {
    throw passkeyRefused()
  }
  const purpose =
    ownerId === null
      ? ({ purpose: 'sign-in', userId: null } as const)
      : ({ purpose: 'confirm', userId: ownerId } as const)
  return { passkey, signCount: await verifyAnswer(deps, { purpose, passkey }, answer) }
}

export function wrongCode(): Rejected {
  const message = 'This code is wrong or was used before'
  return new Rejected('wrong-code', message, { details: { fields: { code: message } } })
}
