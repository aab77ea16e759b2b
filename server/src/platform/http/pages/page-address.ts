import type { FastifyRequest } from 'fastify'

/**
 * The page that was asked for as the router has read it: one text for every spelling. Undefined
 * where no page was.
 */
export function pageAddress({ routeOptions, params }: FastifyRequest): string | undefined {
  if (routeOptions.url === '/') return '/'
  const rest = typeof params === 'object' && params !== null && '*' in params ? params['*'] : null
  return typeof rest === 'string' ? `/${rest}` : undefined
}
