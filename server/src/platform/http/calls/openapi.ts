import type { Endpoint } from '@permille/contract/endpoint'
import { failure } from '@permille/contract/shapes'
import * as z from 'zod/mini'
import type { RawRoute } from './raw-route.ts'
import type { Route } from './route.ts'

type Json = Record<string, unknown>

/** An OpenAPI 3.1 description of every registered call, generated from the contract. */
export function describeApi(routes: readonly (Route | RawRoute)[]): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const { path, method } = route.kind === 'raw' ? route : route.endpoint
    const operation = route.kind === 'raw' ? describeRaw(route) : describe(route.endpoint)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Permille',
      version: '1',
      description:
        'Money is whole cents of usd, times are ISO 8601 in UTC. Every call but GET needs an ' +
        'Origin header of this site. Lists return at most 100 items, the next page is in Link.',
    },
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'permille_session' },
      },
    },
  }
}

function describe(endpoint: Endpoint): Json {
  const { summary, access, needsFreshSignIn, params, query, body, response, status } = endpoint
  return {
    summary,
    tags: [tagOf(endpoint.path)],
    ...describeAccess(access, needsFreshSignIn),
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body && { requestBody: { required: true, content: jsonContent(schemaOf(body, 'input')) } }),
    responses: responses(status ?? 200, schemaOf(response, 'output')),
  }
}

function describeRaw({ summary, access, path, contentTypes }: RawRoute): Json {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  return {
    summary,
    tags: [tagOf(path)],
    ...describeAccess(access),
    parameters: names.map((name) => pathParameter(name ?? '', { type: 'string' })),
    ...(contentTypes && {
      requestBody: { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
    }),
    responses: responses(200, {}),
  }
}

function describeAccess(access: Endpoint['access'], needsFreshSignIn = false): Json {
  if (access === 'public') return { security: [] }
  const roles = access === 'signed-in' ? 'Anyone signed in.' : `Roles: ${access.join(', ')}.`
  const fresh = needsFreshSignIn
    ? ' The password, a passkey or a code was given within 15 minutes.'
    : ''
  return { description: `${roles}${fresh}`, security: [{ session: [] }] }
}

function parameters(where: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties as Record<string, Json>).map(([name, property]) =>
    where === 'path'
      ? pathParameter(name, property)
      : { name, in: where, required: (required as string[]).includes(name), schema: property },
  )
}

function pathParameter(name: string, schema: Json): Json {
  return { name, in: 'path', required: true, schema }
}

function responses(status: number, schema: Json): Json {
  const refused = { $ref: '#/components/schemas/Failure' }
  return {
    [status]: { description: 'Success', content: jsonContent(schema) },
    default: { description: 'Refused, and why', content: jsonContent(refused) },
  }
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } }
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as Json
}

function tagOf(path: string): string {
  return path.split('/')[2] ?? 'api'
}
