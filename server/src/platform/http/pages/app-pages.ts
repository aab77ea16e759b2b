import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrandId } from '@permille/contract/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '#platform/log.ts'
import { callerAddressOf } from '../gate/caller-address.ts'
import { namedBrand } from '../gate/named-brand.ts'
import { sessionCookieName } from '../gate/session-cookie.ts'
import type { AskFirst } from './draw-frame.ts'
import { escapeHtml } from './escape-html.ts'
import type { Member } from './member-pages.ts'
import { pageAddress } from './page-address.ts'
import { type DescribePage, type PageHead, type PageReader, withHead } from './page-head.ts'
import { readPageRenderer } from './page-renderer.ts'
import { readPrerenderedPages, sendEncodedPage } from './prerendered-pages.ts'
import { createMemberPages } from './send-member-page.ts'

export interface AppPages {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

interface AppPageOptions {
  readonly webDir?: string
  readonly supportEmail?: string | undefined
  readonly describePage?: DescribePage
  readonly readMember?: (token: string, brandId?: BrandId) => Promise<Member | null>
  readonly isSecure: boolean
  readonly log: Log
}

/**
 * Returns the app’s page for each address, with the operator’s support address filled in. Visitors
 * get the public pages prerendered; a session holder is about to be redirected.
 */
export function readAppPages(options: AppPageOptions, ask: AskFirst): AppPages | undefined {
  const { webDir, describePage, supportEmail } = options
  if (webDir === undefined) return undefined
  const prepare = (page: string) => withSupportEmail(page, supportEmail)
  const page = prepare(readFileSync(path.join(webDir, 'index.html'), 'utf8'))
  const prerendered = readPrerenderedPages(webDir, prepare)
  const renderPage = readPageRenderer(webDir, prepare)
  const renderOrLog = async (address: string, head: PageHead | null | undefined) => {
    if (!head?.preloaded || renderPage === undefined) return undefined
    try {
      return await renderPage(address, head, head.preloaded)
    } catch (error) {
      const shown = head.isPrivate ? undefined : address
      options.log.error({ err: error, address: shown }, 'a page could not be rendered')
      return undefined
    }
  }
  const sendMemberPage = createMemberPages({ webDir, prepare, ask, log: options.log })
  const findMember = memberFinder(options)
  return {
    send: async (request, reply) => {
      const address = pageAddress(request) ?? '/'
      // Always revalidated, because the page names the files of the newest build.
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
      // The page listens for events since then, however late its code arrives.
      reply.header('server-timing', `asked;dur=${Date.now()}`)
      const publicPage = prerendered.get(address)
      const token = request.cookies[sessionCookieName(options.isSecure)]
      const isVisitor = token === undefined
      if (publicPage !== undefined && isVisitor)
        return sendEncodedPage(request, reply.code(200), await publicPage())
      const head = await describePage?.(address, readerOf(request))
      if (head?.isPrivate) reply.headers(ofPrivatePages)
      const canonical = head ? new URL(head.url).pathname : address
      if (canonical !== address) return reply.redirect(canonical + queryOf(request), 302)
      // A page that visitors cannot read may exist for this member: the app requests it.
      const isInside = !head || head.isInsideForMembers === true
      const member =
        isInside && token !== undefined ? await findMember(token, namedBrand(request)) : null
      const rendered = member === null ? await renderOrLog(address, head) : undefined
      if (rendered !== undefined) return sendEncodedPage(request, reply.code(200), rendered)
      if (member !== null && sendMemberPage !== undefined)
        return sendMemberPage(request, reply, { member, head })
      return reply.code(head === null ? 404 : 200).send(head ? withHead(page, head) : page)
    },
  }
}

const ofPrivatePages = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

function readerOf(request: FastifyRequest): PageReader {
  const { cookies } = request
  return { query: queryOf(request), cookies, address: callerAddressOf(request) }
}

/** Returns the query as requested, with its question mark. */
function queryOf({ url }: FastifyRequest): string {
  return /\?.*$/.exec(url)?.[0] ?? ''
}

/** Prerendered pages contain the address in their text too. */
function withSupportEmail(page: string, supportEmail: string | undefined): string {
  if (supportEmail === undefined) return page
  return page.replaceAll('support@permille.test', () => escapeHtml(supportEmail))
}

/** A failed session read still sends a page: the app reports the failure itself. */
function memberFinder({
  readMember,
  log,
}: AppPageOptions): NonNullable<AppPageOptions['readMember']> {
  return async (token, brandId) => {
    try {
      return (await readMember?.(token, brandId)) ?? null
    } catch (error) {
      log.error({ err: error }, 'a session could not be read for its page')
      return null
    }
  }
}
