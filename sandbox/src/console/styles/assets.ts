import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { browserScript } from '#browser-script.ts'
import { fonts, stylesheet } from './stylesheet.ts'

const yearSeconds = 365 * 86_400

/** Serves what the sandbox's own pages link to. */
export function registerAssets(app: FastifyInstance): void {
  const resolve = createRequire(import.meta.url).resolve
  for (const { file, source } of fonts) {
    app.get(`/assets/${file}.woff2`, async (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
        .send(await readFile(resolve(source))),
    )
  }
  app.get('/assets/console.css', (_request, reply) => send(reply, 'text/css', stylesheet))
  app.get('/assets/mark.svg', (_request, reply) => send(reply, 'image/svg+xml', mark))
  const script = browserScript('./console.js', './console/live/console-script.ts')
  app.get('/assets/console.js', async (_request, reply) =>
    send(reply, 'text/javascript', await script()),
  )
}

/** The product's mark. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2f3fd0"/>
<g fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"><circle cx="9" cy="9.6" r="3"/>
<path d="M21.6 6.4 8.4 25.6"/><circle cx="16.4" cy="22.4" r="3"/><circle cx="24.6" cy="22.4" r="3"/></g></svg>`

/** Revalidated with each page, and sent again only if it changed. */
export function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`
  reply.header('etag', tag).header('cache-control', 'no-cache')
  if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}
