import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppPages } from './app-pages.ts'
import { pageAddress } from './page-address.ts'

interface StaticFileOptions {
  readonly webDir: string
  readonly appPages: AppPages
  readonly sourceUrl: string | undefined
}

/** The built app: hashed assets cached forever, everything else revalidated each time. */
export function registerStaticFiles(
  app: FastifyInstance,
  { webDir, appPages, sourceUrl }: StaticFileOptions,
): void {
  // Section 13 of the license: who uses the product is offered its source.
  app.get('/source', { config: { countsAs: 'page' } }, (_request, reply) =>
    reply.redirect(sourceUrl ?? '/source.tar.gz', 302),
  )
  app.get('/', { config: { countsAs: 'page' } }, (request, reply) => appPages.send(request, reply))
  app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, countsAs: 'nothing' }
    })
    // A default header of Fastify's would hide the one that `setHeaders` sets.
    scope.addHook('onRequest', async (_request, reply) => void reply.removeHeader('cache-control'))
    await scope.register(fastifyStatic, fileOptions(webDir))
  })
}

function fileOptions(webDir: string): FastifyStaticOptions {
  return {
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
  }
}

/** Whether an unknown URL is a page of the single-page app, which has its own not-found page. */
export function isPageRequest(request: FastifyRequest): boolean {
  const address = pageAddress(request)
  if (address === undefined) return false
  const isFile = address.split('/').some((part) => part.startsWith('.')) || /\.[^/]*$/.test(address)
  const wantsHtml = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
  return (request.method === 'GET' || request.method === 'HEAD') && wantsHtml && !isFile
}

const uploadKey = /^[a-z0-9-]+\.webp$/

/** Uploaded images: always WebP re-encoded by us, never a document. */
export function registerUploads(
  app: FastifyInstance,
  readUpload: (key: string) => Promise<Buffer | null>,
): void {
  const config = { countsAs: 'nothing' } as const
  app.get<{ Params: { key: string } }>('/uploads/:key', { config }, async (request, reply) => {
    const { key } = request.params
    const bytes = uploadKey.test(key) ? await readUpload(key) : null
    if (bytes === null) return reply.callNotFound()
    // Other sites show a shared profile with its picture.
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/webp')
      .send(bytes)
  })
}
