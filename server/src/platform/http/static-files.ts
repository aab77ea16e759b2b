import { readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The built app: hashed assets for ever, everything else asked for again each time. */
export function registerStaticFiles(
  app: FastifyInstance,
  { webDir, appPage }: { webDir: string; appPage: string },
): void {
  app.get('/', async (_request, reply) => sendApp(reply, appPage))
  app.register(fastifyStatic, {
    root: webDir,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (file) => !file.endsWith('.map'),
    setHeaders: (response, file) => {
      const isHashed = file.includes('/assets/')
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
}

/** The app's one page, with the operator's support address in it. */
export function readAppPage({
  webDir,
  supportEmail,
}: {
  webDir?: string
  supportEmail?: string | undefined
}): string | undefined {
  if (webDir === undefined) return undefined
  const page = readFileSync(path.join(webDir, 'index.html'), 'utf8')
  if (supportEmail === undefined) return page
  const content = supportEmail.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return page.replace(/(<meta name="support-email" content=")[^"]*/, (_, start) => start + content)
}

/** Whether an unknown address is a page of the single-page app, which has its own not-found page. */
export function isPageRequest(request: FastifyRequest): boolean {
  const [address = ''] = request.url.split('?')
  const isFile = address.split('/').some((part) => part.startsWith('.')) || /\.[^/]*$/.test(address)
  const wantsHtml = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
  return (request.method === 'GET' || request.method === 'HEAD') && wantsHtml && !isFile
}

/** The app's page, which is asked for again each time. */
export function sendApp(reply: FastifyReply, appPage: string): FastifyReply {
  return reply
    .code(200)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(appPage)
}

const uploadKey = /^[a-z0-9-]+\.webp$/

/** Uploaded images: always webp of our own making, never a document. */
export function registerUploads(
  app: FastifyInstance,
  readUpload: (key: string) => Promise<Buffer | null>,
): void {
  app.get<{ Params: { key: string } }>('/uploads/:key', async (request, reply) => {
    const { key } = request.params
    const bytes = uploadKey.test(key) ? await readUpload(key) : null
    if (bytes === null) return reply.callNotFound()
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/webp')
      .send(bytes)
  })
}
