import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registerStripeJs } from '../stripe-js/serve-stripe-js.ts'
import { balanceRoutes } from './balance/balance-routes.ts'
import { balanceSettingsRoutes } from './balance/balance-settings-routes.ts'
import { countrySpecRoutes } from './balance/country-spec-routes.ts'
import { registerOwnFees } from './balance/own-fees.ts'
import { topupRoutes } from './balance/topup-routes.ts'
import { accountRoutes } from './connect/account-routes.ts'
import { capabilityRoutes } from './connect/capability-routes.ts'
import { registerOnboardingPages } from './connect/onboarding-pages.ts'
import { platformAccountRoutes } from './connect/platform-account.ts'
import { transferRoutes } from './connect/transfer-routes.ts'
import { webhookEndpointRoutes } from './endpoints/webhook-endpoint-routes.ts'
import { eventRoutes } from './events/event-routes.ts'
import { startLaterChanges } from './events/run-later-changes.ts'
import { startWebhookSender } from './events/webhook-sender.ts'
import { chargeRoutes } from './payments/charge-routes.ts'
import { disputeRoutes } from './payments/dispute-routes.ts'
import { fraudWarningRoutes } from './payments/fraud-warning-routes.ts'
import { paymentIntentRoutes } from './payments/payment-intent-routes.ts'
import { refundRoutes } from './payments/refund-routes.ts'
import { registerThreeDSecurePage } from './payments/three-d-secure-page.ts'
import { payoutRoutes } from './payouts/payout-routes.ts'
import { allowBrowsers } from './runner/cors.ts'
import { IdempotencyKeys } from './runner/idempotency.ts'
import type { Route } from './runner/route.ts'
import { runCall } from './runner/run-call.ts'
import type { StripeSandbox } from './stripe-sandbox.ts'
import { v2AccountLinkRoutes } from './v2/account-link-route.ts'
import { v2AccountRoutes } from './v2/account-routes.ts'
import { eventDestinationRoutes } from './v2/event-destination-routes.ts'
import { v2EventRoutes } from './v2/event-routes.ts'

const routes: readonly Route[] = [
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...fraudWarningRoutes,
  ...accountRoutes,
  ...capabilityRoutes,
  ...platformAccountRoutes,
  ...transferRoutes,
  ...balanceRoutes,
  ...topupRoutes,
  ...balanceSettingsRoutes,
  ...countrySpecRoutes,
  ...payoutRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes,
  ...v2AccountRoutes,
  ...v2AccountLinkRoutes,
  ...v2EventRoutes,
  ...eventDestinationRoutes,
]

/** Paths that TikTok, whose paths also begin with `/v2/`, does not have. */
const families = [
  '/v1',
  '/v2/billing',
  '/v2/commerce',
  '/v2/core',
  '/v2/money_management',
  '/v2/test_helpers',
]

/** Registers Stripe's API under `/v1` and `/v2`, its pages, and its own activity: webhooks and delayed changes. */
export function registerStripe(app: FastifyInstance, stripe: StripeSandbox): void {
  const keys = new IdempotencyKeys(stripe.world)
  allowBrowsers(app, stripe.world.appOrigins)
  acceptEmptyJson(app)
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500
    const type = status < 500 ? 'invalid_request_error' : 'api_error'
    return reply.code(status).send({ error: { type, message: error.message } })
  })
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => runCall({ stripe, keys, route }, request, reply),
    })
  }
  for (const family of families) app.all(`${family}/*`, refuseUnknown)
  registerOwnFees(app, stripe)
  registerOnboardingPages(app, stripe)
  registerThreeDSecurePage(app, stripe)
  registerStripeJs(app)

  const running = [startWebhookSender(stripe), startLaterChanges(stripe)]
  app.addHook('onClose', async () => {
    for (const loop of running) loop.stop()
  })
}

function refuseUnknown(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] ?? ''
  const message = `Unrecognized request URL (${request.method}: ${path}).`
  const error = { type: 'invalid_request_error', message }
  return reply
    .code(404)
    .send({ error: path.startsWith('/v2/') ? { ...error, code: 'not_found' } : error })
}

/** The official SDK sends calls of the second API without parameters as JSON of no length. */
function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)))
    } catch {
      const invalid: FastifyError = Object.assign(new Error('Invalid JSON in the request body.'), {
        code: 'invalid_json',
        statusCode: 400,
      })
      done(invalid)
    }
  })
}
