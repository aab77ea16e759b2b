import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Provider } from '../provider.ts'
import type { World } from '../world.ts'

/**
 * Registers the calls that tests control the sandbox with: `/control/state`, `/control/settings`,
 * `/control/faults`.
 */
export function registerControl(
  app: FastifyInstance,
  world: World,
  providers: readonly Provider[],
): void {
  app.get('/healthz', () => ({ status: 'ok' }))

  app.get('/control/state', () =>
    Object.fromEntries(providers.map((provider) => [provider.name, provider.state()])),
  )

  app.get('/control/settings', () => world.settings.current)
  app.put('/control/settings', (request, reply) => {
    const problem = world.settings.update(request.body)
    return problem ? refuse(reply, problem) : world.settings.current
  })

  app.get('/control/faults', () => world.faults.list())
  app.post('/control/faults', (request, reply) => {
    const fault = world.faults.add(request.body)
    return typeof fault === 'string' ? refuse(reply, fault) : fault
  })
  app.delete('/control/faults', () => {
    world.faults.clear()
    return []
  })
}

function refuse(reply: FastifyReply, message: string) {
  return reply.code(400).send({ message })
}
