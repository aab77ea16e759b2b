import { callsPerBrandMax, callsPerKeyMax } from '@permille/contract/keys/key-scopes'
import { callGroups } from '@permille/contract/reference/call-groups'
import { failure } from '@permille/contract/shapes'
import type { RawRoute } from '../calls/raw-route.ts'
import { rawRefusable, refusable } from '../calls/refusals-of.ts'
import type { Route } from '../calls/route.ts'
import { failureComponents } from './call-failures.ts'
import { describeCall, describeRawCall } from './describe-call.ts'
import { describeEvents } from './describe-events.ts'
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
    const operation = route.kind === 'raw' ? describeRawCall(route) : describeCall(route)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Permille API', version: '1', description: introduction, license },
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

const introduction = `Everything that Permille’s own pages do goes through these calls.

**Keys.** A program of a brand calls with an API key, made under Settings, Developers, and sends it with
every call: \`Authorization: Bearer pmk_…\` (\`pmt_…\` where no real money moves), never in a URL. A key has
rights of its own, and each call names the one it needs; \`GET /api/key\` says what a key is. A key makes no keys and
people, and approves no post that needs a person. It may make ${callsPerKeyMax} calls a minute, all keys of a brand together
${callsPerBrandMax}: \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds) are on every
answer of a call that keys may make, \`Retry-After\` on a refusal.
To replace a key, rotate it: the old one works until the overlap ends. Finish retries first, since the new key is another
caller.

**Signing in.** People sign in with \`POST /api/auth/login\`, and so does a program of a creator: it sends the cookie
of that session with every call. Whoever has a second factor finishes the sign-in with a code.

**Origin.** With a session, every call but GET must carry an \`Origin\` header that is the address of this site; browsers
send it always, programs set it. A key needs none.

**Units.** Money is whole cents, times are ISO 8601 in UTC. A field says its unit at the end of its name:
\`budgetCents\`, \`holdHours\`, \`feeBps\`.

**Lists** return at most 100 items. The address of the next page is in the \`Link\` header, until there is
none.

**Events** are what happened, of the types under Events. \`GET /api/events\` lists them from a sequence on; endpoints are
sent the same, one at a time. A type's fields only grow: take those you know. Repeats have the same \`id\`.

**Repeating a call.** A call that changes something may carry an \`Idempotency-Key\` (a UUID; with an API key, 1 to
255 visible ASCII characters): within 24 hours the same key with the same request returns the first result, marked
\`Idempotent-Replayed: true\`, and nothing happens twice. With another request it is refused: \`key-reused\`.

**Failures** share one shape: a \`code\` for programs, which never changes, a \`message\` for people, and
\`details\` for some codes. Each call lists the codes it can be refused with and when each comes. The
\`message\` of 409 and 422 is a sentence to show to the person.`

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
