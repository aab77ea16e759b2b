import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { World } from '../world.ts'
import type { Fault } from './faults.ts'
import { providerErrorBody, providerOf } from './providers.ts'

const struck = new WeakMap<FastifyRequest, Fault>()

/** The fault to apply after this request's work; Stripe's own runner stores `status_after`. */
export function faultOf(request: FastifyRequest): Fault | undefined {
  return struck.get(request)
}

/**
 * Applies faults to every provider route, and holds every response until its changes are on disk.
 * The order of the two in `onSend` matters: a dropped response has still done its work durably.
 */
export function installFaultHooks(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', async (request, reply) => {
    const provider = providerOf(request.url)
    if (!provider || request.method === 'OPTIONS' || isConsoles(request)) return
    const fault = world.faults.takeForRequest(provider, `${request.method} ${request.url}`)
    if (!fault) return
    struck.set(request, fault)
    if (fault.kind === 'hang') reply.hijack()
    if (fault.kind === 'slow') await wait(fault.delaySeconds * 1000, undefined, { ref: false })
    if (fault.kind === 'status') {
      const body = fault.body ?? providerErrorBody(provider, fault.status)
      await reply
        .code(fault.status)
        .headers(fault.headers ?? {})
        .send(body)
    }
  })

  app.addHook('onSend', async (request, reply, payload) => {
    await world.store.durable()
    const fault = struck.get(request)
    if (fault?.kind === 'drop_response') return dropAnswer(reply)
    if (fault?.kind !== 'status_after' || fault.provider === 'stripe') return payload
    reply.code(fault.status).header('content-type', 'application/json')
    return JSON.stringify(providerErrorBody(fault.provider, fault.status))
  })
}

/** Pictures on the console's own pages do not use up a fault. */
function isConsoles({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin'
}

function dropAnswer(reply: FastifyReply): string {
  reply.raw.socket?.destroy()
  return ''
}
