import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Of an installation with Stripe's real keys, or of one that moves no real money. */
export type ApiKeyKind = 'pmk' | 'pmt'

export interface NewApiKey {
  /** Shown once. */
  readonly text: string
  /** How it begins; opens nothing. */
  readonly prefix: string
  /** Only this is stored (rules §8): the secret has 256 bits, so a slow hash would only slow calls. */
  readonly tokenHash: Buffer
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const publicBytes = 6
const publicLength = 8
const secretBytes = 32
const secretLength = 43
const checkLength = 6

const form = new RegExp(
  `^(pm[kt])_[0-9A-Za-z]{${publicLength}}_[0-9A-Za-z]{${secretLength + checkLength}}$`,
)

/** Anything of a key's form, wherever it is written. */
export const apiKeyInText = /pm[kt]_[0-9A-Za-z]{8}_[0-9A-Za-z]+/g

/** `pmk_`, eight characters that tell keys apart, `_`, the secret and its CRC-32: recognisable wherever it leaks. */
export function newApiKey(kind: ApiKeyKind): NewApiKey {
  const prefix = `${kind}_${base62(randomBytes(publicBytes), publicLength + 1).slice(-publicLength)}`
  const open = `${prefix}_${base62(randomBytes(secretBytes), secretLength)}`
  const text = open + checkOf(open)
  return { text, prefix, tokenHash: hashApiKey(text) }
}

/** Whether a text can be a key of this kind: a typo, or a key of another kind, costs no query. */
export function isApiKey(text: string, kind: ApiKeyKind): boolean {
  if (form.exec(text)?.[1] !== kind) return false
  return checkOf(text.slice(0, -checkLength)) === text.slice(-checkLength)
}

export function hashApiKey(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function checkOf(text: string): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(text))
  return base62(bytes, checkLength)
}

function base62(bytes: Buffer, length: number): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; rest > 0n; rest /= 62n) text = (digits[Number(rest % 62n)] ?? '') + text
  return text.padStart(length, '0')
}
