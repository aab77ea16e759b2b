import type {
  CreatedPasskey,
  PasskeyAnswer,
  PasskeyRequest,
  PasskeyToCreate,
} from '@permille/contract/accounts/passkey-shapes'
import type { UserId } from '@permille/contract/ids'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { addSeconds } from '#platform/clock.ts'
import { invariant, Rejected } from '#platform/errors/errors.ts'
import type { PasskeyDeps } from '../account-deps.ts'
import { hashToken } from '../sign-in/session.ts'
import {
  type ChallengePurpose,
  consumeChallenge,
  cutChallenges,
  insertChallenge,
} from './factor-secret-store.ts'
import type { Passkey } from './factor-store.ts'

const answerSeconds = 5 * 60
/** As many ceremonies as one person can have open in tabs. */
const challengesPerUserMax = 10

/** Loaded by the first ceremony, because its certificate formats take megabytes. */
const loadWebAuthn = () => import('@simplewebauthn/server')

/** Who responds, and for what; null for someone who is about to sign in. */
interface Purpose {
  readonly purpose: ChallengePurpose
  readonly userId: UserId | null
}

export async function askNewPasskey(
  deps: PasskeyDeps,
  person: { userId: UserId; email: string; displayName: string },
  known: readonly Passkey[],
): Promise<PasskeyToCreate> {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: 'Permille',
    rpID: hostOf(deps),
    userID: Uint8Array.from(Buffer.from(person.userId)),
    userName: person.email,
    userDisplayName: person.displayName,
    timeout: answerSeconds * 1000,
    attestationType: 'none',
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(deps, options.challenge, { purpose: 'create', userId: person.userId })
  return options as PasskeyToCreate
}

/** The passkeys of one user, or any passkey of this device. */
export async function askPasskey(
  deps: PasskeyDeps,
  purpose: Purpose,
  known: readonly Passkey[] = [],
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: hostOf(deps),
    timeout: answerSeconds * 1000,
    allowCredentials: known.map(credentialOf),
    userVerification: 'required',
  })
  await keepChallenge(deps, options.challenge, purpose)
  return { allowCredentials: [], ...options } as unknown as PasskeyRequest
}

export async function verifyCreated(
  deps: PasskeyDeps,
  userId: UserId,
  created: CreatedPasskey,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'signCount' | 'transports'>> {
  const expectedChallenge = await usedChallenge(deps, created, { purpose: 'create', userId })
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { registrationInfo } = await refusing(() =>
    verifyRegistrationResponse({
      response: created as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: originOf(deps),
      expectedRPID: hostOf(deps),
      requireUserVerification: true,
    }),
  )
  if (registrationInfo === undefined) throw passkeyRefused()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    signCount: counter,
    transports: [...transports],
  }
}

/** Throws unless this passkey has signed our challenge; returns its new count of signatures. */
export async function verifyAnswer(
  deps: PasskeyDeps,
  { purpose, passkey }: { purpose: Purpose; passkey: Passkey },
  answer: PasskeyAnswer,
): Promise<number> {
  const expectedChallenge = await usedChallenge(deps, answer, purpose)
  const { userHandle } = answer.response
  const handle = Buffer.from(passkey.userId).toString('base64url')
  if (userHandle !== undefined && userHandle !== handle) throw passkeyRefused()
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: originOf(deps),
      expectedRPID: hostOf(deps),
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: passkey.signCount,
      },
      requireUserVerification: true,
    }),
  )
  if (!verified) throw passkeyRefused()
  return authenticationInfo.newCounter
}

export function passkeyRefused(cause?: unknown): Rejected {
  return new Rejected(
    'passkey-refused',
    'This passkey could not be checked. Try again, or use another way.',
    { cause },
  )
}

async function keepChallenge(
  { database, clock }: PasskeyDeps,
  challenge: string,
  purpose: Purpose,
): Promise<void> {
  const expiresAt = addSeconds(clock.now(), answerSeconds)
  await insertChallenge(database, { challengeHash: hashToken(challenge), ...purpose, expiresAt })
  const { userId } = purpose
  if (userId !== null) await cutChallenges(database, { userId, max: challengesPerUserMax })
}

/** Outside any transaction, so that a wrong answer uses its challenge up too. */
async function usedChallenge(
  { database, clock }: PasskeyDeps,
  { response }: { response: { clientDataJSON: string } },
  purpose: Purpose,
): Promise<string> {
  const challenge = challengeIn(response.clientDataJSON)
  const challengeHash = hashToken(challenge)
  const seen = { challengeHash, ...purpose, now: clock.now() }
  if (!(await consumeChallenge(database, seen))) throw passkeyRefused()
  return challenge
}

function challengeIn(clientDataJson: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    invariant(typeof data === 'object' && data !== null && 'challenge' in data, 'no challenge')
    return String(data.challenge)
  } catch (error) {
    throw passkeyRefused(error)
  }
}

/** The library throws for anything that does not fit, which is the caller's fault. */
async function refusing<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify()
  } catch (error) {
    throw passkeyRefused(error)
  }
}

function credentialOf({ credentialId: id, transports }: Passkey) {
  return { id, transports }
}

function hostOf({ appUrl }: PasskeyDeps): string {
  return new URL(appUrl).hostname
}

function originOf({ appUrl }: PasskeyDeps): string {
  return new URL(appUrl).origin
}
