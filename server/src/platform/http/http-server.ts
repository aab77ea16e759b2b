import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { invariant } from '../errors/errors.ts'
import { newId } from '../ids.ts'
import { type AppPages, readAppPages } from './app-pages.ts'
import { registerContractRoute } from './contract-routes.ts'
import { registerDocsRoutes } from './docs-routes.ts'
import { createHttpMetrics } from './http-metrics.ts'
import { defaultLimits, type HttpServerOptions } from './http-options.ts'
import { registerOperatorRoutes } from './operator-routes.ts'
import { createRateLimit } from './rate-limit.ts'
import type { RawRoute } from './raw-route.ts'
import { registerRawRoute } from './raw-routes.ts'
import { createGate } from './request-gate.ts'
import { createRequestLog } from './request-log.ts'
import type { Route } from './route.ts'
import { securityHeaders } from './security-headers.ts'
import { explainFailure, failureText, sendAnswer } from './send-answer.ts'
import { isPageRequest, registerStaticFiles, registerUploads } from './static-files.ts'

const jsonMaxBytes = 64 * 1024

/** The whole HTTP side of the product. Refuses to start with a route that names no access. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  for (const route of options.routes) requireAccess(route)
  const policies = securityHeaders(options)
  const app = fastify({
    logger: false,
    // `true` believes the nearest proxy only: what stands further left, the client wrote itself.
    trustProxy: options.trustProxy === true ? (_peer, hop) => hop === 0 : options.trustProxy,
    genReqId: newId,
    bodyLimit: jsonMaxBytes,
    requestTimeout: 30_000,
    connectionTimeout: 90_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1000 },
    // An address that cannot be decoded fails before any hook has run.
    frameworkErrors: (error, request, reply) => {
      addPolicies(policies, { request, reply })
      sendFailure(options, error, { request, reply })
    },
  })
  app.decorateRequest('actor', null)
  app.decorateRequest('sessionTokenHash', null)
  app.register(fastifyCookie)
  readJsonOnly(app)
  addHooks(app, options, policies)
  const appPages = readAppPages(options)
  addFailureHandlers(app, options, appPages)
  addRoutes(app, options, appPages)
  return app
}

function readJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, String(body), done)
  })
}

function addHooks(app: FastifyInstance, options: HttpServerOptions, policies: Policies): void {
  const { perAddressPerMinute } = options.limits ?? defaultLimits
  const perAddress = createRateLimit(options.clock, {
    callsMax: perAddressPerMinute,
    windowSeconds: 60,
  })
  app.addHook('onRequest', async (request, reply) => {
    addPolicies(policies, { request, reply })
    if (!isApi(request)) return
    // A provider delivers all its events from a few addresses, and a signature is cheap to check.
    if (!request.routeOptions.config.provesItself) perAddress.count(request.ip)
  })
  const log = createRequestLog(options.log)
  const measure = options.metrics && createHttpMetrics(options.metrics.registry)
  app.addHook('onResponse', async (request, reply) => {
    log(request, reply)
    measure?.(request, reply)
  })
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Policies = ReturnType<typeof securityHeaders>

function addPolicies(policies: Policies, { request, reply }: Exchange): void {
  reply.headers(policies).header('x-request-id', request.id)
  if (isApi(request)) reply.header('cache-control', 'no-store')
}

function sendFailure(
  options: HttpServerOptions,
  error: unknown,
  { request, reply }: Exchange,
): FastifyReply {
  const failure = explainFailure(options.log, request, error)
  return sendAnswer(request, reply, failureText(reply, failure))
}

function addFailureHandlers(
  app: FastifyInstance,
  options: HttpServerOptions,
  appPages: AppPages | undefined,
): void {
  app.setErrorHandler((error, request, reply) => sendFailure(options, error, { request, reply }))
  app.setNotFoundHandler(async (request, reply) => {
    if (appPages !== undefined && !isApi(request) && isPageRequest(request)) {
      return appPages.send(request, reply)
    }
    const body = JSON.stringify({ message: 'Not found', code: 'not-found' })
    return sendAnswer(request, reply, { status: 404, body })
  })
}

function addRoutes(
  app: FastifyInstance,
  options: HttpServerOptions,
  appPages: AppPages | undefined,
): void {
  const gate = createGate(options)
  // A plugin scope, so that the cookie plugin is in place before the first route.
  app.register(async (scope) => {
    for (const route of options.routes) {
      if (route.kind === 'raw') registerRawRoute(scope, route, { options, gate })
      else registerContractRoute(scope, route, { options, gate })
    }
    registerDocsRoutes(scope, options.routes)
    registerOperatorRoutes(scope, options)
    if (options.readUpload) registerUploads(scope, options.readUpload)
  })
  if (options.webDir === undefined || appPages === undefined) return
  registerStaticFiles(app, { webDir: options.webDir, appPages })
}

function requireAccess(route: Route | RawRoute): void {
  const { access, method, path } = route.kind === 'raw' ? route : route.endpoint
  const isNamed = typeof access === 'string' || (access ?? []).length > 0
  invariant(isNamed, `${method} ${path} says nobody may call it`)
}

function isApi(request: FastifyRequest): boolean {
  return request.url === '/api' || request.url.startsWith('/api/')
}
