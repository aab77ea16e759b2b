import { isUtf8 } from 'node:buffer'
import fastifyCookie from '@fastify/cookie'
import fastify, {
  errorCodes,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { invariant, NotFound, Rejected } from '../errors/errors.ts'
import { boundConnections } from './bound-connections.ts'
import { registerContractRoute } from './calls/contract-routes.ts'
import { createEventStreams } from './calls/event-streams.ts'
import type { RawRoute } from './calls/raw-route.ts'
import { registerRawRoute } from './calls/raw-routes.ts'
import type { Route } from './calls/route.ts'
import { explainFailure, failureText, sendResponse } from './calls/send-response.ts'
import { closeConnectionsOnStop } from './close-connections.ts'
import { type CallCounter, createCallCounter } from './gate/call-counter.ts'
import { createGate } from './gate/request-gate.ts'
import { createRequestIds } from './gate/request-ids.ts'
import { securityHeaders } from './gate/security-headers.ts'
import { trustedBy } from './gate/trusted-proxies.ts'
import type { HttpServerOptions } from './http-options.ts'
import { measureRequests } from './measure-requests.ts'
import { registerOperatorRoutes } from './operator-routes.ts'
import { showOwnWrites } from './own-writes.ts'
import { type AppPages, readAppPages } from './pages/app-pages.ts'
import { createAskFirst } from './pages/ask-first.ts'
import { registerPlayers } from './pages/player-pages.ts'
import { isPageRequest, registerStaticFiles, registerUploads } from './pages/static-files.ts'
import { registerReference } from './reference/reference-routes.ts'
import { createRequestLog } from './request-log.ts'

const jsonMaxBytes = 64 * 1024

const requestMs = 30_000

function noValidator(): never {
  throw new Error('no route has a schema of its own')
}

/** The product's whole HTTP server. Refuses to start with a route that declares no access. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  for (const route of options.routes) requireAccess(route)
  const policies = securityHeaders(options)
  const app = fastify({
    logger: false,
    trustProxy: trustedBy(options.trustProxy),
    genReqId: createRequestIds(options.trustProxy),
    bodyLimit: jsonMaxBytes,
    requestTimeout: requestMs,
    // By default Node checks for slow requests every 30 s, so one could take twice its limit.
    http: { headersTimeout: requestMs, connectionsCheckingInterval: 3000 },
    connectionTimeout: 90_000,
    forceCloseConnections: 'idle',
    // A request on an open connection is responded to, although a stop has begun; then its connection closes.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1000 },
    // The contract validates every call; loading Fastify's own validator would add 60 ms to a start.
    schemaController: { compilersFactory: { buildValidator: noValidator } },
    // A URL that cannot be decoded fails before any hook has run.
    frameworkErrors: (error, request, reply) => {
      reply.headers(policies).header('x-request-id', request.id)
      sendFailure(options, error, { request, reply })
    },
  })
  boundConnections(app.server, options.trustProxy, options.connectionBounds)
  closeConnectionsOnStop(app, options.stopping)
  app.decorateRequest('actor', null)
  app.decorateRequest('sessionTokenHash', null)
  app.decorateRequest('isCounted', false)
  app.decorateRequest('callerAddress', null)
  app.decorateRequest('refusal', null)
  app.register(fastifyCookie)
  const counter = createCallCounter(options)
  readJsonOnly(app)
  addHooks(app, options, { policies, counter })
  if (options.hasReplica === true) showOwnWrites(app, options.isSecure)
  const appPages = readAppPages(options, createAskFirst(app))
  addFailureHandlers(app, options, { appPages, counter })
  addRoutes(app, options, appPages)
  return app
}

function readJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  // A parser of strings would silently put U+FFFD in the place of bytes that are not UTF-8.
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (isInOtherCharset(request)) done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE())
      else if (!isUtf8(body)) done(new Rejected('malformed', 'The request is not in UTF-8'))
      else if (body.length === 0) done(null, undefined)
      else void parseJson(request, body.toString(), done)
    },
  )
}

function isInOtherCharset({ headers }: FastifyRequest): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1]
  return charset !== undefined && !/^utf-?8$/i.test(charset)
}

function addHooks(
  app: FastifyInstance,
  options: HttpServerOptions,
  { policies, counter }: { policies: ReturnType<typeof securityHeaders>; counter: CallCounter },
): void {
  app.addHook('onRequest', async (request, reply) => {
    // Not cached, unless a route says otherwise.
    reply.headers(policies).header('x-request-id', request.id).header('cache-control', 'no-store')
    await counter.count(request, request.routeOptions.config.countsAs ?? 'call')
  })
  const log = createRequestLog(options.log, options.clock)
  app.addHook('onResponse', async (request, reply) => log(request, reply))
  if (options.metrics !== undefined) measureRequests(app, options.metrics.measured)
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

function sendFailure(
  options: HttpServerOptions,
  error: unknown,
  { request, reply }: Exchange,
): FastifyReply {
  const failure = explainFailure(options.log, request, error)
  reply.header('cache-control', 'no-store')
  return sendResponse(request, reply, failureText(reply, failure))
}

function addFailureHandlers(
  app: FastifyInstance,
  options: HttpServerOptions,
  { appPages, counter }: { appPages: AppPages | undefined; counter: CallCounter },
): void {
  app.setErrorHandler((error, request, reply) => sendFailure(options, error, { request, reply }))
  app.setNotFoundHandler(async (request, reply) => {
    if (appPages !== undefined && isPageRequest(request)) {
      await counter.count(request, 'page')
      return appPages.send(request, reply)
    }
    await counter.count(request, 'call')
    return sendFailure(options, new NotFound('not-found', 'Not found'), { request, reply })
  })
}

function addRoutes(
  app: FastifyInstance,
  options: HttpServerOptions,
  appPages: AppPages | undefined,
): void {
  // A plugin scope, so that cookies are registered before the first route.
  app.register(async (scope) => {
    const gate = createGate(options)
    const streams = createEventStreams(scope, {
      metrics: options.metrics?.measured,
      stopping: options.stopping,
    })
    for (const route of options.routes) {
      if (route.kind === 'raw') registerRawRoute(scope, route, { options, gate, streams })
      else registerContractRoute(scope, route, { options, gate })
    }
    registerReference(scope, options)
    registerPlayers(scope, options.playerOrigins)
    registerUnknownCalls(scope)
    registerOperatorRoutes(scope, options)
    if (options.readUpload) registerUploads(scope, options.readUpload)
  })
  if (options.webDir === undefined || appPages === undefined) return
  registerStaticFiles(app, { webDir: options.webDir, appPages, sourceUrl: options.sourceUrl })
}

function requireAccess(route: Route | RawRoute): void {
  const { access, scope, method, path } = route.kind === 'raw' ? route : route.endpoint
  const isNamed = typeof access === 'string' || (access ?? []).length > 0
  invariant(isNamed, `${method} ${path} says nobody may call it`)
  const isForBrands = typeof access !== 'string' && access.includes('brand')
  invariant(!isForBrands || scope !== undefined, `${method} ${path} names no scope`)
}

/** The router decides what is below /api, however the URL is spelled; no page is below it. */
function registerUnknownCalls(app: FastifyInstance): void {
  const onRequest = async () => {
    throw new NotFound('not-found', 'Not found')
  }
  for (const url of ['/api', '/api/*']) app.all(url, { onRequest }, () => undefined)
}
