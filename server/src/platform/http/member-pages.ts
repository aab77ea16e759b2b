import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { UserRole } from '@permille/contract/enums'
import type { PageReading } from './page-head.ts'
import { withReadings } from './page-readings.ts'

/** Who has the session of a request: the role, and the answer that the app would ask for first. */
export interface Member {
  readonly role: UserRole
  readonly reading: PageReading
}

const firstAddresses = new Set(['/', '/dashboard'])

/**
 * The app's page for someone signed in: it says who they are and names the code that they need, so
 * that neither waits until the app runs. Undefined where the build has left no such pages.
 */
export function readMemberPages(
  webDir: string,
  prepare: (page: string) => string,
): ((address: string, member: Member) => string) | undefined {
  const read = (name: string) =>
    prepare(readFileSync(path.join(`${webDir}-server`, `${name}.html`), 'utf8'))
  if (!existsSync(path.join(`${webDir}-server`, 'member.html'))) return undefined
  const anywhere = read('member')
  const first: Record<UserRole, string> = {
    admin: read('member-admin'),
    brand: read('member-brand'),
    creator: read('member-creator'),
  }
  return (address, { role, reading }) =>
    withReadings(firstAddresses.has(address) ? first[role] : anywhere, '', [reading])
}
