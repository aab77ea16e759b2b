import { createHash } from 'node:crypto'

/**
 * Derives ids and "random" traits from names, so that a sandbox that lost its folder returns the same
 * ids again and a demo looks the same on every machine.
 */
function deriveBytes(seed: string): Buffer {
  return createHash('sha256').update(seed).digest()
}

/** Returns the same number in [0, 1) for the same seed. */
export function deriveFraction(seed: string): number {
  return deriveBytes(seed).readUInt32BE(0) / 2 ** 32
}

/** Returns `length` digits that begin with `start`. */
export function deriveDigits(seed: string, options: { start: string; length: number }): string {
  const digits = deriveBytes(seed).readBigUInt64BE(0).toString().padStart(20, '0')
  return (options.start + digits.slice(-(options.length - options.start.length))).slice(
    0,
    options.length,
  )
}

export function deriveText(seed: string, length: number): string {
  return deriveBytes(seed).toString('base64url').slice(0, length)
}

export function deriveUuid(seed: string): string {
  const hex = deriveBytes(seed).toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-')
}
