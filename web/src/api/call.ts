import { readCurrentUserCall } from '@permille/contract/accounts/accounts'
import type {
  AnyRequest,
  Endpoint,
  RequestArguments,
  ResponseOf,
} from '@permille/contract/endpoint'
import { endpointUrl } from '@permille/contract/endpoint'
import { hearServerTime } from '#ui/values/current-time.ts'
import { ApiError, statusOf } from './api-error.ts'
import { hasForm, wasConfirmed } from './confirm-first.ts'

/** The brand that this tab acts for, as `theme.js` left it; undefined where nobody chose one. */
export const tabBrand = import.meta.env.SSR ? undefined : document.documentElement.dataset.brand

/**
 * Makes one call of the contract with the session cookie. Throws an ApiError on any failure response.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[request]: RequestArguments<E>
): Promise<ResponseOf<E>> {
  const response = await send(endpoint, (request ?? {}) as AnyRequest)
  return response.json() as Promise<ResponseOf<E>>
}

/**
 * Like `call`, for a list: also returns the cursor of the next page, which the server sends in
 * `Link`.
 */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  ...[request]: RequestArguments<E>
): Promise<{ items: ResponseOf<E>; nextCursor: string | undefined }> {
  const response = await send(endpoint, (request ?? {}) as AnyRequest)
  const items = (await response.json()) as ResponseOf<E>
  return { items, nextCursor: nextCursorIn(response.headers.get('Link')) }
}

/**
 * Repeats a call that needs a sign-in after the user has signed in. After an ended session, asks
 * only if something would be lost; otherwise the sign-in page replaces the page. Checking who is
 * signed in never asks.
 */
async function send(endpoint: Endpoint, request: AnyRequest): Promise<Response> {
  try {
    return await sendOnce(endpoint, request)
  } catch (error) {
    if (mayAsk(endpoint, error) && (await wasConfirmed(error)))
      return await sendOnce(endpoint, request)
    throw error
  }
}

function mayAsk({ method, path }: Endpoint, error: unknown): boolean {
  if (method !== 'GET' || statusOf(error) !== 401) return true
  return path !== readCurrentUserCall.path && hasForm()
}

async function sendOnce(endpoint: Endpoint, request: AnyRequest): Promise<Response> {
  const { params, query, body, idempotencyKey, signal } = request
  const response = await fetch(endpointUrl(endpoint.path, params, query), {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(tabBrand && { 'X-Brand': tabBrand }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  })
  hearServerTime(Date.parse(response.headers.get('Date') ?? ''))
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText)
  return response
}

/** `<…?cursor=abc>; rel="next"` → "abc" */
export function nextCursorIn(link: string | null): string | undefined {
  const target = link?.match(/<([^>]*)>;\s*rel="next"/)?.[1]
  if (target === undefined) return undefined
  return new URL(target, 'http://localhost').searchParams.get('cursor') ?? undefined
}
