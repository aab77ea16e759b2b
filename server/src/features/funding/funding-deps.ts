import type { PaymentProvider } from '#integrations/stripe/payment-provider.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { EventHandlers } from './provider-event.ts'

/** What following a payment needs. */
export interface FundingOutcomeDeps {
  readonly database: DatabaseServer
  readonly provider: PaymentProvider
  readonly clock: Clock
  readonly log: Log
}

/** What booking a payment of a lost history needs. */
export interface RecoveryDeps extends FundingOutcomeDeps {
  readonly platformFeeBps: number
}

/** What starting a payment needs. */
export interface FundingDeps extends FundingOutcomeDeps {
  readonly platformFeeBps: number
  /** Payments a brand may start in an hour without paying them. */
  readonly paymentsPerHour: number
  /** Limit of a brand without a track record within 24 hours. */
  readonly firstPayments: { readonly countMax: number; readonly centsMax: number }
}

/** What handling the provider's events needs; the handlers come from every feature that has some. */
export interface ProviderEventDeps extends Pick<FundingOutcomeDeps, 'database' | 'clock' | 'log'> {
  readonly handlers: EventHandlers
}
