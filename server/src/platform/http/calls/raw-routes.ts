import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { publishExchange, readExchangeBody } from '#platform/exchanges.ts'
import type { Gate } from '../gate/request-gate.ts'
import type { HttpServerOptions } from '../http-options.ts'
import { type BodyReader, createBodyReader } from './body-reader.ts'
import type { EventStreams } from './event-streams.ts'
import type { DownloadFile, RawCall, RawResponse, RawRoute } from './raw-route.ts'
import { rawRefusable, refusalsOf } from './refusals-of.ts'
import { replySetters, requestFacts } from './request-state.ts'
import { routerPath } from './router-path.ts'
import { sendResponse } from './send-response.ts'

interface RawRouteOptions {
  readonly options: HttpServerOptions
  readonly gate: Gate
  readonly streams: EventStreams
}

/** A route with a body gets its own plugin scope, in which the body stays bytes. */
export function registerRawRoute(
  app: FastifyInstance,
  route: RawRoute,
  common: RawRouteOptions,
): void {
  if (route.method === 'GET') {
    // Each scope costs a millisecond at every start.
    addRawRoute(app, route, { ...common, reader: undefined })
    return
  }
  app.register(async (scope) => {
    const reader = route.largeBodies && createBodyReader(route.largeBodies, route.bodyMaxBytes)
    readBytes(scope, route, reader)
    addRawRoute(scope, route, { ...common, reader })
  })
}

function addRawRoute(
  app: FastifyInstance,
  route: RawRoute,
  { options, gate, streams, reader }: RawRouteOptions & { reader: BodyReader | undefined },
): void {
  const pass = gate(route)
  app.route({
    method: route.method,
    url: routerPath(route.path),
    bodyLimit: route.bodyMaxBytes,
    config: {
      countsAs: isWebhook(route) ? 'nothing' : 'call',
      refusals: refusalsOf(rawRefusable(route)),
    },
    onRequest: async (request, reply) => {
      await pass(request, reply)
      requireType(route, request)
      await route.admit?.(readCall(options, request, reply))
      reader?.admit(request, reply)
    },
    handler: async (request, reply) => {
      const call = readCall(options, request, reply)
      const response = await route.handle(call)
      if (isWebhook(route)) publishWebhook(route, call, response)
      return sendRaw({ request, reply, streams }, response)
    },
  })
}

/** Before any lookup: a body that would never be read is refused by its type. */
function requireType({ contentTypes }: RawRoute, { headers }: FastifyRequest): void {
  const type = headers['content-type']
  if (contentTypes === undefined || type === undefined || contentTypes.test(type)) return
  throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type)
}

function readBytes(scope: FastifyInstance, route: RawRoute, reader: BodyReader | undefined): void {
  const types = route.contentTypes ?? '*'
  scope.removeAllContentTypeParsers()
  if (reader !== undefined) {
    scope.addContentTypeParser(types, (request: FastifyRequest, payload: IncomingMessage) =>
      reader.read(request, payload),
    )
    return
  }
  const limit = { parseAs: 'buffer', bodyLimit: route.bodyMaxBytes } as const
  scope.addContentTypeParser(types, limit, (_request, body, done) => done(null, body))
}

/** A provider delivers all its events from a few addresses, and a signature is cheap to check. */
function isWebhook({ method, needsOwnOrigin }: RawRoute): boolean {
  return method === 'POST' && !needsOwnOrigin
}

/** Publishes only accepted requests, whose signature has been checked. */
function publishWebhook({ path, method }: RawRoute, call: RawCall, response: RawResponse): void {
  const party = (['stripe', 'tiktok', 'instagram'] as const).find((name) => path.includes(name))
  if (party === undefined || !('status' in response)) return
  publishExchange(() => {
    const type = call.headers['content-type']
    const headers = typeof type === 'string' ? { 'content-type': type } : {}
    return {
      direction: 'received',
      party,
      method,
      url: new URL(path, 'http://localhost'),
      requestHeaders: headers,
      requestBody: readExchangeBody(call.body.toString('utf8'), headers['content-type']),
      status: response.status,
      responseHeaders: {},
      responseBody: response.json,
    }
  })
}

function readCall(
  options: HttpServerOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): RawCall {
  // Read by the gate: a route's own schema does not know it.
  const { brand: _brand, ...query } = request.query as Record<string, unknown>
  return {
    params: request.params as Record<string, string>,
    query,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    headers: request.headers,
    actor: request.actor,
    request: requestFacts(request),
    ...replySetters(request, reply, options.isSecure),
  }
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly streams: EventStreams
}

function sendRaw({ request, reply, streams }: Exchange, response: RawResponse): FastifyReply {
  if ('events' in response) return streams.send(reply, response.events)
  if ('redirectTo' in response) return reply.redirect(response.redirectTo, 302)
  if ('file' in response) return sendFile(reply, response.file)
  return sendResponse(request, reply, {
    status: response.status,
    body: JSON.stringify(response.json),
  })
}

function sendFile(reply: FastifyReply, { name, type, chunks }: DownloadFile): FastifyReply {
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type)
  return reply.send(Readable.from(chunks))
}
