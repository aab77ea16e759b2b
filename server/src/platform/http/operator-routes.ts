import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../errors/errors.ts'
import type { HttpServerOptions } from './http-options.ts'
import { readReadiness } from './readiness.ts'

/** For the operator's tools and those who ask whose site this is: liveness, readiness, proofs and metrics. */
export function registerOperatorRoutes(app: FastifyInstance, options: HttpServerOptions): void {
  // An orchestrator that shares its address with others must never be refused, or it would consider us
  // unhealthy.
  const config = { countsAs: 'nothing' } as const
  app.get('/healthz', { config }, async (_request, reply) => reply.send({ status: 'up' }))
  app.get('/readyz', { config }, async (_request, reply) => {
    const { isReady, checks } = await readReadiness(options.readiness ?? {})
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', checks })
  })
  for (const code of options.tiktokSiteCodes ?? []) {
    app.get(`/tiktok${code}.txt`, { config }, async (_request, reply) =>
      reply.type('text/plain').send(`tiktok-developers-site-verification=${code}`),
    )
  }
  const { metrics } = options
  if (metrics === undefined || metrics.token === null) {
    // An unknown URL is a page of the app, which monitoring would take for metrics.
    app.get('/metrics', { config }, async () => {
      throw new NotFound('not-found', 'Not found')
    })
    return
  }
  const expected = `Bearer ${metrics.token}`
  app.get('/metrics', { config }, async (request, reply) => {
    if (!isEqual(request.headers.authorization ?? '', expected)) {
      return reply.code(401).send({ message: 'A bearer token is needed', code: 'not-signed-in' })
    }
    return reply.type(metrics.measured.contentType).send(await metrics.measured.text())
  })
}

function isEqual(token: string, expected: string): boolean {
  const [left, right] = [Buffer.from(token), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
