import { createHash } from 'node:crypto'
import type { Collection } from '#state/store.ts'
import type { World } from '#world.ts'
import { ApiError } from '../wire/api-error.ts'
import type { FormTree } from '../wire/form.ts'

export interface Answer {
  readonly status: number
  readonly body: object
}

interface KeptAnswer extends Answer {
  readonly fingerprint: string
  readonly keptAtMs: number
}

/** Stripe prunes keys once they are at least 24 hours old. */
const keptForMs = 24 * 3600_000
const keyLengthMax = 255

/** First responses by idempotency key, and the keys whose first response is pending. */
export class IdempotencyKeys {
  readonly #world: World
  readonly #kept: Collection<KeptAnswer>
  readonly #inUse = new Set<string>()

  constructor(world: World) {
    this.#world = world
    this.#kept = world.store.collection('stripe.idempotency')
    for (const [key, answer] of this.#entries()) if (this.#isOld(answer)) this.#kept.delete(key)
  }

  /**
   * The response to replay, or null the first time. Throws when the key was used for another
   * request.
   */
  find(key: string, fingerprint: string): Answer | null {
    if (key.length > keyLengthMax) throw keyConflict(400, 'The idempotency key is too long.')
    if (this.#inUse.has(key)) throw keyInUse()
    const kept = this.#kept.get(key)
    if (!kept || this.#isOld(kept)) return null
    if (kept.fingerprint !== fingerprint) throw keyConflict(400, otherParameters(key))
    return { status: kept.status, body: kept.body }
  }

  keep(key: string, fingerprint: string, response: Answer): void {
    this.#kept.put(key, { ...response, fingerprint, keptAtMs: this.#world.now() })
  }

  /** Call the returned function once the response is sent. */
  markInUse(key: string): () => void {
    this.#inUse.add(key)
    return () => this.#inUse.delete(key)
  }

  #entries(): [string, KeptAnswer][] {
    return this.#kept.keys().flatMap((key) => {
      const response = this.#kept.get(key)
      return response ? [[key, response] as [string, KeptAnswer]] : []
    })
  }

  #isOld(response: KeptAnswer): boolean {
    return this.#world.now() - response.keptAtMs > keptForMs
  }
}

/** Two requests are the same when path and parameters are, in any order. */
export function fingerprintOf(path: string, form: FormTree): string {
  return createHash('sha256')
    .update(`${path}?${sorted(form)}`)
    .digest('base64url')
}

function sorted(form: FormTree): string {
  const names = Object.keys(form).sort()
  return JSON.stringify(names.map((name) => [name, sortedValue(form[name])]))
}

function sortedValue(value: string | FormTree | undefined): string {
  return typeof value === 'object' ? sorted(value) : JSON.stringify(value)
}

function otherParameters(key: string): string {
  return `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
}

function keyConflict(status: number, message: string): ApiError {
  return new ApiError(status, { type: 'idempotency_error', message }, { isKept: false })
}

function keyInUse(): ApiError {
  const message =
    'There is currently another in-progress request using this idempotency key. Wait for it to end.'
  const body = { type: 'idempotency_error', code: 'idempotency_key_in_use', message } as const
  return new ApiError(409, body, { isKept: false })
}
