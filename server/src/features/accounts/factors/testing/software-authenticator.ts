import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  CreatedPasskey,
  PasskeyAnswer,
  PasskeyRequest,
  PasskeyToCreate,
} from '@permille/contract/accounts/passkey-shapes'

/** What a phone or a security key does (WebAuthn Level 3, section 6), with one passkey. */
export interface SoftwareAuthenticator {
  create(options: PasskeyToCreate): CreatedPasskey
  answer(options: PasskeyRequest): PasskeyAnswer
}

interface Behaviour {
  /** The page that asked. */
  readonly origin: string
  /** Whether the owner showed a finger, a face or a PIN. */
  readonly isUserVerified?: boolean
  /** A clone starts again at the count at which it was copied. */
  readonly countsFrom?: number
  /** A passkey on several devices never counts. */
  readonly isSynced?: boolean
}

const [userPresent, userVerified, hasCredential] = [0x01, 0x04, 0x40]

export function createAuthenticator(
  { origin, isUserVerified = true, countsFrom = 0, isSynced = false }: Behaviour,
  keys = generateKeyPairSync('ec', { namedCurve: 'P-256' }),
): SoftwareAuthenticator {
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let signCount = countsFrom
  let userHandle = ''
  const flags = userPresent | (isUserVerified ? userVerified : 0)
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (host: string, extraFlags = 0) => {
    if (!isSynced) signCount += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(signCount)
    return Buffer.concat([sha256(host), Buffer.from([flags | extraFlags]), count])
  }
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  return {
    create: ({ challenge, rp, user }) => {
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = Buffer.concat([
        authenticatorData(rp.id, hasCredential),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(keys.publicKey.export({ format: 'jwk' })),
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestationOf(authData).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    answer: ({ challenge, rpId }) => {
      const data = clientData('webauthn.get', challenge)
      const authData = authenticatorData(rpId)
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, keys.privateKey).toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** CBOR of { fmt: "none", attStmt: {}, authData }. */
function attestationOf(authData: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(authData.length)
  return Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x59]),
    length,
    authData,
  ])
}

/** CBOR of { 1: 2, 3: -7, -1: 1, -2: x, -3: y }: a P-256 key for ES256 (RFC 9053, section 7.1). */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}
