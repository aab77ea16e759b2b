import type { Collection } from '#state/store.ts'
import type { World } from '#world.ts'

/** A delayed change of an object, as at the real provider. */
export interface LaterChange {
  readonly id: string
  readonly kind:
    | 'refund_succeeds'
    | 'refund_fails'
    | 'charge_disputed'
    | 'fraud_reported'
    | 'balance_available'
    | 'payout_arrives'
    | 'automatic_payout'
    | 'dispute_due'
  readonly objectId: string
  readonly dueAtMs: number
}

/** Pending changes; durable, so that a restart does not lose them. */
export class LaterQueue {
  readonly #world: World
  readonly #changes: Collection<LaterChange>

  constructor(world: World) {
    this.#world = world
    this.#changes = world.store.collection('stripe.later')
  }

  add(kind: LaterChange['kind'], objectId: string, afterSeconds: number): void {
    const id = this.#world.newId('ltr_')
    const dueAtMs = this.#world.now() + afterSeconds * 1000
    this.#changes.put(id, { id, kind, objectId, dueAtMs })
  }

  /** Removes the changes of a kind, due or not, and returns the objects that they are about. */
  takeAll(kind: LaterChange['kind']): string[] {
    const found = this.#changes.values().filter((change) => change.kind === kind)
    for (const change of found) this.#changes.delete(change.id)
    return found.map(({ objectId }) => objectId)
  }

  /** Removes and returns the changes that are due. */
  takeDue(): LaterChange[] {
    const due = this.#changes.values().filter((change) => change.dueAtMs <= this.#world.now())
    for (const change of due) this.#changes.delete(change.id)
    return due
  }
}
