import type { PaymentProvider } from '#integrations/stripe/payment-provider.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'

export interface ChargebackDeps {
  readonly database: DatabaseServer
  readonly provider: PaymentProvider
  readonly clock: Clock
  readonly log: Log
}
