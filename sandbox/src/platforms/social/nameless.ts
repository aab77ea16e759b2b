import type { FastifyRequest } from 'fastify'

/** Websites of platforms turn away programs that do not say who they are. */
export function isNameless({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return !/^[\w.-]+\/[\w.-]+/.test(headers['user-agent'] ?? '')
}
