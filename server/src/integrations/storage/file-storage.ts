import { invariant } from '#platform/errors/errors.ts'

/** Storage for uploaded images. Keys are random and written once. */
export interface FileStorage {
  write(key: string, bytes: Buffer): Promise<void>
  /** Null when nothing was ever written under this key. */
  read(key: string): Promise<Buffer | null>
  has(key: string): Promise<boolean>
  /** A missing key is not an error. */
  remove(key: string): Promise<void>
}

/** Re-encodes an uploaded file as an image of our own. */
export interface ImageEncoder {
  /** Whether a file that starts with these bytes may be an image we accept. */
  accepts(firstBytes: Buffer): boolean
  /**
   * WebP without metadata; null if the bytes are not a PNG, JPEG or WebP image we accept. Callers, identified
   * by address, are served in turn. No side is longer than `sideMax` pixels. Throws `Unavailable` when too many
   * are queued.
   */
  encode(bytes: Buffer, caller: string, sideMax?: number): Promise<Buffer | null>
}

const keyShape = /^[a-z0-9-]+\.webp$/

/** Requires a plain name, which can escape neither its folder nor its bucket. */
export function requirePlainKey(key: string): string {
  invariant(keyShape.test(key), 'a storage key must be a plain name')
  return key
}
