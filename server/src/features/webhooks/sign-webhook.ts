import { createHmac } from 'node:crypto'

interface SignedMessage {
  readonly id: string
  /** Of this attempt, in seconds. */
  readonly timestamp: number
  /** Exactly as it is sent. */
  readonly body: string
  /** `whsec_` and base64; two of them while one replaces the other. */
  readonly secrets: readonly string[]
}

/** Returns the header `webhook-signature` as Standard Webhooks defines it: one signature for each secret. */
export function signWebhook({ id, timestamp, body, secrets }: SignedMessage): string {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return signatures.join(' ')
}
