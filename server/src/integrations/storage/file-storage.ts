import { invariant } from '../../platform/errors/errors.ts'

/** Where uploaded images are kept. Keys are random and written once. */
export interface FileStorage {
  write(key: string, bytes: Buffer): Promise<void>
  /** Null when nothing was ever written under this key. */
  read(key: string): Promise<Buffer | null>
  has(key: string): Promise<boolean>
  /** Nothing under this key is no failure. */
  remove(key: string): Promise<void>
}

/** Turns what someone uploaded into an image of our own making. */
export interface ImageEncoder {
  /** Whether a file that begins so may be an image we accept. */
  accepts(firstBytes: Buffer): boolean
  /**
   * WebP without metadata; null when the bytes are not a PNG, JPEG or WebP image we accept. Callers,
   * told apart by address, take turns. Throws `Unavailable` when too many wait.
   */
  encode(bytes: Buffer, caller: string): Promise<Buffer | null>
}

const keyShape = /^[a-z0-9-]+\.webp$/

/** A key is a plain name: it can leave neither its folder nor its bucket. */
export function requirePlainKey(key: string): string {
  invariant(keyShape.test(key), 'a storage key must be a plain name')
  return key
}
