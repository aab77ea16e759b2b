import type { FastifyInstance } from 'fastify'
import { Rejected } from '#platform/errors/errors.ts'
import { lazily } from '#platform/lazily.ts'
import { ownPagePolicy } from '../gate/security-headers.ts'
import { sessionCookieName } from '../gate/session-cookie.ts'
import type { HttpServerOptions } from '../http-options.ts'
import { encodePage } from '../pages/encode-page.ts'
import { sendEncodedPage, startEncoded } from '../pages/prerendered-pages.ts'
import { describeApi } from './describe-api.ts'
import { referencePage } from './reference-page.ts'
import { type ReferenceScript, readReferenceScript } from './reference-script.ts'

/** The API reference, for machines and for people. */
export function registerReference(
  app: FastifyInstance,
  { routes, ownOrigins, isSecure }: Pick<HttpServerOptions, 'routes' | 'ownOrigins' | 'isSecure'>,
): void {
  const [origin = ''] = ownOrigins
  const cookieName = sessionCookieName(isSecure)
  const description = lazily(() =>
    encodePage(JSON.stringify(describeApi({ routes, origin, cookieName }))),
  )
  const script = lazily(readReferenceScript)
  const encoded = lazily(async () => encodePage((await script()).text))
  app.get('/api/openapi.json', async (request, reply) => {
    const encoding = startEncoded(request, reply)
    if (encoding === undefined) throw encodingNeeded()
    return reply.type('application/json; charset=utf-8').send((await description())[encoding])
  })
  app.get('/api/docs', { config: { countsAs: 'page' } }, async (_request, reply) => {
    const page = referencePage(addressOf(await script()))
    reply.header('content-security-policy', ownPagePolicy)
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get('/api/docs/:file', { config: { countsAs: 'nothing' } }, async (request, reply) => {
    const read = await script()
    if (request.url !== addressOf(read)) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return sendEncodedPage(request, reply.type('text/javascript; charset=utf-8'), await encoded())
  })
}

/** Uncompressed it is ten times as large, and a caller may ask for it twenty times a second. */
function encodingNeeded(): Rejected {
  return new Rejected(
    'encoding-needed',
    'This description is sent compressed only. Send Accept-Encoding: gzip, as curl --compressed does.',
  )
}

function addressOf({ version }: ReferenceScript): string {
  return `/api/docs/reference-${version}.js`
}
