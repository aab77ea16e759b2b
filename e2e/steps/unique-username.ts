import { randomBytes } from 'node:crypto'

/** A name on a platform that no other journey uses; X takes 15 characters at most. */
export function uniqueUsername(): string {
  return `walker${randomBytes(4).toString('hex')}`
}
