import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { UserRole } from '@permille/contract/enums'
import { memberPages, visitorPages } from '@permille/contract/pages'
import type { PageReading } from './page-head.ts'
import { readingsElement } from './page-readings.ts'

/** Who owns a request's session: the role, and the response the app would request first. */
export interface Member {
  readonly role: UserRole
  readonly reading: PageReading
}

type DrawMemberPage = (member: Member, isFirstPage: boolean) => string

/**
 * The app's page for a signed-in user: it says who they are and names the code they need, so that
 * neither waits until the app runs. The app's landing page comes with its frame rendered. Undefined
 * if the build left no such pages.
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

const firstAddresses = new Set<string>([visitorPages.landing, memberPages.dashboard])

/** The frame is rendered with the sidebar open; it would jump for users who collapsed it. */
export function isDrawnFirst(address: string, sidebarState: string | undefined): boolean {
  return firstAddresses.has(address) && sidebarState !== 'false'
}
