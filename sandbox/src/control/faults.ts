import type { Collection, Store } from '../state/store.ts'
import { canStrike, type FaultKindName, faultFacts, faultKindNames } from './fault-kinds.ts'
import { anyText, type Fields, fieldsProblem, oneOf, required, wholeFrom } from './fields.ts'
import { type Provider, providers } from './providers.ts'

export interface Fault {
  readonly id: string
  readonly provider: Provider
  readonly match: string
  readonly kind: FaultKindName
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly delaySeconds: number
  /** How many more times it applies. */
  readonly times: number
  /** By the machine's clock; null if it lasts until it is used up. */
  readonly endsAtMs: number | null
}

/** The fields of a request for a fault. */
export const faultFields: Fields = {
  provider: required(oneOf(providers, 'The provider whose API it strikes.')),
  kind: required(oneOf(faultKindNames, 'The kind of fault.')),
  match: anyText(
    'The target: the start of “POST /v1/transfers” for a call, of “payment_intent.succeeded” for a webhook, of “pi_…” for a card’s payment. Everything if omitted.',
  ),
  times: wholeFrom(1, 'The number of strikes: once if omitted, unlimited with forSeconds.'),
  forSeconds: wholeFrom(1, 'The number of seconds until it ends.'),
  status: {
    says: 'The HTTP status of the response; 500 if omitted.',
    expected: 'an HTTP status',
    accepts: (value) => Number.isInteger(value) && Number(value) >= 200 && Number(value) <= 599,
  },
  delaySeconds: wholeFrom(0, 'How long to delay a response or a webhook; 30 if omitted.'),
  body: {
    says: 'Sent with a status instead of the provider’s usual error.',
    expected: 'JSON',
    accepts: () => true,
  },
  headers: {
    says: 'Sent with a status.',
    expected: 'an object of texts',
    accepts: isHeaders,
  },
}

/** More than will ever occur. */
const endless = Number.MAX_SAFE_INTEGER

/** Faults requested by tests and the console, in order; each applies `times` times. */
export class FaultEngine {
  readonly #faults: Collection<Fault>
  #lastId = 0

  constructor(store: Store) {
    this.#faults = store.collection('faults')
    this.#lastId = Math.max(0, ...this.#faults.values().map((fault) => Number(fault.id)))
  }

  list(): Fault[] {
    for (const fault of this.#faults.values()) if (isOver(fault)) this.#faults.delete(fault.id)
    return this.#faults.values()
  }

  /** Returns an error sentence for an invalid request. */
  add(request: unknown): Fault | string {
    const problem = faultProblem(request)
    if (problem !== null) return problem
    const { forSeconds, ...fields } = request as Partial<Fault> & { forSeconds?: number }
    this.#lastId += 1
    const fault = {
      status: 500,
      delaySeconds: 30,
      times: forSeconds === undefined ? 1 : endless,
      match: '',
      endsAtMs: forSeconds === undefined ? null : Date.now() + forSeconds * 1000,
      ...fields,
      id: String(this.#lastId),
    } as Fault
    this.#faults.put(fault.id, fault)
    return fault
  }

  remove(name: string): void {
    this.#faults.delete(name)
  }

  clear(): void {
    for (const fault of this.#faults.values()) this.#faults.delete(fault.id)
  }

  /** Takes one use of the fault that matches this request. `line` is "METHOD /path". */
  takeForRequest(provider: Provider, line: string): Fault | null {
    return this.#take((fault) => strikes(fault, 'request') && hits(fault, provider, line))
  }

  takeForWebhook(provider: Provider, eventType: string): Fault | null {
    return this.#take((fault) => strikes(fault, 'webhook') && hits(fault, provider, eventType))
  }

  /** Whether this fault applies to a card's payment now. */
  takeForCard(kind: 'decline_card' | 'ask_cardholder', paymentIntent: string): boolean {
    return (
      this.#take((fault) => fault.kind === kind && hits(fault, 'stripe', paymentIntent)) !== null
    )
  }

  #take(applies: (fault: Fault) => boolean): Fault | null {
    const fault = this.list().find(applies)
    if (!fault) return null
    if (fault.times > 1) this.#faults.put(fault.id, { ...fault, times: fault.times - 1 })
    else this.#faults.delete(fault.id)
    return fault
  }
}

/** Whether it applies until it is switched off or expires. */
export function isEndless({ times }: Fault): boolean {
  return times > endless / 2
}

function strikes({ kind }: Fault, what: 'request' | 'webhook'): boolean {
  return faultFacts(kind).strikes === what
}

function hits(fault: Fault, provider: Provider, text: string): boolean {
  return fault.provider === provider && text.startsWith(fault.match)
}

/** Faults stored by older versions have no end. */
function isOver({ endsAtMs }: Fault): boolean {
  return (endsAtMs ?? null) !== null && Number(endsAtMs) <= Date.now()
}

function faultProblem(request: unknown): string | null {
  const problem = fieldsProblem(faultFields, request)
  if (problem !== null) return problem
  const { kind, provider } = request as Pick<Fault, 'kind' | 'provider'>
  return canStrike(kind, provider) ? null : `Only stripe has what ${kind} strikes.`
}

function isHeaders(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((header) => typeof header === 'string')
}
