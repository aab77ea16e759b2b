import type { FastifyInstance } from 'fastify'

/** Lets the product's own pages call the API with a publishable key, as Stripe.js does. */
export function allowBrowsers(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', 'request-id')
      .header('vary', 'origin')
    if (request.method !== 'OPTIONS') return
    await reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type, idempotency-key')
      .header('access-control-max-age', '600')
      .send()
  })
}
