import type { OperatorSettings } from '@permille/contract/administration/settings'
import type { SetupCheck } from '@permille/contract/administration/setup'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Turn } from '#platform/database/turn.ts'
import type { Health } from '#platform/watch/health.ts'
import type { Metrics } from '#platform/watch/metrics.ts'
import type { ReadQuotaUsed } from '../connections/public.ts'
import type { TellDeps } from '../notifications/public.ts'

export interface AdministrationDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
}

export interface SettingsDeps {
  /** The operator's settings, read once when the server starts. */
  readonly operatorSettings: OperatorSettings
}

export interface SetupDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  /** Looks at every outside party, for some seconds; never throws and moves no money. */
  readonly checkProviders: () => Promise<SetupCheck[]>
}

/** What watching how the installation runs needs. */
export interface WatchDeps extends Omit<TellDeps, 'alertAddress'> {
  /** Null: no one is told by mail. */
  readonly alertAddress: string | null
  readonly metrics: Metrics
  readonly readQuotaUsed: ReadQuotaUsed
  /** When the scheduled tasks of this process last succeeded. */
  readonly taskSuccesses: Health
  /** One worker watches for all. */
  readonly watchTurn: Turn
}
