import { channel } from 'node:diagnostics_channel'
import type { Platform } from '@permille/contract/enums'

export type ExchangeParty = 'stripe' | Platform

export type ExchangeBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'form'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'json'; readonly value: unknown }

/** One request and its response, to or from an outside party; secrets included. */
export interface Exchange {
  readonly direction: 'sent' | 'received'
  readonly party: ExchangeParty
  readonly method: string
  readonly url: URL
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly requestBody: ExchangeBody
  readonly status: number
  readonly responseHeaders: Readonly<Record<string, string>>
  readonly responseBody: unknown
}

const exchanges = channel('permille:exchange')

/** Costs nothing unless someone listens. The listener is called at once and must not throw. */
export function publishExchange(describe: () => Exchange): void {
  if (exchanges.hasSubscribers) exchanges.publish(describe())
}

/** Receives every exchange of this process until the returned function is called. */
export function onExchange(listener: (exchange: Exchange) => void): () => void {
  const subscriber = (message: unknown) => listener(message as Exchange)
  exchanges.subscribe(subscriber)
  return () => {
    exchanges.unsubscribe(subscriber)
  }
}

/** A call that we made: how long until it ended, and with which status; null without a usable response. */
export interface TimedCall {
  readonly party: ExchangeParty
  readonly status: number | null
  readonly seconds: number
}

const timedCalls = channel('permille:timed-call')

/** Costs nothing unless someone listens. */
export function timeCall(party: ExchangeParty): (status: number | null) => void {
  if (!timedCalls.hasSubscribers) return () => {}
  const startedAt = performance.now()
  return (status) => {
    const seconds = (performance.now() - startedAt) / 1000
    timedCalls.publish({ party, status, seconds } satisfies TimedCall)
  }
}

/** Receives the end of every call until the returned function is called. */
export function onTimedCall(listener: (call: TimedCall) => void): () => void {
  const subscriber = (message: unknown) => listener(message as TimedCall)
  timedCalls.subscribe(subscriber)
  return () => {
    timedCalls.unsubscribe(subscriber)
  }
}

/** Parses a body by its content type; omits unreadable ones. */
export function readExchangeBody(text: string, contentType = ''): ExchangeBody {
  if (text === '') return { kind: 'none' }
  if (contentType.includes('json')) return { kind: 'json', value: readJson(text) }
  return { kind: 'form', fields: Object.fromEntries(new URLSearchParams(text)) }
}

/** Null if it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
