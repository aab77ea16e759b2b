import type { Exchange } from '#platform/exchanges.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import type { Recording } from './recording.ts'
import { redactBody, redactParameters } from './redact.ts'

const plainHeaders = [
  'content-type',
  'retry-after',
  'stripe-version',
  'idempotent-replayed',
  'stripe-should-retry',
  'x-rate-limit-limit',
  'x-rate-limit-remaining',
  'x-rate-limit-reset',
]
const idHeaders = ['idempotency-key', 'stripe-account']

/** Returns the parts of an exchange that may be recorded. */
export function describeExchange(names: Pseudonyms, exchange: Exchange, at: Date): Recording {
  const { requestBody: body, url } = exchange
  const path = redactPath(names, url.pathname)
  return {
    format: 1,
    at: at.toISOString(),
    direction: exchange.direction,
    party: exchange.party,
    method: exchange.method,
    template: path.template,
    path: path.actual,
    query: redactParameters(names, Object.fromEntries(url.searchParams)),
    request: {
      headers: redactHeaders(names, exchange.requestHeaders),
      credential: credentialOf(names, exchange),
      form: body.kind === 'form' ? redactParameters(names, body.fields) : null,
      json: body.kind === 'json' ? redactBody(names, body.value, true) : null,
    },
    response: {
      status: exchange.status,
      headers: redactHeaders(names, exchange.responseHeaders),
      body: redactBody(names, exchange.responseBody, false) ?? null,
    },
  }
}

function redactHeaders(
  names: Pseudonyms,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  const entries = Object.entries(headers).flatMap(([given, value]) => {
    const name = given.toLowerCase()
    if (idHeaders.includes(name)) return [[name, names.id(value)] as const]
    return plainHeaders.includes(name) ? [[name, value] as const] : []
  })
  return Object.fromEntries(entries)
}

/** A creator's token has the same pseudonym as in the response that issued it. */
function credentialOf(names: Pseudonyms, { party, requestHeaders }: Exchange): string | null {
  const token = /^Bearer (.+)$/.exec(requestHeaders.authorization ?? '')?.[1]
  return party === 'tiktok' && token !== undefined ? names.secret(token) : null
}

/** Segments that are not words of an API are ids; the one after `username` is a person's name. */
function redactPath(names: Pseudonyms, path: string): { template: string; actual: string } {
  const segments = path.split('/').map((segment, index, all) => {
    if (all[index - 1] === 'username') return ['{name}', names.handle(segment)] as const
    if (isWord(segment)) return [segment, segment] as const
    return ['{id}', names.id(decodeURIComponent(segment))] as const
  })
  const join = (part: 0 | 1) => segments.map((segment) => segment[part]).join('/')
  return { template: join(0), actual: join(1) }
}

function isWord(segment: string): boolean {
  return /^(?:[a-z]{1,12}(?:[_-][a-z]{1,12})*|[a-zA-Z]{2}|v?\d{1,2}(?:\.\d)?|)$/.test(segment)
}
