import type { FastifyInstance } from 'fastify'
import type { World } from '#world.ts'
import { moves } from './clock-section.ts'
import { goBack } from './go-back.ts'

/** Registers `POST /console/clock` with `move`: one of the page's options, or "back". */
export function registerClockForm(app: FastifyInstance, { settings }: World): void {
  app.post<{ Body: { move?: string } | undefined }>('/console/clock', (request, reply) => {
    const { move } = request.body ?? {}
    const chosen = moves.find(({ seconds }) => String(seconds) === move)
    if (chosen === undefined && move !== 'back') {
      return reply.code(400).type('text/plain').send('The clock cannot be moved like this.')
    }
    const ahead = settings.current.clockOffsetSeconds
    settings.update({ clockOffsetSeconds: chosen ? ahead + chosen.seconds : 0 })
    return goBack(request, reply, '/clock')
  })
}
