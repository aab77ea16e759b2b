import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publicEventTypes } from '@permille/contract/events/event-types'
import { publishedEventOf } from '@permille/contract/events/published-event'
import { fieldWords } from '@permille/contract/reference/field-descriptions'
import { type RefusalCode, refusals } from '@permille/contract/refusals/refusals'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wiredRoutes } from '../commands/wired-routes.ts'
import { rawRefusable, refusable, refusalsOf } from '../platform/http/calls/refusals-of.ts'
import { describeApi } from '../platform/http/reference/describe-api.ts'
import type { Wiring } from '../wiring/wire.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags?: readonly string[]
  readonly parameters: readonly { readonly name?: string; readonly description?: string }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

type Content = Readonly<Record<string, { readonly example?: unknown; readonly schema?: unknown }>>

let routes: Wiring['routes']
let operations: Map<string, Operation>
let events: Map<string, Operation>

beforeAll(async () => {
  routes = await wiredRoutes()
  const { paths, webhooks } = describeApi({
    routes,
    origin: 'https://permille.example',
    cookieName: 'permille_session',
  }) as Record<'paths' | 'webhooks', Record<string, Record<string, Operation>>>
  operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    ),
  )
  events = new Map(Object.entries(webhooks).map(([type, { post }]) => [type, post as Operation]))
})

const endpoints = () => routes.flatMap((route) => (route.kind === 'raw' ? [] : [route.endpoint]))

/** No call is refused with these. */
const refusedOnlyInside: RefusalCode[] = [
  // The description of the calls is none of them.
  'encoding-needed',
  // The way back from a platform leads to a page that says them.
  'access-denied',
  'authorization-failed',
  'authorization-incomplete',
  'link-expired',
  'permission-refused-instagram',
  'permission-refused-tiktok',
  // Checks of a post, which say it in their own words.
  'permission-withdrawn',
  'reconnect-needed',
  // The system’s own steps with a campaign.
  'campaign-actor',
  'campaign-not-funded',
  'campaign-scheduled',
  // A check of a post again.
  'post-before-professional',
  'post-views-not-offered',
  // A post is shown without its picture then.
  'picture-refused',
  // The system’s own approval, and the job that makes a person’s final.
  'post-unseen',
  'undone',
  'picture-unavailable',
  // Jobs try again.
  'mail-in-delivery',
  'mail-unavailable',
  'push-unavailable',
]

/** The calls of which something is true, by name. */
function callsThat(isSo: (operation: Operation) => boolean): string[] {
  return [...operations].filter(([, operation]) => isSo(operation)).map(([name]) => name)
}

describe('the API reference', () => {
  it('has every call in a chapter, under a unique name', () => {
    const names = [...operations.values()].map(({ operationId }) => operationId)

    expect(operations.size).toBe(routes.length)
    expect(callsThat(({ tags }) => tags === undefined)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('names each call as the contract does', () => {
    const folder = fileURLToPath(new URL('../../../contract/src/', import.meta.url))
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))

    const calls = sources.flatMap((source) => [
      ...source.matchAll(/export const (\w+)Call = endpoint\(\{\n\s+name: '(\w+)'/g),
    ])

    expect(calls.length).toBeGreaterThan(200)
    expect(calls.filter(([, constant, name]) => constant !== name)).toEqual([])
  })

  it('lists every refusal of the contract with a call, except those of jobs', () => {
    const listed = new Set(
      routes.flatMap((each) => [
        ...refusalsOf(each.kind === 'raw' ? rawRefusable(each) : refusable(each)),
      ]),
    )

    const unlisted = Object.values(refusals)
      .flatMap((codes) => Object.keys(codes) as RefusalCode[])
      .filter((code) => !listed.has(code))

    expect(unlisted).toEqual(refusedOnlyInside)
  })

  it('describes in plain words what each call does and who may make it', () => {
    const unclear = callsThat(
      ({ summary, description }) =>
        !/^[A-Z][^→{}]{8,159}$/.test(summary) || !/(For |Open to everyone)/.test(description),
    )

    expect(unclear).toEqual([])
  })

  it('explains every parameter', () => {
    const unexplained = [...operations].flatMap(([name, { parameters }]) =>
      parameters
        .filter((each) => each.name !== undefined && each.description === undefined)
        .map((each) => `${name} ${each.name}`),
    )

    expect(unexplained).toEqual([])
  })

  it('shows a body that the server accepts for each call that takes one', () => {
    const refused = endpoints().flatMap((endpoint) => {
      if (endpoint.body === undefined) return []
      const name = `${endpoint.method} ${endpoint.path}`
      const shown = operations.get(name)?.requestBody?.content['application/json']?.example
      const { error } = z.safeParse(endpoint.body, shown)
      return error === undefined
        ? []
        : [`${name}: ${JSON.stringify(shown)} ${z.prettifyError(error)}`]
    })

    expect(refused).toEqual([])
  })

  it('shows a response for each call, as the contract describes it', () => {
    const wrong = endpoints().flatMap((endpoint) => {
      const name = `${endpoint.method} ${endpoint.path}`
      const success = operations.get(name)?.responses[String(endpoint.status ?? 200)]
      const shown = success?.content?.['application/json']?.example
      const { error } = z.safeParse(endpoint.response, shown)
      return error === undefined ? [] : [`${name}: ${z.prettifyError(error)}`]
    })

    expect(wrong).toEqual([])
  })

  it('shows each type of event as its schema says, with the address of what it is about', () => {
    const wrong = publicEventTypes.filter((type) => {
      const shown = events.get(type)?.requestBody?.content['application/json']?.example
      const { data, error } = z.safeParse(publishedEventOf(type), shown)
      return error !== undefined || !/^\/api\/[^{}]+$/.test(data.data.url ?? '/api/none')
    })

    expect(events.size).toBe(publicEventTypes.length)
    expect(wrong).toEqual([])
  })

  it('says what is in a sum wherever it stands, and names each that it explains', () => {
    const contents = [...operations.values(), ...events.values()].flatMap(
      ({ requestBody, responses }) => [requestBody, ...Object.values(responses)],
    )
    const described = contents.flatMap((each) =>
      sumsIn(each?.content?.['application/json']?.schema),
    )

    const unsaid = described.filter(
      ([name, words]) => words !== `${fieldWords[name]} In whole cents.`,
    )

    expect(unsaid).toEqual([])
    expect(new Set(described.map(([name]) => name))).toEqual(new Set(Object.keys(fieldWords)))
  })

  it('shows texts as rendered, never a placeholder', () => {
    const placeholders = [...operations, ...events].flatMap(([name, { requestBody, responses }]) =>
      [requestBody, ...Object.values(responses)]
        .map((each) => each?.content?.['application/json']?.example)
        .flatMap((shown) => placeholdersIn(shown))
        .map((field) => `${name} ${field}`),
    )

    expect(placeholders).toEqual([])
  })
})

/** The fields that no sample is known for. */
function placeholdersIn(shown: unknown, field = ''): string[] {
  if (shown === 'text') return [field]
  if (Array.isArray(shown)) return shown.flatMap((each) => placeholdersIn(each, field))
  if (typeof shown !== 'object' || shown === null) return []
  return Object.entries(shown).flatMap(([name, inner]) => placeholdersIn(inner, name))
}

/** The name and the description of each field of a schema that has words of its own. */
function sumsIn(schema: unknown, name = ''): [string, unknown][] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.entries(schema).flatMap(([key, each]) => sumsIn(each, key))
  return name in fieldWords && 'type' in schema
    ? [[name, (schema as { description?: unknown }).description], ...inner]
    : inner
}
