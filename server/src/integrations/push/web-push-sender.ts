import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { text } from 'node:stream/consumers'
import type webPush from 'web-push'
import { Unavailable } from '#platform/errors/errors.ts'
import { lazyPackage } from '#platform/lazy-package.ts'
import { resolvePublic } from '#platform/outside/resolve-public.ts'
import type { PushSender } from './push-sender.ts'

const library = lazyPackage<typeof webPush>('web-push')

/** The push services of Chrome, Firefox, Safari and Edge: each name and all its subdomains. */
const knownHosts = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]
const timeoutMs = 10_000
/** A day; older notifications are in the list anyway. */
const keptSeconds = 86_400

export interface WebPushOptions {
  /** The contact address for push services. */
  readonly contactAddress: string
  /** The origin of a local push service, for tests; called without further checks. */
  readonly localOrigin?: string
}

/**
 * Encrypts with web-push and sends on its own: an endpoint is a URL from a user, so only known hosts are
 * called, over https, at public addresses, without following redirects.
 */
export function createWebPushSender(options: WebPushOptions): PushSender {
  const isKnown = (endpoint: string) => isKnownEndpoint(endpoint, options.localOrigin)
  return {
    createKeys: () => library().generateVAPIDKeys(),
    isKnown,
    send: async ({ endpoint, p256dh, auth }, message, keys) => {
      if (!isKnown(endpoint)) return 'gone'
      const subscription = { endpoint, keys: { p256dh, auth } }
      const vapidDetails = { subject: `mailto:${options.contactAddress}`, ...keys }
      const details = library().generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails,
        TTL: keptSeconds,
      })
      const { status, said, retryAfter } = await post(endpoint, details)
      if (status === 404 || status === 410) return 'gone'
      if (status >= 200 && status < 300) return 'sent'
      throw unavailable(new Error(`${status} ${said.slice(0, 200)}`), retryAfter)
    },
  }
}

function isKnownEndpoint(endpoint: string, localOrigin: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (origin === localOrigin) return true
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && knownHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

interface PushRequest {
  readonly headers: object
  readonly body: Buffer | null
}

interface PushResponse {
  readonly status: number
  readonly said: string
  /** Seconds, or a date. */
  readonly retryAfter: string | undefined
}

function post(endpoint: string, { headers, body }: PushRequest) {
  return new Promise<PushResponse>((resolve, reject) => {
    const url = new URL(endpoint)
    const options = {
      method: 'POST',
      headers: { ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    }
    const request =
      url.protocol === 'https:'
        ? requestSecure(url, { ...options, lookup: resolvePublic })
        : requestPlain(url, options)
    request.once('error', (cause) => reject(unavailable(cause)))
    request.once('response', (response) => {
      text(response).then(
        (said) => {
          const { statusCode: status = 0, headers: sent } = response
          resolve({ status, said, retryAfter: sent['retry-after'] })
        },
        (cause: unknown) => reject(unavailable(cause)),
      )
    })
    request.end(body)
  })
}

function unavailable(cause: unknown, retryAfter?: string): Unavailable {
  const retryAfterSeconds = secondsOf(retryAfter)
  return new Unavailable('push-unavailable', 'The push service does not accept the message.', {
    cause,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}

function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  return seconds > 0 ? seconds : undefined
}
