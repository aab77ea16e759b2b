import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../../log.ts'
import { sessionCookieName } from '../gate/session-cookie.ts'
import { readDrawnPages, sendDrawnPage, startEncoded } from './drawn-pages.ts'
import { encodeOnce } from './encode-page.ts'
import { escapeHtml } from './escape-html.ts'
import { isDrawnFirst, type Member, readMemberPages } from './member-pages.ts'
import { pageAddress } from './page-address.ts'
import { readPageDrawer } from './page-drawer.ts'
import { type DescribePage, type PageHead, withHead } from './page-head.ts'

export interface AppPages {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

interface AppPageOptions {
  readonly webDir?: string
  readonly supportEmail?: string | undefined
  readonly describePage?: DescribePage
  readonly readMember?: (token: string) => Promise<Member | null>
  readonly isSecure: boolean
  readonly log: Log
}

/**
 * The app's page for each address, including the operator's support address. Visitors get the public
 * pages prerendered; a signed-in user is about to be redirected.
 */
export function readAppPages(options: AppPageOptions): AppPages | undefined {
  const { webDir, describePage, supportEmail } = options
  if (webDir === undefined) return undefined
  const prepare = (page: string) => withSupportEmail(page, supportEmail)
  const page = prepare(readFileSync(path.join(webDir, 'index.html'), 'utf8'))
  const drawnPages = readDrawnPages(webDir, prepare)
  const drawPage = readPageDrawer(webDir, prepare)
  const drawOrLog = async (address: string, head: PageHead | null | undefined) => {
    if (!head?.reading || drawPage === undefined) return undefined
    try {
      return await drawPage(address, head, head.reading)
    } catch (error) {
      options.log.error({ err: error, address }, 'a page could not be drawn')
      return undefined
    }
  }
  const drawMember = readMemberPages(webDir, prepare)
  const findMember = memberFinder(options)
  return {
    send: async (request, reply) => {
      const address = pageAddress(request) ?? '/'
      // Revalidated each time: it names the files of the newest build.
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
      const drawn = drawnPages.get(address)
      const token = request.cookies[sessionCookieName(options.isSecure)]
      const isVisitor = token === undefined
      if (drawn !== undefined && isVisitor) return sendDrawnPage(request, reply.code(200), drawn)
      const head = await describePage?.(address)
      const canonical = head ? new URL(head.url).pathname : address
      if (canonical !== address) return reply.redirect(canonical + queryOf(request), 302)
      const drawnNow = await drawOrLog(address, head)
      if (drawnNow !== undefined) return sendDrawnPage(request, reply.code(200), drawnNow)
      const member = head === undefined && token !== undefined ? await findMember(token) : null
      if (member !== null && drawMember !== undefined) {
        // Going back after signing out must not find it.
        reply.header('cache-control', 'no-store')
        const isFirst = isDrawnFirst(address, request.cookies.sidebar_state)
        const encoding = startEncoded(request, reply)
        return reply.send(await encodeOnce(drawMember(member, isFirst), encoding))
      }
      return reply.code(head === null ? 404 : 200).send(head ? withHead(page, head) : page)
    },
  }
}

/** As requested, with its question mark. */
function queryOf({ url }: FastifyRequest): string {
  return /\?.*$/.exec(url)?.[0] ?? ''
}

/** Prerendered pages contain the support address in their text too. */
function withSupportEmail(page: string, supportEmail: string | undefined): string {
  if (supportEmail === undefined) return page
  return page.replaceAll('support@permille.test', () => escapeHtml(supportEmail))
}

/** A page is sent in any case: if the session cannot be read, the app reports that itself. */
function memberFinder({
  readMember,
  log,
}: AppPageOptions): (token: string) => Promise<Member | null> {
  return async (token) => {
    try {
      return (await readMember?.(token)) ?? null
    } catch (error) {
      log.error({ err: error }, 'a session could not be read for its page')
      return null
    }
  }
}
