import type { FastifyReply, FastifyRequest } from 'fastify'
import { tabPaths } from './console-page.ts'

/** Redirects from a form to the console page it was on, or to a default page. */
export function goBack(request: FastifyRequest, reply: FastifyReply, usual: string): FastifyReply {
  const { host, referer = '' } = request.headers
  const from = URL.canParse(referer) ? new URL(referer) : null
  const isOwn = from?.host === host && tabPaths.some(({ path }) => path === from?.pathname)
  return reply.redirect(from && isOwn ? from.pathname + from.search : usual, 303)
}
