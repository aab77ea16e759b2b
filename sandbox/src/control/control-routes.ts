import type { FastifyInstance } from 'fastify'
import type { Provider } from '../provider.ts'
import type { World } from '../world.ts'
import { type ControlCall, registerCall } from './control-call.ts'
import { stateCall, worldCalls } from './control-calls.ts'

/** Every control call, as registered and as documented. */
export function controlCalls(world: World, providers: readonly Provider[]): readonly ControlCall[] {
  const readState = () =>
    Object.fromEntries(providers.map((provider) => [provider.name, provider.state()]))
  return [
    ...providers.flatMap((provider) => provider.controlCalls),
    ...worldCalls(world),
    stateCall(readState),
  ]
}

export function registerControl(app: FastifyInstance, calls: readonly ControlCall[]): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  for (const call of calls) registerCall(app, call)
}
