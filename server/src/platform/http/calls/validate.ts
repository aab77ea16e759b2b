import type { Endpoint } from '@permille/contract/endpoint'
import * as z from 'zod/mini'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { explainIssue } from './explain-issue.ts'

interface Received {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Parses a request by its endpoint's schemas. A malformed path is treated as an unknown one. */
export function validate(endpoint: Endpoint, received: Received) {
  return {
    params: readParams(endpoint, received.params),
    query: readQuery(endpoint.query ?? nothing, received.query ?? {}),
    body:
      endpoint.body === undefined
        ? readNoBody(received.body)
        : read(endpoint.body, received.body ?? undefined, 'body'),
  }
}

const nothing = z.strictObject({})

/** Parses the parameters of a path; a malformed one is treated as an unknown one. */
export function readParams(endpoint: Endpoint, params: unknown): unknown {
  if (endpoint.params === undefined) return {}
  const result = z.safeParse(endpoint.params, params)
  if (!result.success || containsUnstorable(params)) throw new NotFound('not-found', 'Not found')
  return result.data
}

function readNoBody(body: unknown): undefined {
  const isEmpty = body === undefined || body === null || z.safeParse(nothing, body).success
  if (!isEmpty) throw malformed('This call takes no body', {})
  return undefined
}

/** Parses a raw route's query as an endpoint's; throws `Rejected` if the schema refuses it. */
export function readQuery<S extends z.ZodMiniType>(schema: S, query: unknown): z.output<S> {
  return read(schema, query, 'query') as z.output<S>
}

/** `whole` names the field of what is wrong with the value as such. */
function read(schema: z.ZodMiniType, value: unknown, whole: 'query' | 'body'): unknown {
  const result = z.safeParse(schema, value, { error: explainIssue })
  if (!result.success) throw malformed(...readIssues(result.error.issues, whole))
  if (containsUnstorable(value))
    throw malformed('Text contains a character that cannot be stored', {})
  return result.data
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

function readIssues(issues: readonly Issue[], whole: string): [string, Record<string, string>] {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.') || whole] ??= issue.message
  return [issues[0]?.message ?? 'The request could not be read', fields]
}

function malformed(message: string, fields: Record<string, string>): Rejected {
  return new Rejected('malformed', message, { details: { fields } })
}

/** PostgreSQL stores neither U+0000 in text nor half a surrogate pair in jsonb. */
const unstorable = /\0|\p{Surrogate}/u

/** Depth is bounded by the 64 KB limit of a body. */
function containsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, inner]) => unstorable.test(key) || containsUnstorable(inner),
  )
}
