import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/**
 * Encrypts secrets at rest. `context` names the row and column of a text, so that a ciphertext
 * copied to another row cannot be opened there (rules §8).
 */
export interface Encryption {
  /** Identifies the current key; everything it encrypts starts with this and a full stop. */
  readonly keyId: string
  /** Whether a text may still be encrypted with another key. */
  readonly hasOtherKeys: boolean
  seal(plaintext: string, context: string): string
  /** Throws when the text was changed, moved to another context, or encrypted with an unknown key. */
  open(sealed: string, context: string): string
}

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM with `key`; `previousKeys` can still decrypt. */
export function createEncryption(options: {
  key: Buffer
  previousKeys?: readonly Buffer[]
}): Encryption {
  const keys = new Map<string, Buffer>()
  for (const key of [...(options.previousKeys ?? []), options.key]) keys.set(keyIdOf(key), key)
  const currentId = keyIdOf(options.key)
  return {
    keyId: currentId,
    hasOtherKeys: keys.size > 1,
    seal: (plaintext, context) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', options.key, nonce)
      cipher.setAAD(Buffer.from(`${currentId}:${context}`))
      const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()])
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body])
      return `${currentId}.${sealed.toString('base64url')}`
    },
    open: (sealed, context) => openSealed(keys, sealed, context),
  }
}

/** Safe to publish: distinguishes keys without revealing anything about them. */
function keyIdOf(key: Buffer): string {
  if (key.length !== keyBytes) throw new RangeError(`An encryption key has ${keyBytes} bytes`)
  return createHash('sha256').update('key-id:').update(key).digest('hex').slice(0, 8)
}

function openSealed(keys: ReadonlyMap<string, Buffer>, sealed: string, context: string): string {
  const [keyId = '', encoded = ''] = sealed.split('.')
  const key = keys.get(keyId)
  if (key === undefined) throw new Error(`No key ${keyId} opens this text`)
  const bytes = Buffer.from(encoded, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) throw new Error('The sealed text is too short')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(`${keyId}:${context}`))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const body = bytes.subarray(nonceBytes + tagBytes)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}
