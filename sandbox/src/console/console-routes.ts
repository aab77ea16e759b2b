import { platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { renderPlatformSections } from '../platforms/register.ts'
import type { StripeSandbox } from '../stripe/stripe-sandbox.ts'
import { registerStripeConsole, renderStripeSections } from '../stripe/stripe-sections.ts'
import type { World } from '../world.ts'
import { html, page } from './html.ts'

/** Registers the console page at `/` and guards the forms under `/console/`. */
export function registerConsole(app: FastifyInstance, world: World, stripe: StripeSandbox): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/console/') && isForeign(request)) {
      await reply.code(403).send({ message: 'Use the console page of this sandbox.' })
    }
  })

  registerStripeConsole(app, stripe)
  app.get('/', (_request, reply) => reply.type('text/html').send(renderConsole(world, stripe)))
}

const sections: readonly (readonly [id: string, title: string])[] = [
  ...platforms.map((name) => [name, platformFacts[name].title] as const),
  ['stripe', 'Stripe'],
]

function renderConsole(world: World, stripe: StripeSandbox): string {
  return page(
    'Sandbox',
    html`<h1>Sandbox</h1>
<p class="soft">Stripe and four social platforms on this machine. No money moves here.
<a href="${world.config.appUrl}">Open the marketplace</a></p>
<nav aria-label="Sections">${sections.map(([id, title]) => html`<a href="#${id}">${title}</a>`)}</nav>
${renderPlatformSections(world)}
${renderStripeSections(stripe)}`,
  )
}

/** Programs send no Origin header; a browser's form always does. */
function isForeign(request: FastifyRequest): boolean {
  const { origin, host } = request.headers
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`
}
