import { useState } from 'react'

export interface IdempotencyKey {
  readonly current: string
  /** Call it after success: the form's next submission is a new action. */
  readonly renew: () => void
}

/**
 * Keeps one UUID from when a form opens until its action succeeds, so that a second click repeats
 * the first.
 */
export function useIdempotencyKey(): IdempotencyKey {
  return useState(createIdempotencyKey)[0]
}

export function createIdempotencyKey(): IdempotencyKey {
  let key: string | undefined
  return {
    get current() {
      key ??= newKey()
      return key
    },
    renew: () => {
      key = undefined
    },
  }
}

/**
 * Returns a UUID v4. `crypto.randomUUID` exists only on secure pages, and a self-hosted one may be
 * plain http.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
