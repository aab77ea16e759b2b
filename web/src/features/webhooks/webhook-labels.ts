import type { PublicEventType } from '@permille/contract/events/event-types'
import type {
  DeliveryError,
  DeliveryState,
  Webhook,
  WebhookFormat,
  WebhookState,
} from '@permille/contract/webhooks/webhooks'
import type { Tone } from '#ui/values/badge.tsx'

export const formatLabels: Readonly<Record<WebhookFormat, string>> = {
  standard: 'Signed JSON (Standard Webhooks)',
  discord: 'Messages in a Discord channel',
  slack: 'Messages in a Slack channel',
}

export const addressHints: Readonly<Record<WebhookFormat, string>> = {
  standard: 'An https address of yours that takes POST requests.',
  discord: 'In Discord: Edit channel, Integrations, Webhooks, Copy webhook URL.',
  slack: 'In Slack: an app’s incoming webhook, which begins with https://hooks.slack.com/.',
}

export const stateLabels: Readonly<Record<WebhookState, string>> = {
  on: 'On',
  failing: 'Failing',
  off: 'Switched off',
  gone: 'Ended',
}

export const stateTones: Readonly<Record<WebhookState, Tone>> = {
  on: 'positive',
  failing: 'negative',
  off: 'neutral',
  gone: 'negative',
}

export const deliveryLabels: Readonly<Record<DeliveryState, string>> = {
  due: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  skipped: 'Not sent',
}

export const deliveryTones: Readonly<Record<DeliveryState, Tone>> = {
  due: 'neutral',
  delivered: 'positive',
  failed: 'negative',
  skipped: 'neutral',
}

const errorLabels: Readonly<Record<DeliveryError, string>> = {
  timeout: 'no answer in time',
  refused: 'the connection was refused',
  dns: 'the name has no address',
  tls: 'no secure connection',
  'not-public': 'the address is not public',
  reset: 'the connection broke',
  other: 'no valid answer',
  redirect: 'a redirect, which is not followed',
  status: 'an error',
}

interface Answer {
  readonly status: number | null
  readonly ms: number | null
  readonly error: DeliveryError | null
}

/** "500, in 120 ms"; null before the first try. */
export function answerLabel({ status, ms, error }: Answer): string | null {
  const words = [
    ...(status === null ? [] : [String(status)]),
    ...(error === null || (error === 'status' && status !== null) ? [] : [errorLabels[error]]),
  ]
  if (words.length === 0) return null
  return ms === null ? words.join(', ') : `${words.join(', ')}, in ${ms.toLocaleString('en-US')} ms`
}

const kindLabels: Readonly<Record<string, string>> = {
  campaign: 'Campaigns',
  submission: 'Posts',
  payment: 'Payments',
  refund: 'Refunds',
  chargeback: 'Chargebacks',
  dispute: 'Disputes',
  member: 'People',
  key: 'API keys',
  brand: 'The brand',
  webhook: 'Webhooks',
  payout: 'Payouts',
  payouts: 'Payouts',
  creator: 'Creators',
  user: 'Accounts',
  report: 'Reports',
  exception: 'The books',
}

/** The types under headings, each as it is called in the message. */
export function typeGroups(types: readonly PublicEventType[]): Record<string, PublicEventType[]> {
  const groups: Record<string, PublicEventType[]> = {}
  for (const type of types) {
    const [kind = ''] = type.split('.')
    const label = kindLabels[kind] ?? kind
    groups[label] = [...(groups[label] ?? []), type]
  }
  return groups
}

export function typesLabel(types: Webhook['types']): string {
  if (types === null) return 'All events'
  return types.length === 1 ? '1 type of event' : `${types.length} types of events`
}

export function eventsText(count: number): string {
  return count === 1 ? '1 event' : `${count.toLocaleString('en-US')} events`
}
