import type Stripe from 'stripe'
import type { CreateAccountParams } from './account-params.ts'

type Controller = Stripe.Account.Controller

/** With controller properties the legacy type is "none", except for a dashboard of Stripe's own. */
export function typeOf(params: CreateAccountParams): Stripe.Account['type'] {
  if (params.type !== undefined) return params.type
  const dashboard = params.controller?.stripe_dashboard?.type ?? 'full'
  return dashboard === 'express' ? 'express' : dashboard === 'full' ? 'standard' : 'none'
}

const legacy: Readonly<Record<'custom' | 'express' | 'standard', Omit<Controller, 'type'>>> = {
  custom: {
    fees: { payer: 'application_custom' },
    losses: { payments: 'application' },
    requirement_collection: 'application',
    stripe_dashboard: { type: 'none' },
  },
  express: {
    fees: { payer: 'application_express' },
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'express' },
  },
  standard: {
    fees: { payer: 'account' },
    losses: { payments: 'stripe' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'full' },
  },
}

/** Who pays fees, bears losses, collects details and offers the dashboard. */
export function controllerOf(params: CreateAccountParams): Controller {
  const ours = { type: 'application', is_controller: true } as const
  if (params.type !== undefined) return { ...ours, ...legacy[params.type] }
  const {
    fees,
    losses,
    requirement_collection: collects,
    stripe_dashboard: dashboard,
  } = params.controller ?? {}
  return {
    ...ours,
    fees: { payer: fees?.payer ?? 'account' },
    losses: { payments: losses?.payments ?? 'stripe' },
    requirement_collection: collects ?? 'stripe',
    stripe_dashboard: { type: dashboard?.type ?? 'full' },
  }
}
