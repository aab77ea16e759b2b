import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { UserRole } from '@permille/contract/enums'
import type { PageReading } from './page-head.ts'
import { readingsElement } from './page-readings.ts'

/** Who has the session of a request: the role, and the answer that the app would ask for first. */
export interface Member {
  readonly role: UserRole
  readonly reading: PageReading
}

type DrawMemberPage = (member: Member, isFirstPage: boolean) => string

/**
 * The app's page for someone signed in: it says who they are and names the code that they need, so
 * that neither waits until the app runs. The page where the app leads first comes with its frame
 * drawn. Undefined where the build has left no such pages.
 */
export function readMemberPages(
  webDir: string,
  prepare: (page: string) => string,
): DrawMemberPage | undefined {
  const read = (name: string) =>
    prepare(readFileSync(path.join(`${webDir}-server`, `${name}.html`), 'utf8'))
  if (!existsSync(path.join(`${webDir}-server`, 'member.html'))) return undefined
  const anywhere = read('member')
  const first: Record<UserRole, string> = {
    admin: read('member-admin'),
    brand: read('member-brand'),
    creator: read('member-creator'),
  }
  return ({ role, reading }, isFirstPage) => {
    const page = isFirstPage ? first[role] : anywhere
    return page.replace('</body>', () => `${readingsElement([reading])}</body>`)
  }
}

const firstAddresses = new Set(['/', '/dashboard'])

/** The frame is drawn with the sidebar open; for whom it is collapsed it would jump. */
export function isDrawnFirst(address: string, sidebarState: string | undefined): boolean {
  return firstAddresses.has(address) && sidebarState !== 'false'
}
