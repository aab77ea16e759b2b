import { route } from '../runner/route.ts'
import { missingResource } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'

const retrieve = route('GET /v1/radar/early_fraud_warnings/:id', {
  spec: {},
  run: (stripe, { id }) => {
    const warning = stripe.tables.fraudWarnings.get(id)
    if (!warning) throw missingResource('early fraud warning', id)
    return warning
  },
})

const list = route('GET /v1/radar/early_fraud_warnings', {
  spec: { ...listSpec, charge: 'text', payment_intent: 'text' },
  run: (stripe, { params, path }) => {
    const warnings = stripe.tables.fraudWarnings
      .values()
      .filter(
        (warning) =>
          warning.charge === (params.charge ?? warning.charge) &&
          warning.payment_intent === (params.payment_intent ?? warning.payment_intent),
      )
    return listPage(warnings, params, path)
  },
})

export const fraudWarningRoutes = [retrieve, list]
