import type { PublishedEvent } from '@permille/contract/events/published-event'
import { eventVersion } from '@permille/contract/events/published-event'
import type { DeliveryError } from '@permille/contract/webhooks/webhooks'
import { sendPublic } from '#platform/outside/send-public.ts'
import { version } from '#platform/version.ts'
import type { Claimed } from './claim-store.ts'
import { secretContext, urlContext } from './endpoint-secrets.ts'
import { discordBody, slackBody } from './formats/chat-message.ts'
import { testBody } from './formats/test-message.ts'
import { signWebhook } from './sign-webhook.ts'
import { errorOf, type Outcome, requestTimeoutMs } from './webhook.ts'
import type { WebhookDeps } from './webhook-deps.ts'

type Target = Pick<
  Claimed,
  'endpointId' | 'ownerId' | 'format' | 'sealedUrl' | 'sealedSecret' | 'previousSealedSecret'
>
type Sending = Pick<WebhookDeps, 'clock' | 'encryption' | 'appUrl' | 'privateHosts' | 'log'> & {
  readonly timeoutMs?: number
}

/** A message that is no event. */
export const testType = 'test.ping'

/** What is sent of an event; `type` and `data` of a test are no event’s. */
export type Message = Omit<PublishedEvent, 'type' | 'timestamp' | 'data'> & {
  readonly type: string
  readonly timestamp: string
  readonly data: object
}

/** Its fields in one order, so that each try has the same bytes. */
export function messageOf(
  event: Pick<Claimed, 'eventId' | 'type' | 'at' | 'seq' | 'brandId' | 'data'>,
): Message {
  const { eventId: id, type, at, seq: sequence, brandId, data } = event
  const timestamp = at.toISOString()
  return { id, type, timestamp, version: eventVersion, sequence, brandId, data }
}

/** Sends events to an endpoint: one signed request for its own receiver, one message for a channel. Never throws. */
export async function deliver(
  deps: Sending,
  target: Target,
  messages: readonly Message[],
): Promise<Outcome> {
  const startedAt = Date.now()
  try {
    return await send(deps, target, messages)
  } catch (error) {
    const { endpointId } = target
    deps.log.error({ err: error, endpointId }, 'a webhook request could not be made')
    return failed('other', Date.now() - startedAt)
  }
}

async function send(deps: Sending, target: Target, messages: readonly Message[]): Promise<Outcome> {
  const url = deps.encryption.open(target.sealedUrl, urlContext(target.endpointId))
  const request = requestOf(deps, target, messages)
  const timeoutMs = deps.timeoutMs ?? requestTimeoutMs
  const sent = await sendPublic({ url, allowed: deps.privateHosts }, { ...request, timeoutMs })
  if ('error' in sent) return failed(sent.error, sent.ms)
  const { status, ms } = sent
  const retryAfterSeconds = sent.retryAfterSeconds ?? askedInBody(target, sent.body)
  return { status, ms, error: errorOf(status), retryAfterSeconds }
}

function failed(error: DeliveryError, ms: number): Outcome {
  return { status: null, ms, error, retryAfterSeconds: null }
}

function requestOf(deps: Sending, target: Target, messages: readonly Message[]) {
  const { format } = target
  const headers = { 'content-type': 'application/json', 'user-agent': `Permille/${version}` }
  if (format !== 'standard')
    return { headers, body: channelBody(deps, { ...target, format }, messages) }
  const [message] = messages
  const body = JSON.stringify(message)
  const id = message?.id ?? ''
  const timestamp = Math.floor(deps.clock.now().getTime() / 1000)
  const signature = signWebhook({ id, timestamp, body, secrets: secretsOf(deps, target) })
  return {
    headers: {
      ...headers,
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    },
    body,
  }
}

function channelBody(
  { appUrl }: Sending,
  { format, ownerId }: Target & { format: 'discord' | 'slack' },
  messages: readonly Message[],
): string {
  if (messages.some(({ type }) => type === testType)) return testBody(format, appUrl)
  const bodyOf = format === 'discord' ? discordBody : slackBody
  const audience = ownerId === null ? 'installation' : 'brand'
  return bodyOf(messages as readonly PublishedEvent[], appUrl, audience)
}

function secretsOf({ encryption }: Sending, target: Target): string[] {
  const context = secretContext(target.endpointId)
  return [target.sealedSecret, target.previousSealedSecret].flatMap((sealed) =>
    sealed === null ? [] : [encryption.open(sealed, context)],
  )
}

/** Discord says in its answer how long to wait, in seconds. */
function askedInBody({ format }: Target, body: string): number | null {
  if (format !== 'discord') return null
  try {
    const { retry_after: seconds } = JSON.parse(body) as { readonly retry_after?: unknown }
    return typeof seconds === 'number' && seconds >= 0 ? seconds : null
  } catch {
    return null
  }
}
