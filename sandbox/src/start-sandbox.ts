import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { readConfig, type SandboxConfig } from './config.ts'
import { registerConsole } from './console/console-routes.ts'
import { controlCalls, registerControl } from './control/control-routes.ts'
import { installFaultHooks } from './control/fault-hooks.ts'
import { webhookInbox } from './inbox/webhook-inbox.ts'
import { socialPlatforms } from './platforms/social-platforms.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'
import { openWorld, type World } from './world.ts'

export interface Sandbox {
  /** The URL it listens on, without a trailing slash. */
  readonly url: string
  readonly world: World
  close(): Promise<void>
}

/**
 * Starts every provider on one port; port 0 picks a free one. Omitted options use their defaults.
 */
export async function startSandbox(options: Partial<SandboxConfig> = {}): Promise<Sandbox> {
  const world = await openWorld({ ...readConfig({}), ...options })
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  await app.register(formbody)
  installFaultHooks(app, world)
  const providers = [stripeProvider(world), socialPlatforms(world), webhookInbox(world)]
  const calls = controlCalls(world, providers)
  registerControl(app, calls)
  registerConsole(app, world, { providers, calls })
  for (const provider of providers) {
    await app.register(async (scope: FastifyInstance) => provider.register(scope))
  }

  const url = await app.listen({ port: world.config.port, host: world.config.host })
  world.origin = world.config.publicUrl ?? url
  return {
    url,
    world,
    close: async () => {
      await app.close()
      await world.store.close()
    },
  }
}
