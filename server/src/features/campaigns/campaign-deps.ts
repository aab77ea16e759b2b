import type { CampaignId } from '@permille/contract/ids'
import type { Clock } from '#platform/clock.ts'
import type { ChangeListener } from '#platform/database/change-listener.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'

/** What the calls need. */
export interface CampaignDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  /** Cancels unpaid payments at the provider; books those that were paid after all. */
  readonly cancelOpenPayments: (campaignId: CampaignId) => Promise<void>
  /** With it, pages of the live list are cached until a campaign changes. */
  readonly campaignChanges?: ChangeListener
}

/** What time-based transitions need. */
export interface ScheduleDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly log: Log
}
