import type { PaymentProvider } from '#integrations/stripe/payment-provider.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'

export interface PayoutDeps {
  readonly database: DatabaseServer
  readonly provider: PaymentProvider
  readonly clock: Clock
  readonly log: Log
  /** How long a creator cannot withdraw after a payout account was connected. */
  readonly accountChangeHoldHours: number
}

/** What asking the provider for the state of a payout account needs. */
export type AccountLookupDeps = Omit<PayoutDeps, 'log'>

/** What opening a payout account needs. */
export interface PayoutAccountDeps extends AccountLookupDeps {
  /** URL of this installation, such as `https://permille.example`. */
  readonly appUrl: string
  /** False without a mail server: no address can be proven then. */
  readonly isMailSent: boolean
}
