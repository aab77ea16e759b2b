import type { FastifyReply, FastifyRequest } from 'fastify'
import { tabPaths } from './console-page.ts'

/** After a form: back to the page of the console that it was on, or to its usual one. */
export function goBack(request: FastifyRequest, reply: FastifyReply, usual: string): FastifyReply {
  const { host, referer = '' } = request.headers
  const from = URL.canParse(referer) ? new URL(referer) : null
  const isOwn = from?.host === host && tabPaths.some(({ path }) => path === from?.pathname)
  return reply.redirect(from && isOwn ? from.pathname + from.search : usual, 303)
}
