import type { Endpoint } from '@permille/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Once, withoutKey } from '../../database/once.ts'
import type { Gate } from '../gate/request-gate.ts'
import type { HttpServerOptions } from '../http-options.ts'
import { answerSchema } from './answer-schema.ts'
import type { Call } from './call.ts'
import { answerOnce, hashRequest, readIdempotencyKey, type TextAnswer } from './idempotency.ts'
import { replySetters, requestFacts } from './request-state.ts'
import type { Route } from './route.ts'
import { routerPath } from './router-path.ts'
import { explainFailure, failureText, sendAnswer } from './send-answer.ts'
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
    schema: { response: { [endpoint.status ?? 200]: answerSchema(endpoint.answer) } },
    onRequest: gate({
      access: endpoint.access,
      needsOwnOrigin: endpoint.method !== 'GET',
      needsFreshSignIn: endpoint.needsFreshSignIn === true,
    }),
    handler: async (request, reply) => {
      const call = readCall(options, endpoint, { request, reply })
      const work = (once: Once) => runHandler(route, { ...call, once }, reply)
      const answer = await (route.answersSecret
        ? work(withoutKey(options.database))
        : answerCall(options, { request, reply }, work))
      return sendAnswer(request, reply, answer)
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
): Promise<TextAnswer> {
  const answer = await route.handle(call)
  const status = route.endpoint.status ?? 200
  return { status, body: textOf(answer, () => String(reply.code(status).serialize(answer))) }
}

const texts = new WeakMap<object, string>()

/** A handler freezes a value it will return again; it is serialised once. */
function textOf(answer: unknown, serialize: () => string): string {
  if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer)) return serialize()
  const text = texts.get(answer) ?? serialize()
  texts.set(answer, text)
  return text
}

/**
 * With an Idempotency-Key the work happens once; failures become responses so that they are stored
 * too.
 */
async function answerCall(
  options: HttpServerOptions,
  { request, reply }: Exchange,
  work: (once: Once) => Promise<TextAnswer>,
): Promise<TextAnswer> {
  const { actor, method } = request
  const key = readIdempotencyKey(request.headers['idempotency-key'])
  if (key === undefined || actor === null || method === 'GET') {
    return work(withoutKey(options.database))
  }
  const requestHash = hashRequest(method, request.url, request.body)
  return answerOnce(options, { userId: actor.userId, key, requestHash }, async (once) => {
    try {
      return await work(once)
    } catch (error) {
      return failureText(reply, explainFailure(options.log, request, error))
    }
  })
}
