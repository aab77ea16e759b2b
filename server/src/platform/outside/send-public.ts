import { once } from 'node:events'
import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import type { PrivateHosts } from './private-hosts.ts'
import { type LookUp, resolveTarget, type Target } from './resolve-target.ts'

export type SendError = 'timeout' | 'refused' | 'dns' | 'tls' | 'not-public' | 'reset' | 'other'

/** What came of a request. `body`: at most the first 4 kB that arrive within a second of the status, which must not be stored. */
export type Sent =
  | {
      readonly status: number
      readonly ms: number
      readonly retryAfterSeconds: number | null
      readonly body: string
    }
  | { readonly error: SendError; readonly ms: number }

export interface PublicRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** For all of it, from the name's lookup to the status of the answer. */
  readonly timeoutMs: number
}

const bodyBytesMax = 4096
const bodyMs = 1000

/**
 * Posts to an address that a user gave. The connection is pinned to addresses that `resolveTarget` allowed, and
 * redirects are not followed. Never throws: whatever goes wrong has a name.
 */
export async function sendPublic(
  { url, allowed }: { readonly url: string; readonly allowed: PrivateHosts },
  request: PublicRequest,
  lookUp?: LookUp,
): Promise<Sent> {
  const startedAt = performance.now()
  const ms = () => Math.round(performance.now() - startedAt)
  const signal = AbortSignal.timeout(request.timeoutMs)
  const silence = once(signal, 'abort').then(() => 'timeout' as const)
  const target = await Promise.race([resolveTarget(url, allowed, lookUp), silence])
  if (typeof target === 'string') return { error: target, ms: ms() }
  try {
    const response = await post(target, request, signal)
    return { ...(await readAnswer(response)), ms: ms() }
  } catch (error) {
    return { error: signal.aborted ? 'timeout' : nameOf(error), ms: ms() }
  }
}

/** Whether an address may be saved: one that could be called now. */
export async function checkPublicUrl(
  url: string,
  allowed: PrivateHosts,
  lookUp?: LookUp,
): Promise<'ok' | 'url-not-public'> {
  return typeof (await resolveTarget(url, allowed, lookUp)) === 'string' ? 'url-not-public' : 'ok'
}

/** A connection of its own, past any proxy of the environment, whose certificate counts whatever Node is told. */
function post(target: Target, { headers, body }: PublicRequest, signal: AbortSignal) {
  const { protocol } = target.url
  const options: RequestOptions = {
    method: 'POST',
    headers,
    signal,
    agent: false,
    lookup: pinnedTo(target),
  }
  const request =
    protocol === 'https:'
      ? requestSecure(target.url, { ...options, minVersion: 'TLSv1.2', rejectUnauthorized: true })
      : requestPlain(target.url, options)
  return new Promise<IncomingMessage>((resolve, reject) => {
    request.on('error', reject)
    request.once('close', () => reject(new Error('The connection ended without an answer.')))
    request.once('response', resolve)
    request.end(body)
  })
}

function pinnedTo({ addresses }: Target): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  const [first] = found
  return (_hostname, { all }, done) => {
    if (all) done(null, found)
    else done(null, first?.address ?? '', first?.family)
  }
}

/** Reads the beginning of the answer for a moment, and ends the connection whatever else would come: its status has arrived. */
async function readAnswer(response: IncomingMessage) {
  const chunks: Buffer[] = []
  let bytesCount = 0
  const end = setTimeout(() => response.destroy(), bodyMs)
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      bytesCount += chunk.length
      if (bytesCount >= bodyBytesMax) break
    }
  } catch {
    // Cut off: what has come counts.
  } finally {
    clearTimeout(end)
    response.destroy()
  }
  const { statusCode: status = 0, headers } = response
  return {
    status,
    retryAfterSeconds: secondsOf(headers['retry-after']),
    body: Buffer.concat(chunks).subarray(0, bodyBytesMax).toString(),
  }
}

/** Seconds, perhaps with decimals, or a date. */
function secondsOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null
  const seconds = /^\d+([.]\d+)?$/.test(retryAfter)
    ? Math.ceil(Number(retryAfter))
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  return seconds > 0 ? seconds : null
}

const errorsByCode: readonly (readonly [RegExp, SendError])[] = [
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, 'refused'],
  [/^(ECONNRESET|EPIPE)$/, 'reset'],
  [/^ETIMEDOUT$/, 'timeout'],
  [/TLS|SSL|CERT|SELF_SIGNED|UNABLE_TO|^EPROTO$/, 'tls'],
]

function nameOf(error: unknown): SendError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return errorsByCode.find(([pattern]) => pattern.test(code))?.[1] ?? 'other'
}
