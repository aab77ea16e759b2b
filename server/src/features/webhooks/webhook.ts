import type { BrandId } from '@permille/contract/ids'
import type { DeliveryError, WebhookFormat } from '@permille/contract/webhooks/webhooks'
import { addSeconds } from '#platform/clock.ts'
import type { AdminActor, BrandActor } from '#platform/http/actor.ts'
import { chatHosts } from './formats/chat-message.ts'

/** Someone of a brand changes its endpoints, or an admin those of the installation. */
export type WebhookActor = BrandActor | AdminActor

/** Null: the installation. */
export function ownerOf(actor: WebhookActor): BrandId | null {
  return actor.kind === 'brand' ? actor.brandId : null
}

const [minute, hour] = [60, 3600]
/** How long after each failed try the next one comes: those of Standard Webhooks, over about three days. */
const waitSeconds = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]
/** So that what failed together is not tried together. */
const spread = 0.2
const retryAfterMaxSeconds = 24 * hour

/** A receiver that fails this often in a row gets one request a minute. */
export const failuresBeforeProbing = 5
export const probeSeconds = 60
/** Switched off after so many days in which at least so many tries failed, and none succeeded. */
export const failingDaysMax = 5
export const failuresBeforeOff = 10
/** When its people are told before that. */
export const warningDays = [1, 3] as const

/** Longer than a request may take. */
export const leaseSeconds = 60
export const requestTimeoutMs = 15_000
export const requestsAtOnce = 32
export const requestsPerEndpoint = 4

/** What a try came to. `retryAfterSeconds` is what the receiver asks for. */
export interface Outcome {
  readonly status: number | null
  readonly ms: number
  /** Null for a success. */
  readonly error: DeliveryError | null
  readonly retryAfterSeconds: number | null
}

/** When to try again after the given number of tries, all of which failed; null after the last. */
export function nextTry(
  tried: { attempts: number; at: Date; retryAfterSeconds: number | null },
  random: () => number = Math.random,
): Date | null {
  const wait = waitSeconds[tried.attempts - 1]
  if (wait === undefined) return null
  const spreadOut = wait * (1 - spread + 2 * spread * random())
  return addSeconds(tried.at, Math.max(spreadOut, waitAskedFor(tried)))
}

export function waitAskedFor({ retryAfterSeconds }: Pick<Outcome, 'retryAfterSeconds'>): number {
  return Math.min(retryAfterSeconds ?? 0, retryAfterMaxSeconds)
}

/** What the receiver’s answer means. */
export function errorOf(status: number): DeliveryError | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** The receiver wants nothing any more. */
export const goneStatus = 410

export function isHostOfFormat(url: string, format: WebhookFormat): boolean {
  if (format === 'standard') return true
  const hosts: readonly string[] = chatHosts[format]
  return URL.canParse(url) && hosts.includes(new URL(url).hostname)
}

/** An address without what may be a password: the query, and most of a channel’s path. */
export function shownUrl(url: string, format: WebhookFormat): string {
  const { origin, host, pathname, search } = new URL(url)
  if (format !== 'standard') return `${host}/…${url.slice(-4)}`
  return `${origin}${pathname}${search === '' ? '' : '?…'}`
}
