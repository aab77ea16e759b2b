import type Stripe from 'stripe'
import { type Finding, failed, passed, type SetupQuestion, unchecked } from '../diagnosis.ts'
import { apiVersion } from './stripe-client.ts'
import { type EventSource, eventsFor, type WebhookEvent } from './webhook-events.ts'

export interface WebhookSetup {
  /** Where Stripe must send its events. */
  readonly url: string
  readonly secrets: readonly string[]
  /** The prefixes of the event types that the product handles. */
  readonly handled: readonly string[]
}

export const endpointSources = ['platform', 'connect'] as const

const titles: Readonly<Record<EventSource, string>> = {
  platform: 'your account',
  connect: 'connected accounts',
}

const dashboard = 'https://dashboard.stripe.com/webhooks'
const setThem =
  'Set STRIPE_WEBHOOK_SECRET to the secret of the endpoint for your account, and STRIPE_CONNECT_WEBHOOK_SECRET to that of the endpoint for connected accounts.'
const notThin = 'An event destination of thin events is refused: choose snapshot events.'
const createThem = 'Run `npm run doctor -- --create-webhooks`, or add it in Stripe’s dashboard.'

/** Endpoints created by Permille name their source, whatever Stripe shows. */
export const sourceKey = 'permille'

/** Stripe shows no `connect` field; an endpoint for connected accounts belongs to a Connect application. */
function sourceOf({ application, metadata }: Stripe.WebhookEndpoint): EventSource {
  return application !== null || metadata[sourceKey] === 'connect' ? 'connect' : 'platform'
}

/** The endpoint of this source at our address; an enabled one if there are several. */
export function findEndpoint(
  endpoints: readonly Stripe.WebhookEndpoint[],
  { url, source }: { url: string; source: EventSource },
): Stripe.WebhookEndpoint | undefined {
  const ours = endpoints.filter((each) => each.url === url && sourceOf(each) === source)
  return ours.find(({ status }) => status === 'enabled') ?? ours[0]
}

/** Whether both endpoints exist, are on, and send what the product handles in the version it reads. */
export function webhookQuestions(
  setup: WebhookSetup,
  list: () => Promise<readonly Stripe.WebhookEndpoint[]>,
): SetupQuestion[] {
  const perSource = endpointSources.flatMap((source) => questionsOf(source, setup, list))
  return [...perSource, secretsQuestion(setup)]
}

function questionsOf(
  source: EventSource,
  { url, handled }: WebhookSetup,
  list: () => Promise<readonly Stripe.WebhookEndpoint[]>,
): SetupQuestion[] {
  const find = async () => findEndpoint(await list(), { url, source })
  const ifFound = async (check: (endpoint: Stripe.WebhookEndpoint) => Finding) => {
    const endpoint = await find()
    return endpoint === undefined ? unchecked('There is no endpoint.') : check(endpoint)
  }
  const of = `The webhook endpoint for ${titles[source]}`
  const where = dashboard
  return [
    {
      code: `webhook-${source}`,
      claim: `${of} exists and is on.`,
      where,
      check: async () => existence(await find(), url),
    },
    {
      code: `webhook-${source}-events`,
      claim: `${of} sends every event that is handled here.`,
      where,
      check: () => ifFound((endpoint) => coverage(endpoint, eventsFor(source, handled))),
    },
    {
      code: `webhook-${source}-version`,
      claim: `${of} sends events of API version ${apiVersion}.`,
      where,
      check: () => ifFound(version),
    },
  ]
}

function existence(endpoint: Stripe.WebhookEndpoint | undefined, url: string): Finding {
  if (endpoint === undefined) {
    return failed(`No endpoint sends snapshot events to ${url}.`, `${createThem} ${notThin}`)
  }
  if (endpoint.status === 'enabled') return passed(`${endpoint.id} sends to ${url}.`)
  return failed(`${endpoint.id} is ${endpoint.status}.`, `Enable ${endpoint.id} in the dashboard.`)
}

function coverage(endpoint: Stripe.WebhookEndpoint, required: readonly WebhookEvent[]): Finding {
  const { id, enabled_events: sent } = endpoint
  if (sent.includes('*')) return passed(`${id} sends every event.`)
  const missing = required.filter((name) => !sent.includes(name))
  if (missing.length === 0) return passed(`${id} sends all ${required.length}.`)
  return failed(`${id} does not send ${missing.join(', ')}.`, `Add these events to ${id}.`)
}

/** An endpoint without a version of its own follows the account's, which the API does not show. */
function version({ id, api_version: used }: Stripe.WebhookEndpoint): Finding {
  if (used === apiVersion) return passed(`${id} uses ${used}.`)
  return failed(
    `${id} uses ${used ?? 'your account’s version'}.`,
    `A version cannot be changed: delete ${id}, create it again with ${apiVersion}, and set its new secret.`,
  )
}

function secretsQuestion({ secrets }: WebhookSetup): SetupQuestion {
  const count = new Set(secrets).size
  return {
    code: 'webhook-secrets',
    claim: 'The signing secret of each endpoint is set.',
    where: dashboard,
    check: () => {
      if (!secrets.every((secret) => secret.startsWith('whsec_'))) {
        return failed('A secret does not begin with whsec_, as all of Stripe’s do.', setThem)
      }
      if (count > 1) return passed(`${count} secrets are set.`)
      return failed('Only one secret is set, and each endpoint signs with its own.', setThem)
    },
  }
}
