import type { Collection, Store } from '../state/store.ts'
import { type Provider, providers } from './providers.ts'

/**
 * `status`: that status, no work done. `status_after`: the work is done, then that status (Stripe
 * keeps it under the idempotency key). `hang`: no work, no response. `drop_response`: the work is
 * done, the connection breaks. The webhook kinds apply when an event is created.
 */
const requestKinds = ['status', 'status_after', 'hang', 'drop_response'] as const
const webhookKinds = ['lose_webhook', 'duplicate_webhook', 'delay_webhook'] as const

export type RequestFaultKind = (typeof requestKinds)[number]
export type WebhookFaultKind = (typeof webhookKinds)[number]

export interface Fault {
  readonly id: string
  readonly provider: Provider
  /** "POST /v1/transfers" (method and path prefix), or the prefix of an event type. */
  readonly match: string
  readonly kind: RequestFaultKind | WebhookFaultKind
  readonly status: number
  /** Sent with `status` instead of the provider's usual error, for errors it has besides. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly delaySeconds: number
  /** How many more times it applies. */
  readonly times: number
}

export type RequestFault = Fault & { readonly kind: RequestFaultKind }
export type WebhookFault = Fault & { readonly kind: WebhookFaultKind }

/** Faults requested by tests and the console, in order; each applies `times` times. */
export class FaultEngine {
  readonly #faults: Collection<Fault>
  #lastId = 0

  constructor(store: Store) {
    this.#faults = store.collection('faults')
    this.#lastId = Math.max(0, ...this.#faults.values().map((fault) => Number(fault.id)))
  }

  list(): Fault[] {
    return this.#faults.values()
  }

  /** Returns an error sentence for an invalid request. */
  add(body: unknown): Fault | string {
    const fields = (typeof body === 'object' && body !== null ? body : {}) as Partial<Fault>
    const problem = faultProblem(fields)
    if (problem) return problem
    this.#lastId += 1
    const defaults = { status: 500, delaySeconds: 30, times: 1, match: '' }
    const fault = { ...defaults, ...fields, id: String(this.#lastId) } as Fault
    this.#faults.put(fault.id, fault)
    return fault
  }

  clear(): void {
    for (const fault of this.#faults.values()) this.#faults.delete(fault.id)
  }

  /** Takes one use of the fault that matches this request. `line` is "METHOD /path". */
  takeForRequest(provider: Provider, line: string): RequestFault | null {
    return this.#take((fault): fault is RequestFault => {
      return isOneOf(requestKinds, fault.kind) && hits(fault, provider, line)
    })
  }

  takeForWebhook(provider: Provider, eventType: string): WebhookFault | null {
    return this.#take((fault): fault is WebhookFault => {
      return isOneOf(webhookKinds, fault.kind) && hits(fault, provider, eventType)
    })
  }

  #take<F extends Fault>(applies: (fault: Fault) => fault is F): F | null {
    const fault = this.#faults.values().find(applies)
    if (!fault) return null
    if (fault.times > 1) this.#faults.put(fault.id, { ...fault, times: fault.times - 1 })
    else this.#faults.delete(fault.id)
    return fault
  }
}

function hits(fault: Fault, provider: Provider, text: string): boolean {
  return fault.provider === provider && text.startsWith(fault.match)
}

function faultProblem(fields: Partial<Fault>): string | null {
  if (!isOneOf(providers, fields.provider))
    return `provider must be one of ${providers.join(', ')}.`
  const kinds = [...requestKinds, ...webhookKinds]
  if (!isOneOf(kinds, fields.kind)) return `kind must be one of ${kinds.join(', ')}.`
  if (!isHeaders(fields.headers ?? {})) return 'headers must be an object of strings.'
  if (fields.match !== undefined && typeof fields.match !== 'string')
    return 'match must be a string.'
  if (!isWhole(fields.times ?? 1, 1)) return 'times must be a whole number of at least 1.'
  if (!isWhole(fields.status ?? 500, 200)) return 'status must be an HTTP status.'
  if (!isWhole(fields.delaySeconds ?? 0, 0)) return 'delaySeconds must be a whole number.'
  return null
}

function isHeaders(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((header) => typeof header === 'string')
}

function isWhole(value: unknown, min: number): boolean {
  return Number.isInteger(value) && Number(value) >= min
}

function isOneOf<T extends string>(list: readonly T[], value: unknown): value is T {
  return (list as readonly unknown[]).includes(value)
}
