import type { FastifyReply, FastifyRequest } from 'fastify'
import { faultOf } from '../../control/fault-hooks.ts'
import { expansionsOf } from '../expansions.ts'
import { apiVersion, noCause, type StripeSandbox } from '../stripe-sandbox.ts'
import { ApiError, inaccessibleAccount, sentBody } from '../wire/api-error.ts'
import { expand } from '../wire/expand.ts'
import { type FormTree, nestForm } from '../wire/form.ts'
import { readParams } from '../wire/params.ts'
import { readApiKey, secretKeyRequired } from './api-key.ts'
import { readVersion } from './api-version.ts'
import { type Answer, fingerprintOf, type IdempotencyKeys } from './idempotency.ts'
import type { Route } from './route.ts'

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
    if (error instanceof ApiError) return errorAnswer(error, requestId)
    throw error
  }
}

function readIncoming(route: Route, request: FastifyRequest, requestId: string): Incoming {
  const isPublishable = readApiKey(request.headers.authorization) === 'publishable'
  if (isPublishable && !route.allowsPublishableKey) throw secretKeyRequired()
  if (request.headers['content-type']?.startsWith('application/json')) throw notAForm()
  const key = request.headers['idempotency-key']
  const account = request.headers['stripe-account']
  return {
    request,
    form: nestForm(route.method === 'GET' ? request.query : request.body),
    isPublishable,
    requestId,
    idempotencyKey: route.method === 'POST' && typeof key === 'string' ? key : null,
    version: readVersion(request.headers['stripe-version']),
    account: typeof account === 'string' ? account : null,
  }
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
  runner.keys.keep(key, fingerprint, response)
  void runner.stripe.world.store.durable().then(runner.keys.markInUse(key))
  return response
}

/** Throws only errors that are not stored under the key. */
function work({ stripe, route }: Runner, incoming: Incoming): Answer {
  const { request, requestId, idempotencyKey, isPublishable } = incoming
  const params = readParams(incoming.form, { ...specAt(route, incoming.version), expand: 'texts' })
  const { id = '' } = request.params as { id?: string }
  stripe.cause = { requestId, idempotencyKey }
  try {
    const account = connectedAccount(stripe, route, incoming.account)
    const result = route.run(stripe, { params, id, path: pathOf(request), account, isPublishable })
    const body = expand(result, params.expand ?? [], expansionsOf(stripe))
    return failureAsked(request) ?? { status: 200, body }
  } catch (error) {
    if (error instanceof ApiError && error.isKept) return errorAnswer(error, requestId)
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

function notAForm(): ApiError {
  const message = 'Send parameters as application/x-www-form-urlencoded, not as JSON.'
  return new ApiError(400, { type: 'invalid_request_error', message }, { isKept: false })
}

/** The fault `status_after`: the work is done and stored, but the caller sees a failure. */
function failureAsked(request: FastifyRequest): Answer | null {
  const fault = faultOf(request)
  if (fault?.kind !== 'status_after') return null
  const message = 'An unexpected error occurred.'
  return { status: fault.status, body: { error: { type: 'api_error', message } } }
}

function errorAnswer(error: ApiError, requestId: string): Answer {
  return { status: error.status, body: { error: sentBody(error, requestId) } }
}

/** The parameters of this version: those removed by it are unknown. */
function specAt(route: Route, version: string): Route['spec'] {
  const kept = Object.entries(route.spec).filter(([name]) => {
    const removedIn = route.removedParams[name]
    return removedIn === undefined || version < removedIn
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
