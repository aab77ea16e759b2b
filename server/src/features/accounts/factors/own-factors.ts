import type { CreatedPasskey, PasskeyToCreate } from '@permille/contract/accounts/passkey-shapes'
import type { AuditAction } from '@permille/contract/administration/audit-actions'
import type { PasskeyId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import type { FactorDeps } from '../account-deps.ts'
import { lockAccount } from '../account-store.ts'
import { type OwnRequest, readOwnAccount } from '../own-account.ts'
import { recordAccountEvent } from '../sign-in/record-account-event.ts'
import { renewSession, type StartedSession } from '../sign-in/session.ts'
import { deleteSessionsOf } from '../sign-in/session-store.ts'
import { appContext, appUri, newAppSecret, stepOfCode } from './app-code.ts'
import { deletePendingSignInsOf, replaceRecoveryCodes } from './factor-secret-store.ts'
import {
  confirmApp,
  countFactors,
  deleteApp,
  deletePasskey,
  findApp,
  insertApp,
  insertPasskey,
  listPasskeys,
} from './factor-store.ts'
import { askNewPasskey, verifyCreated } from './passkey-ceremony.ts'
import { wrongCode } from './prove-factor.ts'
import { hashCode, newRecoveryCodes, plainCode } from './recovery-code.ts'

/** As many as fit a list; no one has more devices. */
const passkeysMax = 20

export async function readFactors(deps: FactorDeps, request: OwnRequest) {
  const { database } = deps
  const { userId } = request.actor
  const app = await findApp(database, { userId, isConfirmed: true })
  const passkeys = await listPasskeys(database, userId)
  const { recoveryCodesLeft } = await countFactors(database, userId)
  const isRequired = isFactorRequired(deps, request)
  return { appAddedAt: app?.confirmedAt ?? null, passkeys, recoveryCodesLeft, isRequired }
}

/** The secret of the QR code; after the first code it replaces the app in use. */
export async function startApp(
  deps: FactorDeps,
  request: OwnRequest,
): Promise<{ secret: string; uri: string }> {
  const { database, encryption } = deps
  const { userId } = request.actor
  const { email } = await readOwnAccount(database, request)
  const secret = newAppSecret()
  const sealedSecret = encryption.seal(secret, appContext(userId))
  await database.transaction((tx) => insertApp(tx, { userId, sealedSecret }))
  return { secret, uri: appUri(secret, email) }
}

export interface AddedFactor {
  /** Null where there was a factor before. */
  readonly recoveryCodes: string[] | null
  /** This browser's session under its new token. */
  readonly session: StartedSession
}

export async function confirmOwnApp(
  deps: FactorDeps,
  request: OwnRequest,
  code: string,
): Promise<AddedFactor> {
  const { database, encryption, clock } = deps
  const { userId } = request.actor
  const app = await findApp(database, { userId, isConfirmed: false })
  if (app === undefined) throw startAgain()
  const { sealedSecret } = app
  const secret = encryption.open(sealedSecret, appContext(userId))
  const at = clock.now()
  const step = stepOfCode(secret, plainCode(code), at)
  if (step === null) throw wrongCode()
  return await database.transaction((tx) =>
    addFactor(tx, { request, at, action: 'user.add-app' as const }, async () => {
      if (!(await confirmApp(tx, { userId, sealedSecret, step, at }))) throw startAgain()
    }),
  )
}

export async function askOwnPasskey(
  deps: FactorDeps,
  request: OwnRequest,
): Promise<PasskeyToCreate> {
  const { userId } = request.actor
  const { email, displayName } = await readOwnAccount(deps.database, request)
  const known = await listPasskeys(deps.database, userId)
  if (known.length >= passkeysMax) throw tooManyPasskeys()
  return await askNewPasskey(deps, { userId, email, displayName }, known)
}

export async function addPasskey(
  deps: FactorDeps,
  request: OwnRequest,
  { name, created }: { name: string; created: CreatedPasskey },
): Promise<AddedFactor> {
  const { userId } = request.actor
  const credential = await verifyCreated(deps, userId, created)
  const at = deps.clock.now()
  const passkey = { id: newId<PasskeyId>(), userId, name, createdAt: at, ...credential }
  const change = { request, at, action: 'user.add-passkey' as const, after: { name } }
  return await deps.database.transaction((tx) =>
    addFactor(tx, change, async () => {
      if ((await countFactors(tx, userId)).passkeysCount >= passkeysMax) throw tooManyPasskeys()
      if (!(await insertPasskey(tx, passkey))) throw passkeyKnown()
    }),
  )
}

export async function removeApp(deps: FactorDeps, request: OwnRequest): Promise<StartedSession> {
  const at = deps.clock.now()
  const { userId } = request.actor
  const isLastKept = isFactorRequired(deps, request)
  return await deps.database.transaction((tx) =>
    removeFactor(tx, { request, at, action: 'user.remove-app' as const, isLastKept }, async () => {
      if (!(await deleteApp(tx, userId)))
        throw new NotFound('app-not-found', 'No authenticator app is set up')
      return {}
    }),
  )
}

export async function removePasskey(
  deps: FactorDeps,
  request: OwnRequest,
  id: PasskeyId,
): Promise<StartedSession> {
  const at = deps.clock.now()
  const { userId } = request.actor
  const isLastKept = isFactorRequired(deps, request)
  return await deps.database.transaction((tx) =>
    removeFactor(
      tx,
      { request, at, action: 'user.remove-passkey' as const, isLastKept },
      async () => {
        const name = await deletePasskey(tx, { id, userId })
        if (name === undefined) throw new NotFound('passkey-not-found', 'There is no such passkey')
        return { name }
      },
    ),
  )
}

export async function renewRecoveryCodes(
  { database, clock }: FactorDeps,
  request: OwnRequest,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = request.actor
  return await database.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const { hasApp, passkeysCount } = await countFactors(tx, userId)
    if (!hasApp && passkeysCount === 0) {
      throw new Rejected('no-second-factor', 'Add an authenticator app or a passkey first')
    }
    const recoveryCodes = await giveCodes(tx, request)
    await record(tx, { request, at: clock.now(), action: 'user.renew-recovery-codes' as const })
    return { recoveryCodes }
  })
}

interface Change {
  readonly request: OwnRequest
  readonly at: Date
  readonly action: AuditAction
  readonly after?: object
}

/**
 * The first factor comes with recovery codes, and ends sessions that were started without one. Each factor
 * gives this session a new token, so a copied token stops working.
 */
async function addFactor(
  tx: Transaction,
  change: Change,
  add: () => Promise<void>,
): Promise<AddedFactor> {
  const { actor, sessionHash: exceptHash } = change.request
  const { userId } = actor
  await lockAccount(tx, userId)
  const before = await countFactors(tx, userId)
  await add()
  await record(tx, change)
  const isFirst = !before.hasApp && before.passkeysCount === 0
  if (isFirst) await deleteSessionsOf(tx, { userId, exceptHash })
  const recoveryCodes = isFirst ? await giveCodes(tx, change.request) : null
  return { recoveryCodes, session: await renewed(tx, change) }
}

async function renewed(tx: Transaction, { request, at }: Change): Promise<StartedSession> {
  const { actor, sessionHash } = request
  return await renewSession(tx, { sessionHash, signedInAt: actor.signedInAt, now: at })
}

async function removeFactor(
  tx: Transaction,
  { isLastKept, ...change }: Change & { readonly isLastKept: boolean },
  remove: () => Promise<object>,
): Promise<StartedSession> {
  const { userId } = change.request.actor
  await lockAccount(tx, userId)
  const before = await remove()
  const { hasApp, passkeysCount } = await countFactors(tx, userId)
  if (!hasApp && passkeysCount === 0) {
    if (isLastKept) throw lastFactor()
    await replaceRecoveryCodes(tx, { userId, codeHashes: [] })
    await deletePendingSignInsOf(tx, userId)
  }
  await record(tx, { ...change, after: before })
  return await renewed(tx, change)
}

function isFactorRequired({ isAdminFactorRequired }: FactorDeps, { actor }: OwnRequest): boolean {
  return isAdminFactorRequired && actor.kind === 'admin'
}

async function giveCodes(tx: Transaction, { actor }: OwnRequest): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, { userId: actor.userId, codeHashes: codes.map(hashCode) })
  return codes
}

async function record(tx: Transaction, { request, ...entry }: Change): Promise<void> {
  const { kind, userId } = request.actor
  await recordAccountEvent(tx, { actor: { kind, userId }, userId, ...entry }, request)
}

function startAgain(): Rejected {
  const message = 'This was finished or restarted elsewhere. Start again.'
  return new Rejected('app-not-started', message)
}

function passkeyKnown(): Rejected {
  return new Rejected('passkey-known', 'This passkey was already added')
}

function tooManyPasskeys(): Rejected {
  return new Rejected('too-many-passkeys', 'You have 20 passkeys. Remove one first.')
}

function lastFactor(): Rejected {
  const message = 'Admins need a second factor here. Add another one before you remove this.'
  return new Rejected('second-factor-required', message)
}
