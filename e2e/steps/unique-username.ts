import { randomBytes } from 'node:crypto'

/** Returns a username that no other journey uses; X allows 15 characters at most. */
export function uniqueUsername(): string {
  return `walker${randomBytes(4).toString('hex')}`
}
