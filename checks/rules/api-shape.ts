import { createHash } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '../../contract/src/endpoint.ts'
import { type PublicEventType, publicEventTypes } from '../../contract/src/events/event-types.ts'
import { publishedEventOf } from '../../contract/src/events/published-event.ts'
import { refusalOf } from '../../contract/src/refusals/refusals.ts'
import { refusable, refusalsOf } from '../../server/src/platform/http/calls/refusals-of.ts'
import { isOpenToKeys } from '../../server/src/platform/http/gate/gate-rule.ts'
import { schemaOf } from '../../server/src/platform/http/reference/json-schema.ts'
import { filesOf, root } from '../source-files.mjs'
import { textOf } from './source-text.ts'

/** A call or an event, with what a program must know of it. */
export interface ApiPart {
  /** Such as `GET /api/brand/campaigns = listOwnCampaigns campaigns:read 200`. */
  readonly name: string
  /**
   * Such as `> response[].budgetCents integer`: `<` is what a program sends, `>` what it gets; `?` marks what may be
   * missing. A refusal is `! 422 campaign-completed`.
   */
  readonly fields: readonly string[]
}

/** All that programs with a key, and receivers of events, rely on. Files of lists are not in it. */
export async function apiShape(): Promise<ApiPart[]> {
  const calls = (await endpoints()).filter(isOpenToKeys).map(partOfCall)
  const parts = [...calls, ...publicEventTypes.map(partOfEvent)]
  // A module may pass on another's call.
  const byName = new Map(parts.map((part) => [part.name, part]))
  return [...byName.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

async function endpoints(): Promise<Endpoint[]> {
  const files = filesOf('contract/src').filter((file) => textOf(file).includes('endpoint({'))
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href)),
  )
  return modules.flatMap((module: object) => Object.values(module).filter(isEndpoint))
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'response' in value
}

function partOfCall(endpoint: Endpoint): ApiPart {
  const { method, path, response, ...call } = endpoint
  const sent = Object.entries({ path: call.params, query: call.query, body: call.body })
  return {
    name: `${method} ${path} = ${call.name} ${call.scope ?? 'any key'} ${call.status ?? 200}`,
    fields: [
      ...sent.flatMap(([part, schema]) =>
        schema === undefined ? [] : linesOf(`< ${part}`, schemaOf(schema, 'input')),
      ),
      ...linesOf('> response', schemaOf(response, 'output')),
      ...refusalLines(endpoint),
    ],
  }
}

/** As the reference lists them: programs act on codes. */
function refusalLines(endpoint: Endpoint): string[] {
  // None of these calls returns a secret: a key could not make it.
  const codes = refusalsOf(refusable({ endpoint, returnsSecret: false }))
  return [...codes].map((code) => `! ${refusalOf(code).status} ${code}`).toSorted()
}

function partOfEvent(type: PublicEventType): ApiPart {
  const fields = linesOf('> body', schemaOf(publishedEventOf(type), 'output'))
  return { name: `event ${type} = 1`, fields }
}

/** As far as our contract uses JSON Schema. */
interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
}

function linesOf(root: string, schema: object): string[] {
  const fields = new Map<string, Field>()
  collect(fields, { at: root, schema, isOptional: false })
  return [...fields].map(
    ([at, { types, isOptional }]) =>
      `${at}${isOptional ? '?' : ''} ${[...types].toSorted().join(' | ')}`,
  )
}

interface Field {
  readonly types: Set<string>
  isOptional: boolean
}

interface Found {
  readonly at: string
  readonly schema: JsonSchema
  readonly isOptional: boolean
}

function collect(fields: Map<string, Field>, { at, schema: found, isOptional }: Found): void {
  const schema: JsonSchema = Object.assign({}, found, ...(found.allOf ?? []))
  const alternatives = schema.anyOf ?? schema.oneOf
  for (const each of alternatives ?? []) collect(fields, { at, schema: each, isOptional })
  if (alternatives !== undefined) return
  const field = fields.get(at) ?? { types: new Set(), isOptional: false }
  fields.set(at, field)
  field.isOptional ||= isOptional
  for (const type of typesOf(schema, at.startsWith('<'))) field.types.add(type)
  const { properties = {}, required = [], items, additionalProperties } = schema
  for (const [name, inner] of Object.entries(properties))
    collect(fields, { at: `${at}.${name}`, schema: inner, isOptional: !required.includes(name) })
  if (items) collect(fields, { at: `${at}[]`, schema: items, isOptional: false })
  if (typeof additionalProperties === 'object')
    collect(fields, { at: `${at}{}`, schema: additionalProperties, isOptional: false })
}

/** Limits count for what is sent alone. */
function typesOf(schema: JsonSchema, isSent: boolean): string[] {
  const { const: only, enum: values = only === undefined ? undefined : [only] } = schema
  if (values !== undefined) return values.map((value) => JSON.stringify(value))
  const { type = 'any', format } = schema
  const limits = isSent ? limitsOf(schema) : []
  return [type].flat().map((each) => [format ? `${each}:${format}` : each, ...limits].join(' '))
}

const limitNames = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems']

function limitsOf({ pattern, ...schema }: JsonSchema): string[] {
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(schema))
  const limits = limitNames.filter((name) => given.has(name))
  return [
    ...limits.map((name) => `${name}=${given.get(name)}`),
    ...(pattern === undefined ? [] : [`pattern=${shortHash(pattern)}`]),
  ]
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
