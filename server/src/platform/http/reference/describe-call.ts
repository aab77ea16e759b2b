import { freshSignInMinutes } from '@permille/contract/accounts/factor-lifetimes'
import type { Access, Endpoint } from '@permille/contract/endpoint'
import { groupNameOf } from '@permille/contract/reference/call-groups'
import { parameterWords } from '@permille/contract/reference/parameter-descriptions'
import { sampleBodies } from '@permille/contract/reference/sample-values'
import type * as z from 'zod/mini'
import type { RawRoute, RawSuccess } from '../calls/raw-route.ts'
import { type Refusable, rawRefusable, refusable } from '../calls/refusals-of.ts'
import type { Route } from '../calls/route.ts'
import { isOpenToKeys } from '../gate/gate-rule.ts'
import { failureResponses } from './call-failures.ts'
import { exampleOf } from './example-of.ts'
import { type Json, schemaOf } from './json-schema.ts'

/** Builds an OpenAPI operation from what the contract says about a call. */
export function describeCall(route: Route): Json {
  const { endpoint } = route
  const { method, params, query, body, response, status } = endpoint
  const changes = method !== 'GET'
  const isForKeys = isOpenToKeys({ ...endpoint, returnsSecret: route.returnsSecret })
  return {
    ...naming(endpoint),
    description: describeAccess(endpoint, isForKeys),
    ...security(endpoint, isForKeys),
    parameters: [
      ...parameters('path', params),
      ...parameters('query', query),
      ...(changes ? headerParameters(refusable(route)) : []),
    ],
    ...(body && { requestBody: { required: true, content: requestContent(endpoint, body) } }),
    responses: {
      [status ?? 200]: success(schemaOf(response, 'output'), query),
      ...failureResponses(refusable(route)),
    },
  }
}

/** The same for a call whose body is bytes, or whose response is a file, a redirect or a stream. */
export function describeRawCall(route: RawRoute): Json {
  const { path, contentTypes } = route
  const isForKeys = isOpenToKeys(route)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  return {
    ...naming(route),
    description: describeAccess(route, isForKeys),
    ...security(route, isForKeys),
    parameters: [
      ...names.map((name) => parameter('path', name, { type: 'string' })),
      ...parameters('query', route.query),
    ],
    ...(contentTypes && {
      requestBody: { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
    }),
    responses: {
      ...rawSuccess(route.success),
      ...failureResponses(rawRefusable(route)),
    },
  }
}

function rawSuccess({ type, description }: RawSuccess): Json {
  if (type === null) return { 302: { description } }
  const format = type === 'application/json' ? { type: 'object' } : { type: 'string' }
  return { 200: { description, content: { [type]: { schema: format } } } }
}

interface Named {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly summary: string
}

function naming({ name, method, path, summary }: Named): Json {
  const group = groupNameOf(method, path)
  return {
    operationId: name,
    summary: summary.split('; ')[0],
    ...(group !== undefined && { tags: [group] }),
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The rest of the description after the summary, then who may call. */
function describeAccess(
  call: Named & Pick<RawRoute, 'access' | 'scope'> & { needsFreshSignIn?: true },
  isForKeys: boolean,
): string {
  const details = call.summary.split('; ').slice(1).map(capitalised)
  const fresh = `The password, a passkey or a code was given within the last ${freshSignInMinutes} minutes.`
  return [
    ...details.map((each) => `${each}.`),
    whoMayCall(call.access),
    ...(call.scope ? [whoseRight(call.scope, isForKeys)] : []),
    ...(isForKeys && !call.scope ? ['With any API key.'] : []),
    ...(call.needsFreshSignIn === true ? [fresh] : []),
  ].join(' ')
}

function whoseRight(scope: string, isForKeys: boolean): string {
  return `${isForKeys ? 'In a brand, or by an API key,' : 'In a brand,'} with the right \`${scope}\`.`
}

function whoMayCall(access: Access): string {
  if (access === 'public') return 'Open to everyone.'
  if (access === 'signed-in') return 'For anyone signed in.'
  return `For ${access.map((role) => `${role}s`).join(' and ')}.`
}

function security({ access, scope }: Pick<RawRoute, 'access' | 'scope'>, isForKeys: boolean): Json {
  if (access === 'public') return { security: [] }
  const key = { key: scope ? [scope] : [] }
  return { security: [{ session: [] }, ...(isForKeys ? [key] : [])] }
}

function parameters(where: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    ...parameter(where, name, property),
    required: required.includes(name),
  }))
}

function parameter(where: 'path' | 'query', name: string, schema: Json): Json {
  const words = parameterWords[name]
  return {
    name,
    in: where,
    required: where === 'path',
    ...(words !== undefined && { description: words }),
    schema,
    ...(where === 'path' && { example: exampleOf(schema, { name, withOptional: false }) }),
  }
}

function headerParameters({ takesKey }: Refusable): Json[] {
  const origin = { $ref: '#/components/parameters/Origin' }
  const once = { $ref: '#/components/parameters/IdempotencyKey' }
  return takesKey ? [origin, once] : [origin]
}

function requestContent({ method, path }: Endpoint, body: z.ZodMiniType): Json {
  const schema = schemaOf(body, 'input')
  const example =
    sampleBodies[`${method} ${path}`] ?? exampleOf(schema, { name: '', withOptional: false })
  return { 'application/json': { schema, example } }
}

function success(schema: Json, query: z.ZodMiniType | undefined): Json {
  const isList = schema.type === 'array' && query !== undefined
  return {
    description: 'Success',
    ...(isList && { headers: { Link: { $ref: '#/components/headers/NextPage' } } }),
    content: {
      'application/json': { schema, example: exampleOf(schema, { name: '', withOptional: true }) },
    },
  }
}
