import type { FastifyRequest } from 'fastify'

/**
 * The requested page as parsed by the router: one text for every spelling. Undefined for anything
 * but a page.
 */
export function pageAddress({ routeOptions, params }: FastifyRequest): string | undefined {
  if (routeOptions.url === '/') return '/'
  const rest = typeof params === 'object' && params !== null && '*' in params ? params['*'] : null
  return typeof rest === 'string' ? `/${rest}` : undefined
}
