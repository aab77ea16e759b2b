import type { CurrentUser } from '@permille/contract/accounts/accounts'
import {
  askPasskeyConfirmationCall,
  askPasskeySignInCall,
  confirmWithPasskeyCall,
  signInWithPasskeyCall,
} from '@permille/contract/accounts/factors'
import type {
  CreatedPasskey,
  PasskeyAnswer,
  PasskeyRequest,
  PasskeyToCreate,
} from '@permille/contract/accounts/passkey-shapes'
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { ShownError } from '#api/api-error.ts'
import { call } from '#api/call.ts'

/*
 * Loaded on first use, because most people have no passkey. The browser opens its own dialog.
 */

export async function signInWithPasskey(rememberMe: boolean): Promise<{ user: CurrentUser }> {
  const answer = await signWithPasskey(await call(askPasskeySignInCall))
  return await call(signInWithPasskeyCall, { body: { answer, rememberMe } })
}

/** Makes the session count as freshly signed in. */
export async function confirmWithPasskey(): Promise<void> {
  const answer = await signWithPasskey(await call(askPasskeyConfirmationCall))
  await call(confirmWithPasskeyCall, { body: { answer } })
}

async function signWithPasskey(asked: PasskeyRequest): Promise<PasskeyAnswer> {
  return await shown(async () => {
    const optionsJSON = asked as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
    return (await startAuthentication({ optionsJSON })) as PasskeyAnswer
  })
}

/** Creates a passkey. If the signal aborts, closes the browser's dialog and rejects. */
export async function makePasskey(
  options: PasskeyToCreate,
  signal: AbortSignal,
): Promise<CreatedPasskey> {
  signal.throwIfAborted()
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true })
  return await shown(async () => {
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
    const created = (await startRegistration({ optionsJSON })) as CreatedPasskey
    signal.throwIfAborted()
    return created
  })
}

async function shown<Answer>(ceremony: () => Promise<Answer>): Promise<Answer> {
  if (globalThis.PublicKeyCredential === undefined) {
    throw new ShownError('This browser cannot use passkeys here. Choose another way.')
  }
  try {
    return await ceremony()
  } catch (error) {
    throw new ShownError(wordsFor(error), { cause: error })
  }
}

const words: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device already has a passkey for this account.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    'This security key cannot store passkeys. Try another one.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device has no PIN, fingerprint or face to confirm with. Set one up, or try another device.',
  ERROR_INVALID_DOMAIN: 'Passkeys do not work at this address. Open the site by its name.',
  ERROR_INVALID_RP_ID: 'Passkeys do not work at this address. Open the site by its own name.',
}

/** For privacy, browsers report a refusal, a timeout and a missing passkey alike. */
function wordsFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return words[code] ?? 'No passkey was used. Try again, or choose another way.'
}
