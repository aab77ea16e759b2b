import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { UserRole } from '@permille/contract/enums'
import type { PreloadedResponse } from './page-head.ts'

/** The user of a request’s session: the role, and the response that the app would request first. */
export interface Member {
  readonly role: UserRole
  /** False where the frame of their role would show too much or too little: the app draws the page itself. */
  readonly isDrawn: boolean
  /** Null where only the tab knows which brand it is for. */
  readonly preloaded: PreloadedResponse | null
}

/** What a page of a role needs besides what all of them do, as the build lists it. */
interface BuiltPage {
  /** `:id` is one value. */
  readonly path: string
  readonly preloads: string
}

/** The page that the app starts in, before its frame is drawn into it. */
export interface MemberPage {
  /** Without a frame, and with its style sheet as a file. */
  readonly plain: string
  /** With styles, and preloads of the code that this address needs. */
  framed(address: string): string
}

/** Returns the pages of each role; undefined where the build left none. */
export function readMemberPages(
  webDir: string,
  prepare: (page: string) => string,
): ((role: UserRole) => MemberPage) | undefined {
  const read = (name: string) => readFileSync(path.join(`${webDir}-server`, name), 'utf8')
  if (!existsSync(path.join(`${webDir}-server`, 'brand.html'))) return undefined
  const readPage = (role: UserRole): MemberPage => {
    const framed = prepare(read(`${role}-framed.html`))
    const preloadsOf = preloadsByAddress(JSON.parse(read(`${role}-pages.json`)))
    return {
      plain: prepare(read(`${role}.html`)),
      framed: (address) => framed.replace('</head>', () => `${preloadsOf(address)}</head>`),
    }
  }
  const pages = { admin: readPage('admin'), brand: readPage('brand'), creator: readPage('creator') }
  return (role) => pages[role]
}

/** The first match counts; an address without a page has the preloads of the last, which says so. */
function preloadsByAddress(pages: readonly BuiltPage[]): (address: string) => string {
  const patterns = pages.map(({ path, preloads }) => ({
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    preloads,
  }))
  return (address) =>
    (patterns.find(({ pattern }) => pattern.test(address)) ?? patterns.at(-1))?.preloads ?? ''
}
