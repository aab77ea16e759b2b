import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { readConfig, type SandboxConfig } from './config.ts'
import { registerConsole } from './console/console-routes.ts'
import { registerControl } from './control/control-routes.ts'
import { installFaultHooks } from './control/fault-hooks.ts'
import { registerPlatforms } from './platforms/register.ts'
import { registerStripe } from './stripe/register-stripe.ts'
import { openStripeSandbox } from './stripe/stripe-sandbox.ts'
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
  const stripe = openStripeSandbox(world)
  registerControl(app, world, stripe)
  registerConsole(app, world, stripe)
  await app.register(async (scope: FastifyInstance) => registerStripe(scope, stripe))
  await app.register(async (scope: FastifyInstance) => registerPlatforms(scope, world))

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
