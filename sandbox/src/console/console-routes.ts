import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Provider } from '../provider.ts'
import type { World } from '../world.ts'
import { html, page } from './html.ts'

/** Registers the console page at `/` and guards the forms under `/console/`. */
export function registerConsole(
  app: FastifyInstance,
  world: World,
  providers: readonly Provider[],
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/console/') && isForeign(request)) {
      await reply.code(403).send({ message: 'Use the console page of this sandbox.' })
    }
  })

  for (const provider of providers) provider.registerForms(app)
  app.get('/', (_request, reply) => reply.type('text/html').send(renderConsole(world, providers)))
}

function renderConsole(world: World, providers: readonly Provider[]): string {
  const sections = providers.flatMap((provider) => provider.sections)
  return page(
    'Sandbox',
    html`<h1>Sandbox</h1>
<p class="soft">Stripe and four social platforms on this machine. No money moves here.
<a href="${world.config.appUrl}">Open the marketplace</a></p>
<nav aria-label="Sections">${sections.map(({ id, title }) => html`<a href="#${id}">${title}</a>`)}</nav>
${providers.map((provider) => provider.render())}`,
  )
}

/** Programs send no Origin header; a browser's form always does. */
function isForeign(request: FastifyRequest): boolean {
  const { origin, host } = request.headers
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`
}
