import { createServer, type Server, type ServerResponse } from 'node:http'
import type { ServedMetrics } from '../watch/metrics.ts'
import { type ReadinessChecks, readReadiness } from './readiness.ts'

export interface OperatorServerOptions {
  /** What no longer shows a sign of life in this process. */
  readonly listSilent: () => readonly string[]
  readonly readiness: ReadinessChecks
  readonly metrics: ServedMetrics
}

/** For the operator's tools, on a port of its own that no user reaches; the same for an API and a worker. */
export function createOperatorServer(options: OperatorServerOptions): Server {
  return createServer((request, response) => {
    respond(options, request.url?.split('?')[0], response).catch(() => response.destroy())
  })
}

async function respond(
  { listSilent, readiness, metrics }: OperatorServerOptions,
  path: string | undefined,
  response: ServerResponse,
): Promise<void> {
  if (path === '/healthz') {
    const silent = listSilent()
    const isUp = silent.length === 0
    sendJson(response, isUp ? 200 : 503, isUp ? { status: 'up' } : { status: 'stuck', silent })
  } else if (path === '/readyz') {
    const { isReady, checks } = await readReadiness(readiness)
    sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', checks })
  } else if (path === '/metrics') {
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  } else sendJson(response, 404, { message: 'Not found', code: 'not-found' })
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
