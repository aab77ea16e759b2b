import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faultPresets } from '#control/fault-presets.ts'
import type { World } from '#world.ts'
import { goBack } from '../go-back.ts'
import { durations } from './fault-sections.ts'

type Form = Readonly<Record<string, string>>

/** Registers the panel's forms; each calls the same function as its control call. */
export function registerFaultForms(app: FastifyInstance, { faults }: World): void {
  const onForm = (path: string, work: (form: Form) => unknown) =>
    app.post<{ Body: Form | undefined }>(`/console/faults/${path}`, (request, reply) =>
      finish(request, reply, work(request.body ?? {})),
    )
  onForm('add', (form) => faults.add(readFault(form)))
  onForm('preset', ({ preset }) => {
    const chosen = faultPresets.find(({ name }) => name === preset)
    return chosen === undefined ? 'There is no such fault.' : faults.add(chosen.fault)
  })
  onForm('off', ({ fault = '' }) => faults.remove(fault))
  onForm('clear', () => faults.clear())
}

function finish(request: FastifyRequest, reply: FastifyReply, result: unknown) {
  if (typeof result === 'string') return reply.code(400).type('text/plain').send(result)
  return goBack(request, reply, '/faults')
}

/** Form fields are texts; empty ones are omitted. */
function readFault({ kind, provider, match, status, delaySeconds, lasts }: Form) {
  const duration = durations.find(({ name }) => name === lasts)
  return {
    kind,
    provider,
    ...(match?.trim() && { match: match.trim() }),
    ...(status && { status: Number(status) }),
    ...(delaySeconds && { delaySeconds: Number(delaySeconds) }),
    ...duration?.asks,
  }
}
