import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DescribePage, PageHead } from './page-head.ts'

export interface AppPages {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

interface AppPageOptions {
  readonly webDir?: string
  readonly supportEmail?: string | undefined
  readonly describePage?: DescribePage
}

/** The app's page as it goes to each address, with the operator's support address in it. */
export function readAppPages(options: AppPageOptions): AppPages | undefined {
  const { webDir, describePage, supportEmail } = options
  if (webDir === undefined) return undefined
  const page = withSupportEmail(readFileSync(path.join(webDir, 'index.html'), 'utf8'), supportEmail)
  return {
    send: async (request, reply) => {
      const [address = ''] = request.url.split('?')
      const head = await describePage?.(address)
      reply.code(head === null ? 404 : 200)
      return sendHtml(reply, head ? withHead(page, head) : page)
    },
  }
}

function withSupportEmail(page: string, supportEmail: string | undefined): string {
  if (supportEmail === undefined) return page
  const content = escapeHtml(supportEmail)
  return page.replace(/(<meta name="support-email" content=")[^"]*/, (_, start) => start + content)
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

/** Asked for again each time: it names the files of the newest build. */
function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
}
