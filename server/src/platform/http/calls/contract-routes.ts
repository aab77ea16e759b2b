import type { Endpoint } from '@permille/contract/endpoint'
import type { BrandId, KeyId } from '@permille/contract/ids'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Once, withoutKey } from '#platform/database/once.ts'
import type { Actor } from '../actor.ts'
import type { Gate } from '../gate/request-gate.ts'
import type { HttpServerOptions } from '../http-options.ts'
import type { Call } from './call.ts'
import { hashRequest, readIdempotencyKey, respondOnce, type TextResponse } from './idempotency.ts'
import { nameOtherBrand } from './other-brand.ts'
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
  const serialize = lazySerializer(endpoint)
  app.route({
    method: endpoint.method,
    url: routerPath(endpoint.path),
    config: { refusals: refusalsOf(refusable(route)) },
    onRequest: gate({
      access: endpoint.access,
      scope: endpoint.scope,
      keys: endpoint.keys,
      returnsSecret: route.returnsSecret,
      needsOwnOrigin: endpoint.method !== 'GET',
      needsFreshSignIn: endpoint.needsFreshSignIn === true,
      worksWithoutFactor: endpoint.worksWithoutFactor === true,
      worksWhileSuspended: endpoint.worksWhileSuspended === true,
    }),
    handler: async (request, reply) => {
      const call = readCall(options, endpoint, { request, reply })
      const work = (once: Once) =>
        runHandler(route, { ...call, once }, { options, serialize: serialize(reply) })
      const response = await (route.returnsSecret
        ? work(withoutKey(options.database))
        : respondTo(options, { request, reply, endpoint }, work))
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
  { options, serialize }: { options: HttpServerOptions; serialize: Serialize },
): Promise<TextResponse> {
  const response = await handle(route, call, options)
  const status = route.endpoint.status ?? 200
  if (typeof response !== 'object' || response === null || !Object.isFrozen(response))
    return { status, body: serialize(response) }
  const kept = keptTexts.get(response) ?? keepText(response, serialize)
  return { status, ...kept }
}

async function handle(
  { endpoint, handle }: Route,
  call: Call<Endpoint>,
  options: HttpServerOptions,
): Promise<unknown> {
  try {
    return await handle(call)
  } catch (error) {
    throw await nameOtherBrand(options.findOtherBrand, endpoint, { call, error })
  }
}

/** A handler freezes a value that it will return again; it is serialised once and then sent as bytes. */
const keptTexts = new WeakMap<object, KeptText>()

type KeptText = Required<Pick<TextResponse, 'body' | 'bytes'>>

function keepText(response: object, serialize: Serialize): KeptText {
  const body = serialize(response)
  const kept = { body, bytes: Buffer.from(body) }
  keptTexts.set(response, kept)
  return kept
}

type Serialize = (response: unknown) => string

function keyIdOf(actor: Actor | null): KeyId | null {
  return actor !== null && 'key' in actor ? (actor.key?.id ?? null) : null
}

/** The same call for two brands of one person is two calls; one about the person alone, such as joining, is for none. */
function brandOf({ scope }: Endpoint, actor: Actor): BrandId | null {
  const isOfSeveral = actor.kind === 'brand' && actor.brandId !== null && actor.brandCount > 1
  return scope && isOfSeveral ? actor.brandId : null
}

/** Compiled at the first response: compiling two hundred at the start would delay readiness. */
function lazySerializer({ response: schema }: Endpoint): (reply: FastifyReply) => Serialize {
  let compiled: Serialize | undefined
  return (reply) => (response) => {
    compiled ??= reply.compileSerializationSchema(responseSchema(schema)) as Serialize
    return compiled(response)
  }
}

/**
 * With an Idempotency-Key the work happens once; failures become responses so that they are stored
 * too.
 */
async function respondTo(
  options: HttpServerOptions,
  { request, reply, endpoint }: Exchange & { endpoint: Endpoint },
  work: (once: Once) => Promise<TextResponse>,
): Promise<TextResponse> {
  const { actor, method } = request
  const keyId = keyIdOf(actor)
  const key = readIdempotencyKey(request.headers['idempotency-key'], keyId !== null)
  if (key === undefined || actor === null || method === 'GET') {
    return work(withoutKey(options.database))
  }
  const requestHash = hashRequest({
    method,
    url: request.url,
    body: request.body,
    brandId: brandOf(endpoint, actor),
  })
  return respondOnce(options, { userId: actor.userId, keyId, key, requestHash }, async (once) => {
    try {
      return await work(once)
    } catch (error) {
      return failureText(reply, explainFailure(options.log, request, error))
    }
  })
}
