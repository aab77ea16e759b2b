import { toCents } from '@permille/contract/money'
import type { ProviderMoney } from '@permille/contract/payouts/provider-money'
import type { Database } from '#platform/database/database.ts'
import { isExpectedError } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/jobs/job.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { providerRefusedUs } from '../payout-jobs.ts'
import {
  countWaitingPayouts,
  findReading,
  readDues,
  saveReading,
} from './provider-balance-store.ts'
import { foreseeShortfall, laterCents, type Shortfall } from './provider-money.ts'

type BalanceDeps = Pick<PayoutDeps, 'database' | 'provider' | 'clock'>

/** Reads our balance at the provider, and stores it beside what is owed. */
export async function refreshProviderBalance(deps: BalanceDeps): Promise<void> {
  const readAt = deps.clock.now()
  const balance = await deps.provider.readBalance()
  const dues = await readDues(deps.database)
  await saveReading(deps.database, { ...balance, readAt, dues })
}

/** The scheduled reading, which first notices a key that the provider no longer accepts. */
export async function watchProviderBalance(deps: BalanceDeps): Promise<void> {
  try {
    await refreshProviderBalance(deps)
  } catch (error) {
    if (isExpectedError(error) && error.code === 'payment-provider-misconfigured') {
      await deps.database.transaction((tx) => enqueue(tx, providerRefusedUs, { payload: {} }))
    }
    throw error
  }
}

/** The provider's balance when last read, beside what was owed then. Before the first reading, what is owed now. */
export async function readProviderMoney(
  db: Database,
): Promise<
  Omit<ProviderMoney, 'readAt' | 'shortfall'> & { readAt: Date | null; shortfall: Shortfall | null }
> {
  const [reading, waiting] = await Promise.all([findReading(db), countWaitingPayouts(db)])
  const dues = reading?.dues ?? (await readDues(db))
  return {
    readAt: reading?.readAt ?? null,
    availableCents: reading?.availableCents ?? toCents(0),
    pendingCents: reading?.pendingCents ?? toCents(0),
    owedNowCents: dues.nowCents,
    owedLaterCents: laterCents(dues),
    inCampaignsCents: dues.inCampaignsCents,
    shortfall: reading === undefined ? null : foreseeShortfall(reading),
    waiting,
  }
}

/** Null while the provider's balance covers everything, and before the first reading. */
export async function readShortfall(db: Database): Promise<Shortfall | null> {
  const reading = await findReading(db)
  return reading === undefined ? null : foreseeShortfall(reading)
}
