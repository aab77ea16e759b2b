import type { FastifyReply, FastifyRequest } from 'fastify'
import { faultOf } from '#control/fault-hooks.ts'
import { expansionsOf } from '../expansions.ts'
import { apiVersion, noCause, type StripeSandbox } from '../stripe-sandbox.ts'
import {
  ApiError,
  inaccessibleAccount,
  invalidParameter,
  sentBody,
  v2Body,
} from '../wire/api-error.ts'
import { expand } from '../wire/expand.ts'
import { type FormTree, nestForm } from '../wire/form.ts'
import { treeOfJson } from '../wire/json-tree.ts'
import { type Params, readParams, type Spec } from '../wire/params.ts'
import { readApiKey, secretKeyRequired } from './api-key.ts'
import { readVersion } from './api-version.ts'
import { type Answer, fingerprintOf, type IdempotencyKeys } from './idempotency.ts'
import { isV2, type Route } from './route.ts'

interface Runner {
  readonly stripe: StripeSandbox
  readonly keys: IdempotencyKeys
  readonly route: Route
}

interface Incoming {
  readonly request: FastifyRequest
  readonly form: FormTree
  readonly isPublishable: boolean
  readonly requestId: string
  readonly idempotencyKey: string | null
  readonly version: string
  readonly account: string | null
}

/** Handles one API request as Stripe does: key, idempotency, parameters, work, expansion. */
export async function runCall(runner: Runner, request: FastifyRequest, reply: FastifyReply) {
  const requestId = runner.stripe.world.newId('req_')
  setHeaders(reply, request, { requestId, nowMs: runner.stripe.world.now() })
  const { status, body } = answerFor(runner, reply, requestId)
  return reply.code(status).send(body)
}

function answerFor(runner: Runner, reply: FastifyReply, requestId: string): Answer {
  try {
    return answerOnce(runner, reply, readIncoming(runner.route, reply.request, requestId))
  } catch (error) {
    if (error instanceof ApiError) return errorAnswer(runner.route, error, requestId)
    throw error
  }
}

function readIncoming(route: Route, request: FastifyRequest, requestId: string): Incoming {
  const isPublishable = readApiKey(request.headers.authorization) === 'publishable'
  if (isPublishable && !route.allowsPublishableKey) throw secretKeyRequired()
  const key = request.headers['idempotency-key']
  const account = request.headers['stripe-account']
  return {
    request,
    form: readForm(route, request),
    isPublishable,
    requestId,
    idempotencyKey: route.method === 'POST' && typeof key === 'string' ? key : null,
    version: versionOf(route, request),
    account: typeof account === 'string' ? account : null,
  }
}

/** The first API takes forms, the second JSON. */
function readForm(route: Route, request: FastifyRequest): FormTree {
  if (route.method === 'GET') return nestForm(request.query)
  const type = request.headers['content-type'] ?? ''
  const isJson = type.startsWith('application/json')
  if (isV2(route)) {
    if (!isJson && type !== '') throw invalidRequest('Send parameters as application/json.')
    return treeOfJson(request.body)
  }
  if (isJson) throw invalidRequest(notAForm)
  return nestForm(request.body)
}

const notAForm = 'Send parameters as application/x-www-form-urlencoded, not as JSON.'

/** The second API does not know an account's own version. */
function versionOf(route: Route, request: FastifyRequest): string {
  const header = request.headers['stripe-version']
  if (isV2(route) && header === undefined) throw invalidRequest('Set the Stripe-Version header.')
  return readVersion(header)
}

/**
 * The work and the stored response share one synchronous stretch, so they are one line of the
 * journal. The key counts as in use until that line is on disk.
 */
function answerOnce(runner: Runner, reply: FastifyReply, incoming: Incoming): Answer {
  const { idempotencyKey: key, form, request } = incoming
  if (key === null) return work(runner, incoming)
  const { account } = incoming
  const fingerprint = fingerprintOf(`${request.method} ${pathOf(request)} ${account ?? ''}`, form)
  const replayed = runner.keys.find(key, fingerprint)
  if (replayed) {
    reply.header('idempotent-replayed', 'true')
    return replayed
  }
  const response = work(runner, incoming)
  // The second API runs a request that failed again.
  if (response.status < 400 || !isV2(runner.route)) runner.keys.keep(key, fingerprint, response)
  void runner.stripe.world.store.durable().then(runner.keys.markInUse(key))
  return response
}

/** Throws only errors that are not stored under the key. */
function work({ stripe, route }: Runner, incoming: Incoming): Answer {
  const { request, requestId, idempotencyKey, isPublishable } = incoming
  refuseRemoved(route, incoming)
  const params = readParams(incoming.form, {
    ...specAt(route, incoming.version),
    ...(!isV2(route) && { expand: 'texts' as const }),
  }) as Params<Spec & { expand: 'texts' }>
  const { id = '', part = '' } = request.params as { id?: string; part?: string }
  stripe.cause = { requestId, idempotencyKey }
  try {
    const account = connectedAccount(stripe, route, incoming.account)
    const path = pathOf(request)
    const result = route.run(stripe, { params, id, part, path, account, isPublishable })
    const body = expand(result, params.expand ?? [], expansionsOf(stripe))
    return failureAsked(request) ?? { status: 200, body }
  } catch (error) {
    if (error instanceof ApiError && error.isKept) return errorAnswer(route, error, requestId)
    throw error
  } finally {
    stripe.cause = noCause
  }
}

/** Throws for an account that is not connected, and for a call that works only for the platform itself. */
function connectedAccount(
  stripe: StripeSandbox,
  route: Route,
  account: string | null,
): string | null {
  if (account === null) return null
  if (!stripe.tables.accounts.get(account)) throw inaccessibleAccount(account)
  if (route.allowsConnected) return account
  const message = `This sandbox makes ${route.method} ${route.path} for the platform only, without Stripe-Account.`
  throw new ApiError(400, { type: 'invalid_request_error', message }, { isKept: false })
}

function invalidRequest(message: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message }, { isKept: false })
}

/** The fault `status_after`: the work is done and stored, but the caller sees a failure. */
function failureAsked(request: FastifyRequest): Answer | null {
  const fault = faultOf(request)
  if (fault?.kind !== 'status_after') return null
  const message = 'An unexpected error occurred.'
  return { status: fault.status, body: { error: { type: 'api_error', message } } }
}

function errorAnswer(route: Route, error: ApiError, requestId: string): Answer {
  const body = isV2(route) ? v2Body(error, requestId) : sentBody(error, requestId)
  return { status: error.status, body: { error: body } }
}

/** Throws the refusal of a removed parameter that has its own code. */
function refuseRemoved({ removedParams }: Route, { form, version }: Incoming): void {
  for (const [name, { since, code, message = '' }] of Object.entries(removedParams)) {
    if (code !== undefined && name in form && version >= since) {
      throw invalidParameter(code, message, name)
    }
  }
}

/** The parameters of this version: those removed by it are unknown. */
function specAt(
  { spec, removedParams }: Pick<Route, 'removedParams' | 'spec'>,
  version: string,
  prefix = '',
): Spec {
  const kept = Object.entries(spec).flatMap(([name, kind]) => {
    const path = prefix + name
    const removed = removedParams[path]
    if (removed !== undefined && version >= removed.since) return []
    const isNested = typeof kind === 'object' && !Array.isArray(kind)
    const inner = isNested
      ? specAt({ spec: kind as Spec, removedParams }, version, `${path}.`)
      : kind
    return [[name, inner] as const]
  })
  return Object.fromEntries(kept)
}

function setHeaders(
  reply: FastifyReply,
  request: FastifyRequest,
  { requestId, nowMs }: { requestId: string; nowMs: number },
): void {
  const key = request.headers['idempotency-key']
  reply.header('request-id', requestId)
  reply.header('date', new Date(nowMs).toUTCString())
  reply.header('stripe-version', request.headers['stripe-version'] ?? apiVersion)
  if (typeof key === 'string') reply.header('idempotency-key', key)
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? ''
}
