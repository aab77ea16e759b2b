import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { UserRole } from '@permille/contract/enums'
import { memberPages, visitorPages } from '@permille/contract/pages'
import { type PageHead, type PreloadedResponse, withHead } from './page-head.ts'
import { preloadedElement } from './preloaded-responses.ts'

/** The user of a request’s session: the role, and the response that the app would request first. */
export interface Member {
  readonly role: UserRole
  readonly preloaded: PreloadedResponse
}

interface RequestedPage {
  readonly isFirst: boolean
  /** For a page that visitors see too: its response. */
  readonly head?: PageHead | null | undefined
}

type RenderMemberPage = (member: Member, asked: RequestedPage) => string

/**
 * Returns the renderer of the app’s page for a signed-in user. The page embeds who they are and names
 * the code they need, so that neither waits for the app to start. The first page after signing in
 * comes with its frame prerendered. Undefined where the build left no such pages.
 */
export function readMemberPages(
  webDir: string,
  prepare: (page: string) => string,
): RenderMemberPage | undefined {
  const read = (name: string) =>
    prepare(readFileSync(path.join(`${webDir}-server`, `${name}.html`), 'utf8'))
  if (!existsSync(path.join(`${webDir}-server`, 'brand.html'))) return undefined
  const readPages = (role: UserRole) => ({ first: read(`${role}-dashboard`), other: read(role) })
  const pages: Record<UserRole, ReturnType<typeof readPages>> = {
    admin: readPages('admin'),
    brand: readPages('brand'),
    creator: readPages('creator'),
  }
  return ({ role, preloaded }, { isFirst, head }) => {
    const page = isFirst ? pages[role].first : pages[role].other
    const responses = head?.preloaded ? [preloaded, head.preloaded] : [preloaded]
    return (head ? withHead(page, head) : page).replace(
      '</body>',
      () => `${preloadedElement(responses, Date.now())}</body>`,
    )
  }
}

const firstAddresses = new Set<string>([visitorPages.landing, memberPages.dashboard])

/** The frame has its sidebar open; with a collapsed one the page would shift. */
export function hasFrame(address: string, sidebarState: string | undefined): boolean {
  return firstAddresses.has(address) && sidebarState !== 'false'
}
