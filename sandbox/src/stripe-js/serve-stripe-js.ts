import type { FastifyInstance } from 'fastify'
import { browserScript } from '../browser-script.ts'

/** Serves the script that the product's pages load from Stripe. */
export function registerStripeJs(app: FastifyInstance): void {
  const script = browserScript('./stripe.js', './stripe-js/stripe-js.ts')
  app.get('/stripe.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await script()),
  )
}
