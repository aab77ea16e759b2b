import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Collection } from '../state/store.ts'
import type { World } from '../world.ts'

/** A webhook as it arrived at `/inbox/{name}`, byte for byte. */
export interface InboxMessage {
  readonly key: string
  readonly inbox: string
  readonly atMs: number
  /** The three headers of Standard Webhooks; empty where one is missing. */
  readonly id: string
  readonly timestamp: string
  readonly signature: string
  readonly body: string
}

/** `no-secret`: it cannot be checked yet. */
export type Verdict = 'verified' | 'unsigned' | 'wrong-signature' | 'too-old' | 'no-secret'

/** What a receiver allows a clock to differ. */
const toleranceSeconds = 300
const messagesMax = 500

/** A receiver of webhooks that keeps what arrives, and checks it with the secrets that it is given. */
export class Inbox {
  readonly #messages: Collection<InboxMessage>
  readonly #secrets: Collection<string>
  readonly #world: World

  constructor(world: World) {
    this.#world = world
    this.#messages = world.store.collection('inbox.messages')
    this.#secrets = world.store.collection('inbox.secrets')
  }

  receive(message: Omit<InboxMessage, 'key' | 'atMs'>): void {
    const key = this.#world.newId('in_')
    this.#messages.put(key, { ...message, key, atMs: Date.now() })
    const oldest = this.#messages.keys()[0]
    if (this.#messages.size > messagesMax && oldest !== undefined) this.#messages.delete(oldest)
  }

  /** Newest first. */
  list(): InboxMessage[] {
    return this.#messages.values().reverse()
  }

  clear(): void {
    for (const key of this.#messages.keys()) this.#messages.delete(key)
  }

  /** Also checks what has arrived already. */
  useSecret(inbox: string, secret: string): void {
    this.#secrets.put(inbox, secret)
  }

  inboxes(): string[] {
    return this.#secrets.keys()
  }

  /** Which arrival of the same webhook it is: the sender tries again, and may send one twice. */
  timesArrived({ id, inbox, key }: InboxMessage): number {
    const same = this.#messages.values().filter((each) => each.inbox === inbox && each.id === id)
    return same.findIndex((each) => each.key === key) + 1
  }

  verdictOf({ inbox, id, timestamp, signature, body, atMs }: InboxMessage): Verdict {
    if (id === '' || timestamp === '' || signature === '') return 'unsigned'
    const secret = this.#secrets.get(inbox)
    if (secret === undefined) return 'no-secret'
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
    const isSigned = signature.split(' ').some((each) => {
      const [version, given = ''] = each.split(',')
      const bytes = Buffer.from(given, 'base64')
      return version === 'v1' && bytes.length === 32 && timingSafeEqual(bytes, expected)
    })
    if (!isSigned) return 'wrong-signature'
    const age = Math.abs(atMs / 1000 - Number(timestamp))
    return age <= toleranceSeconds ? 'verified' : 'too-old'
  }
}
