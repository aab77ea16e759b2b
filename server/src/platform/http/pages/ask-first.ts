import type { FastifyInstance, FastifyRequest } from 'fastify'
import { namedBrand } from '../gate/named-brand.ts'
import type { AskFirst } from './draw-frame.ts'

/** What says who calls, and from where. */
const passedOn = ['cookie', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'] as const

/**
 * Makes calls on behalf of a page, inside this process: through every check that the browser's own call would pass, and
 * counted like it.
 */
export function createAskFirst(app: FastifyInstance): AskFirst {
  return async (request, url) => {
    try {
      const { statusCode, payload, headers } = await app.inject({
        url,
        headers: { accept: 'application/json', ...headersOf(request), ...brandOf(request) },
        ...(request.socket.remoteAddress && { remoteAddress: request.socket.remoteAddress }),
      })
      if (statusCode !== 200) return undefined
      const { link } = headers
      return { json: JSON.parse(payload), link: typeof link === 'string' ? link : null }
    } catch {
      // The app makes the call itself, and says what is wrong.
      return undefined
    }
  }
}

/** A page names its brand in its URL, its calls in a header. */
function brandOf(request: FastifyRequest): Record<string, string> {
  const named = namedBrand(request)
  return named === undefined ? {} : { 'x-brand': named }
}

function headersOf({ headers }: FastifyRequest): Record<string, string | string[]> {
  return Object.fromEntries(
    passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
}
