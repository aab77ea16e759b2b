import * as z from 'zod/mini'

/** What browsers and authenticators exchange, as WebAuthn Level 3, section 5.1 writes it in JSON. */
const base64Url = z.string().check(z.minLength(1), z.maxLength(16_384), z.regex(/^[\w-]+$/))
const credentialId = z.string().check(z.minLength(1), z.maxLength(1400), z.regex(/^[\w-]+$/))
const transports = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
  clientExtensionResults: z.record(z.string().check(z.maxLength(60)), z.unknown()),
}

/** A new passkey, from `navigator.credentials.create`. */
export const createdPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    authenticatorData: z.optional(base64Url),
    transports: z.optional(transports),
    publicKeyAlgorithm: z.optional(z.int()),
    publicKey: z.optional(base64Url),
  }),
})
export type CreatedPasskey = z.output<typeof createdPasskey>

/** A signature by a passkey, from `navigator.credentials.get`. */
export const passkeyAnswer = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
    userHandle: z.optional(base64Url),
  }),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

const knownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
})

/** For `navigator.credentials.create`. */
export const passkeyToCreate = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyToCreate = z.output<typeof passkeyToCreate>

/** For `navigator.credentials.get`. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(knownCredential),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.output<typeof passkeyRequest>
