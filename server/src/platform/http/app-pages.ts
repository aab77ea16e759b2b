import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readDrawnPages, sendDrawnPage } from './drawn-pages.ts'
import type { DescribePage, PageHead } from './page-head.ts'
import { sessionCookieName } from './session-cookie.ts'

export interface AppPages {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

interface AppPageOptions {
  readonly webDir?: string
  readonly supportEmail?: string | undefined
  readonly describePage?: DescribePage
  readonly isSecure: boolean
}

/**
 * The app's page as it goes to each address, with the operator's support address in it. Visitors get
 * the public pages drawn; who has a session is about to be led on.
 */
export function readAppPages(options: AppPageOptions): AppPages | undefined {
  const { webDir, describePage, supportEmail } = options
  if (webDir === undefined) return undefined
  const prepare = (page: string) => withSupportEmail(page, supportEmail)
  const page = prepare(readFileSync(path.join(webDir, 'index.html'), 'utf8'))
  const drawnPages = readDrawnPages(webDir, prepare)
  const sessionCookie = `${sessionCookieName(options.isSecure)}=`
  return {
    send: async (request, reply) => {
      const [address = ''] = request.url.split('?')
      // Asked for again each time: it names the files of the newest build.
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
      const drawn = drawnPages.get(address)
      const isVisitor = !request.headers.cookie?.includes(sessionCookie)
      if (drawn !== undefined && isVisitor) return sendDrawnPage(request, reply.code(200), drawn)
      const head = await describePage?.(address)
      return reply.code(head === null ? 404 : 200).send(head ? withHead(page, head) : page)
    },
  }
}

/** Pages that the build drew hold the address in their text too. */
function withSupportEmail(page: string, supportEmail: string | undefined): string {
  if (supportEmail === undefined) return page
  return page.replaceAll('support@permille.test', () => escapeHtml(supportEmail))
}

function withHead(page: string, head: PageHead): string {
  const [title, description] = [escapeHtml(head.title), escapeHtml(head.description)]
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>${previewTags(head)}`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start) => start + description)
}

/** https://ogp.me */
function previewTags({ title, description, url, imageUrl }: PageHead): string {
  const image = imageUrl === null ? {} : { 'og:image': imageUrl }
  const tags = {
    'og:type': 'profile',
    'og:site_name': 'Permille',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...image,
  }
  return Object.entries(tags)
    .map(([property, text]) => `<meta property="${property}" content="${escapeHtml(text)}" />`)
    .join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
