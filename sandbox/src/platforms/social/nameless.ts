import type { FastifyRequest } from 'fastify'

/** The platforms' websites refuse clients without a User-Agent. */
export function isNameless({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return !/^[\w.-]+\/[\w.-]+/.test(headers['user-agent'] ?? '')
}
