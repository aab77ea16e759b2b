import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createProxyTest, type TrustedProxies } from './trusted-proxies.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The id that a trusted proxy gave the request, if it is a UUID, so that its log and ours name it alike. Else random, because
 * no index holds it: Node keeps random bytes ready for these, but not for time-ordered ids.
 */
export function createRequestIds(proxies: TrustedProxies): (request: IncomingMessage) => string {
  const isProxy = proxies === 0 ? () => false : createProxyTest(proxies)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isKept =
      typeof given === 'string' && uuid.test(given) && isProxy(socket.remoteAddress ?? '')
    return isKept ? given.toLowerCase() : randomUUID()
  }
}
