import { platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'

interface FaultPreset {
  readonly name: string
  readonly group: 'Stripe' | 'Cards' | 'Webhooks' | 'Platforms'
  readonly title: string
  /** A body of `POST /control/faults`. */
  readonly fault: Readonly<Record<string, unknown>>
}

const stripe = { provider: 'stripe' }
const inbox = { provider: 'inbox' }
const transfers = { ...stripe, match: 'POST /v1/transfers' }

/** The most common faults, one click each. */
export const faultPresets: readonly FaultPreset[] = [
  {
    name: 'card-declined',
    group: 'Cards',
    title: 'The next card is declined',
    fault: { ...stripe, kind: 'decline_card' },
  },
  {
    name: 'card-asks',
    group: 'Cards',
    title: 'The next card asks for 3-D Secure',
    fault: { ...stripe, kind: 'ask_cardholder' },
  },
  {
    name: 'stripe-down',
    group: 'Stripe',
    title: 'Stripe is down for a minute',
    fault: { ...stripe, kind: 'status', status: 503, forSeconds: 60 },
  },
  {
    name: 'stripe-limit',
    group: 'Stripe',
    title: 'Stripe rate-limits every call for 30 seconds',
    fault: { ...stripe, kind: 'status', status: 429, forSeconds: 30 },
  },
  {
    name: 'stripe-slow',
    group: 'Stripe',
    title: 'Stripe takes 3 seconds for each call, for a minute',
    fault: { ...stripe, kind: 'slow', delaySeconds: 3, forSeconds: 60 },
  },
  {
    name: 'transfer-unknown',
    group: 'Stripe',
    title: 'The next transfer is made, and its response is lost',
    fault: { ...transfers, kind: 'drop_response' },
  },
  {
    name: 'transfer-500',
    group: 'Stripe',
    title: 'The next transfer is made, and answered with 500',
    fault: { ...transfers, kind: 'status_after', status: 500 },
  },
  {
    name: 'transfer-hangs',
    group: 'Stripe',
    title: 'The next transfer gets no response',
    fault: { ...transfers, kind: 'hang' },
  },
  {
    name: 'webhook-lost',
    group: 'Webhooks',
    title: 'The next webhook is lost',
    fault: { ...stripe, kind: 'lose_webhook' },
  },
  {
    name: 'webhooks-twice',
    group: 'Webhooks',
    title: 'Every webhook comes twice for two minutes',
    fault: { ...stripe, kind: 'duplicate_webhook', forSeconds: 120 },
  },
  {
    name: 'webhook-late',
    group: 'Webhooks',
    title: 'The next webhook comes 30 seconds late, after those behind it',
    fault: { ...stripe, kind: 'delay_webhook', delaySeconds: 30 },
  },
  {
    name: 'inbox-500',
    group: 'Webhooks',
    title: 'The inbox returns 500 for the next three webhooks',
    fault: { ...inbox, kind: 'status_after', status: 500, times: 3 },
  },
  {
    name: 'inbox-gone',
    group: 'Webhooks',
    title: 'The inbox returns 410 for the next webhook: it wants no more',
    fault: { ...inbox, kind: 'status_after', status: 410 },
  },
  {
    name: 'inbox-limit',
    group: 'Webhooks',
    title: 'The inbox is busy for 30 seconds',
    fault: {
      ...inbox,
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '30' },
      forSeconds: 30,
    },
  },
  {
    name: 'inbox-slow',
    group: 'Webhooks',
    title: 'The inbox takes 20 seconds for the next webhook',
    fault: { ...inbox, kind: 'slow', delaySeconds: 20 },
  },
  {
    name: 'tiktok-field',
    group: 'Platforms',
    title: 'TikTok no longer knows a field, once',
    fault: {
      provider: 'tiktok',
      match: 'POST /v2/video/query',
      kind: 'status',
      status: 400,
      body: {
        data: {},
        error: { code: 'invalid_params', message: 'Invalid fields: share_count', log_id: '1' },
      },
    },
  },
  {
    name: 'x-field',
    group: 'Platforms',
    title: 'X no longer knows a field, once',
    fault: {
      provider: 'x',
      match: 'GET /2/tweets',
      kind: 'status',
      status: 400,
      body: {
        errors: [
          {
            parameters: { 'tweet.fields': ['paid_partnership'] },
            message:
              'The `tweet.fields` query parameter value [paid_partnership] is not one of [id,text]',
          },
        ],
        title: 'Invalid Request',
        detail: 'One or more parameters to your request was invalid.',
        type: 'https://api.x.com/2/problems/invalid-request',
      },
    },
  },
  ...platforms.flatMap((provider): FaultPreset[] => [
    {
      name: `${provider}-down`,
      group: 'Platforms',
      title: `${platformFacts[provider].title} is down for a minute`,
      fault: { provider, kind: 'status', status: 503, forSeconds: 60 },
    },
    {
      name: `${provider}-limit`,
      group: 'Platforms',
      title: `${platformFacts[provider].title}’s rate limit is used up for a minute`,
      fault: { provider, kind: 'status', status: 429, forSeconds: 60 },
    },
  ]),
]
