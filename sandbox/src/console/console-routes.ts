import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ControlCall } from '../control/control-call.ts'
import type { Provider } from '../provider.ts'
import type { World } from '../world.ts'
import { callSections } from './call-sections.ts'
import { registerClockForm } from './clock-form.ts'
import { clockSection } from './clock-section.ts'
import { consolePage, tabPaths } from './console-page.ts'
import { registerFaultForms } from './faults/fault-forms.ts'
import { faultSections } from './faults/fault-sections.ts'
import type { View } from './section.ts'
import { registerAssets, send } from './styles/assets.ts'

/** Registers the console's pages, and guards its forms and the control calls. */
export function registerConsole(
  app: FastifyInstance,
  world: World,
  { providers, calls }: { providers: readonly Provider[]; calls: readonly ControlCall[] },
): void {
  app.addHook('onRequest', async (request, reply) => {
    // Uses the route's path, because a URL can be spelled in several ways.
    if (/^\/(?:console|control)\//.test(request.routeOptions.url ?? '') && isForeign(request)) {
      await reply.code(403).send({ message: 'Use the console page of this sandbox.' })
    }
  })

  registerAssets(app)
  registerFaultForms(app, world)
  const ofProviders = providers.flatMap((provider) => provider.sections)
  registerClockForm(app, world)
  const parts = {
    sections: [
      ...faultSections(world),
      ...ofProviders,
      clockSection(world),
      ...callSections(world, calls),
    ],
    trails: () => providers.map((provider) => provider.trail()),
  }
  for (const provider of providers) provider.registerForms(app)
  for (const { name, path } of tabPaths) {
    app.get<PageRequest>(path, (request, reply) => {
      // A site that frames the console could trick users into pressing its buttons.
      reply.header('content-security-policy', "frame-ancestors 'none'")
      const page = consolePage(world, parts, { tab: name, view: readView(request.query) })
      return send(reply, 'text/html', page)
    })
  }
}

interface PageRequest {
  Querystring: { q?: string; section?: string; after?: string }
}

function readView({ q = '', section, after }: PageRequest['Querystring']): View {
  const isOlder = section !== undefined && after !== undefined
  return {
    search: String(q).trim().toLowerCase(),
    older: isOlder ? { section: String(section), after: String(after) } : null,
  }
}

/** Programs send no Origin header; a browser's form always does. */
function isForeign(request: FastifyRequest): boolean {
  const { origin, host } = request.headers
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`
}
