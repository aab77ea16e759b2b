import type { sandboxPlatforms } from '#platform/sandbox-keys.ts'
import type { Recording } from '../recording.ts'

/** The sandbox's own keys, which every recorded request is sent with. */
export type SandboxKeys = { readonly stripe: string } & typeof sandboxPlatforms

/** A sandbox, and how its objects map to the recording's. */
export interface ReplayWorld {
  readonly url: string
  readonly keys: SandboxKeys
  /** Ids, names and tokens of the recording, each with the sandbox's. */
  readonly known: Map<string, string>
  /** The account of the sandbox that a token of the recording belongs to. */
  readonly owners: Map<string, string>
}

/** Where the sandbox redirects users; it accepts only its product's URL. */
export const redirectUri = 'http://localhost:3000/replayed'

export type Json = Readonly<Record<string, unknown>>

export function openWorld(url: string, keys: SandboxKeys): ReplayWorld {
  return { url, keys, known: new Map(), owners: new Map() }
}

/** Each part of a list separated by commas is replaced if it is known. */
export function translate({ known }: ReplayWorld, text: string): string {
  return text
    .split(',')
    .map((part) => known.get(part) ?? part)
    .join(',')
}

/** Sends a control call to the sandbox. */
export async function control(
  { url }: ReplayWorld,
  [method, path]: readonly ['PUT' | 'POST', string],
  body: object,
): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const init = { method, headers, body: JSON.stringify(body) }
  await requireOk(await fetch(`${url}/control/${path}`, init))
}

/** Calls the sandbox's Stripe as the operator. */
export async function callStripe(
  { url, keys }: ReplayWorld,
  path: string,
  form?: Readonly<Record<string, string>>,
): Promise<Json> {
  const headers = { authorization: `Bearer ${keys.stripe}` }
  const init = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }
  const response = await requireOk(await fetch(`${url}/v1/${path}`, { headers, ...init }))
  return (await response.json()) as Json
}

async function requireOk(response: Response): Promise<Response> {
  if (response.ok) return response
  throw new Error(`The sandbox could not be prepared: ${response.url} ${await response.text()}`)
}

export function fieldsOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
}

export function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

/** A text of a recorded response or request; empty if there is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function isRefusal({ response }: Recording): boolean {
  return response.status >= 400
}
