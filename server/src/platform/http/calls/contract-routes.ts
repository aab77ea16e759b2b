import type { Endpoint } from '@permille/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Once, withoutKey } from '../../database/once.ts'
import type { Gate } from '../gate/request-gate.ts'
import type { HttpServerOptions } from '../http-options.ts'
import type { Call } from './call.ts'
import { hashRequest, readIdempotencyKey, respondOnce, type TextResponse } from './idempotency.ts'
import { refusable, refusalsOf } from './refusals-of.ts'
import { replySetters, requestFacts } from './request-state.ts'
import { responseSchema } from './response-schema.ts'
import type { Route } from './route.ts'
import { routerPath } from './router-path.ts'
import { explainFailure, failureText, sendResponse } from './send-response.ts'
import { validate } from './validate.ts'

export function registerContractRoute(
  app: FastifyInstance,
  route: Route,
  { options, gate }: { options: HttpServerOptions; gate: Gate },
): void {
  const { endpoint } = route
  app.route({
    method: endpoint.method,
    url: routerPath(endpoint.path),
    schema: { response: { [endpoint.status ?? 200]: responseSchema(endpoint.response) } },
    config: { refusals: refusalsOf(refusable(endpoint)) },
    onRequest: gate({
      access: endpoint.access,
      needsOwnOrigin: endpoint.method !== 'GET',
      needsFreshSignIn: endpoint.needsFreshSignIn === true,
      worksWithoutFactor: endpoint.worksWithoutFactor === true,
    }),
    handler: async (request, reply) => {
      const call = readCall(options, endpoint, { request, reply })
      const work = (once: Once) => runHandler(route, { ...call, once }, reply)
      const response = await (route.returnsSecret
        ? work(withoutKey(options.database))
        : respondTo(options, { request, reply }, work))
      return sendResponse(request, reply, response)
    },
  })
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

function readCall(
  options: HttpServerOptions,
  endpoint: Endpoint,
  { request, reply }: Exchange,
): Omit<Call<Endpoint>, 'once'> {
  return {
    ...validate(endpoint, request),
    actor: request.actor,
    request: requestFacts(request),
    ...replySetters(request, reply, options.isSecure),
  }
}

async function runHandler(
  route: Route,
  call: Call<Endpoint>,
  reply: FastifyReply,
): Promise<TextResponse> {
  const response = await route.handle(call)
  const status = route.endpoint.status ?? 200
  return { status, body: textOf(response, () => String(reply.code(status).serialize(response))) }
}

const texts = new WeakMap<object, string>()

/** A handler freezes a value it will return again; it is serialised once. */
function textOf(response: unknown, serialize: () => string): string {
  if (typeof response !== 'object' || response === null || !Object.isFrozen(response))
    return serialize()
  const text = texts.get(response) ?? serialize()
  texts.set(response, text)
  return text
}

/**
 * With an Idempotency-Key the work happens once; failures become responses so that they are stored
 * too.
 */
async function respondTo(
  options: HttpServerOptions,
  { request, reply }: Exchange,
  work: (once: Once) => Promise<TextResponse>,
): Promise<TextResponse> {
  const { actor, method } = request
  const key = readIdempotencyKey(request.headers['idempotency-key'])
  if (key === undefined || actor === null || method === 'GET') {
    return work(withoutKey(options.database))
  }
  const requestHash = hashRequest(method, request.url, request.body)
  return respondOnce(options, { userId: actor.userId, key, requestHash }, async (once) => {
    try {
      return await work(once)
    } catch (error) {
      return failureText(reply, explainFailure(options.log, request, error))
    }
  })
}
