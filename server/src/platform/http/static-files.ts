import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The built app: hashed assets for ever, everything else asked for again each time. */
export function registerStaticFiles(app: FastifyInstance, webDir: string): void {
  app.register(fastifyStatic, {
    root: webDir,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => !path.endsWith('.map'),
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/')
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  app.get('/', async (_request, reply) => sendApp(reply))
}

/** Whether an unknown address is a page of the single-page app, which has its own not-found page. */
export function isPageRequest(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?')
  const isFile = path.split('/').some((part) => part.startsWith('.')) || /\.[^/]*$/.test(path)
  const wantsHtml = (request.headers.accept ?? '').includes('text/html')
  return (request.method === 'GET' || request.method === 'HEAD') && wantsHtml && !isFile
}

/** The app's page, which is asked for again each time. */
export function sendApp(reply: FastifyReply): FastifyReply {
  return reply.code(200).header('cache-control', 'no-cache').sendFile('index.html')
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
