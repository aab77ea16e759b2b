import { callGroups } from '@permille/contract/reference/call-groups'
import { failure } from '@permille/contract/shapes'
import type { RawRoute } from '../calls/raw-route.ts'
import { rawRefusable, refusable } from '../calls/refusals-of.ts'
import type { Route } from '../calls/route.ts'
import { failureComponents } from './call-failures.ts'
import { describeCall, describeRawCall } from './describe-call.ts'
import { exampleId } from './example-of.ts'
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
    const operation = route.kind === 'raw' ? describeRawCall(route) : describeCall(route.endpoint)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Permille API', version: '1', description: introduction, license },
    servers: [{ url: '/', description: 'The server that serves this description.' }],
    tags: callGroups.map(({ name, description }) => ({ name, description })),
    paths,
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
      },
    },
  }
}

function refusableRoute(route: Route | RawRoute) {
  return route.kind === 'raw' ? rawRefusable(route) : refusable(route.endpoint)
}

const license = { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' }

const introduction = `Everything that Permille’s own pages do goes through these calls.

**Signing in.** There are no API keys yet: a program signs in as a person does, with \`POST
/api/auth/login\`, and sends the cookie of that session with every call. Whoever has a second factor
finishes the sign-in with a code.

**Origin.** Every call but GET must carry an \`Origin\` header that is the address of this site; browsers send it
always, programs set it.

**Units.** Money is whole cents, times are ISO 8601 in UTC. A field says its unit at the end of its name:
\`budgetCents\`, \`holdHours\`, \`feeBps\`.

**Lists** return at most 100 items. The address of the next page is in the \`Link\` header, until there is
none.

**Repeating a call.** A call that changes something may carry an \`Idempotency-Key\` (a UUID): the same key
with the same request returns the first result, and nothing happens twice.

**Failures** share one shape: a \`code\` for programs, which never changes, a \`message\` for people, and
\`details\` for some codes. Each call lists the codes it can be refused with and when each comes. The
\`message\` of 409 and 422 is a sentence to show to the person.`

const originHeader: Json = {
  name: 'Origin',
  in: 'header',
  required: true,
  description: 'The address of this site. A browser always sends it.',
  schema: { type: 'string' },
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request returns the first result.',
  schema: { type: 'string', format: 'uuid' },
  example: exampleId,
}

const nextPage: Json = {
  description: 'The address of the next page, as `<…>; rel="next"`; absent on the last one.',
  schema: { type: 'string' },
}
