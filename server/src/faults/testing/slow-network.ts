import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SlowNetwork {
  readonly url: string
  close(): Promise<void>
}

/**
 * A network to a provider, with a delay in each direction. A request that was sent arrives even if
 * its sender has died since, as on a real network.
 */
export async function openSlowNetwork(
  targetUrl: string,
  nextDelayMs: () => number,
): Promise<SlowNetwork> {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readAll(request)
    await sleep(nextDelayMs())
    const { host: _host, connection: _connection, ...headers } = request.headers
    const upstream = await fetch(`${targetUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    })
    const text = await upstream.text()
    await sleep(nextDelayMs())
    const replayed = upstream.headers.get('idempotent-replayed')
    response
      .writeHead(upstream.status, {
        'content-type': 'application/json',
        ...(replayed !== null && { 'idempotent-replayed': replayed }),
      })
      .end(text)
  }
  const server = createServer((request, response) => {
    // A broken response breaks this connection too.
    pass(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readAll(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
