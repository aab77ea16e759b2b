import { channel } from 'node:diagnostics_channel'
import type { RefusalCode } from '@permille/contract/refusals/refusals'
import type { FastifyRequest } from 'fastify'
import type { Log } from '#platform/log.ts'

/** A call was refused with a code that it does not declare: our own bug, which fails tests. */
export const undeclaredRefusals = channel('permille:undeclared-refusal')

export function noteUndeclared(log: Log, request: FastifyRequest, code: RefusalCode): void {
  const { config, url } = request.routeOptions
  if (config.refusals === undefined || config.refusals.has(code)) return
  const call = `${request.method} ${url}`
  log.error(
    { requestId: request.id, call, code },
    'a call was refused with what it does not declare',
  )
  undeclaredRefusals.publish({ call, code })
}
