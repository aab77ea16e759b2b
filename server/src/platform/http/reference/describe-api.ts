import { callGroups } from '@permille/contract/reference/call-groups'
import { failure } from '@permille/contract/shapes'
import type { RawRoute } from '../calls/raw-route.ts'
import { rawRefusable, refusable } from '../calls/refusals-of.ts'
import type { Route } from '../calls/route.ts'
import { failureComponents } from './call-failures.ts'
import { describeCall, describeRawCall } from './describe-call.ts'
import { describeEvents } from './describe-events.ts'
import { exampleId } from './example-of.ts'
import { introductionOf } from './introduction.ts'
import { type Json, schemaOf } from './json-schema.ts'

interface Described {
  readonly routes: readonly (Route | RawRoute)[]
  /** The URL of this site, used in its examples. */
  readonly origin: string
  readonly cookieName: string
}

/** An OpenAPI 3.1 description of every registered call, generated from the contract. */
export function describeApi({ routes, origin, cookieName }: Described): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const { path, method } = route.kind === 'raw' ? route : route.endpoint
    const operation = route.kind === 'raw' ? describeRawCall(route) : describeCall(route)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Permille API', version: '1', description: introductionOf(origin), license },
    servers: [{ url: '/', description: 'The server that serves this description.' }],
    tags: callGroups.map(({ name, description }) => ({ name, description })),
    paths,
    webhooks: describeEvents(),
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      responses: failureComponents(routes.map(refusableRoute)),
      parameters: { Origin: { ...originHeader, example: origin }, IdempotencyKey: idempotencyKey },
      headers: { NextPage: nextPage },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'Set by `POST /api/auth/login`.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key, made under Settings, Developers. Each call names the right that a key needs for it.',
        },
      },
    },
  }
}

function refusableRoute(route: Route | RawRoute) {
  return route.kind === 'raw' ? rawRefusable(route) : refusable(route)
}

const license = { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' }

const originHeader: Json = {
  name: 'Origin',
  in: 'header',
  required: false,
  description:
    'The address of this site: needed with a session, where a browser always sends it. With an API key it is not.',
  schema: { type: 'string' },
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request returns the first result.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: exampleId,
}

const nextPage: Json = {
  description: 'The address of the next page, as `<…>; rel="next"`; absent on the last one.',
  schema: { type: 'string' },
}
