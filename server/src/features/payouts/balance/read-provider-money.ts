import type { ProviderMoney } from '@permille/contract/admin/provider-money'
import { toCents } from '@permille/contract/money'
import type { Database } from '../../../platform/database/database.ts'
import { isExpectedError } from '../../../platform/errors/errors.ts'
import { enqueue } from '../../../platform/jobs/job.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { providerRefusedUs } from '../payout-jobs.ts'
import {
  countWaitingPayouts,
  findBalance,
  readDues,
  saveBalance,
} from './provider-balance-store.ts'
import { foreseeShortfall, laterCents, type Shortfall } from './provider-money.ts'

type BalanceDeps = Pick<PayoutDeps, 'database' | 'provider' | 'clock'>

/** Asks the provider what it holds for us, and stores it. */
export async function refreshProviderBalance(deps: BalanceDeps): Promise<void> {
  const readAt = deps.clock.now()
  await saveBalance(deps.database, { ...(await deps.provider.readBalance()), readAt })
}

/** The same, on the schedule, where a key that the provider no longer takes is first noticed. */
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

/** What the provider held when last asked, beside what is owed now. */
export async function readProviderMoney(
  db: Database,
): Promise<
  Omit<ProviderMoney, 'readAt' | 'shortfall'> & { readAt: Date | null; shortfall: Shortfall | null }
> {
  const [balance, dues, waiting] = await Promise.all([
    findBalance(db),
    readDues(db),
    countWaitingPayouts(db),
  ])
  return {
    readAt: balance?.readAt ?? null,
    availableCents: balance?.availableCents ?? toCents(0),
    pendingCents: balance?.pendingCents ?? toCents(0),
    owedNowCents: dues.nowCents,
    owedLaterCents: laterCents(dues),
    inCampaignsCents: dues.inCampaignsCents,
    shortfall: balance === undefined ? null : foreseeShortfall(balance, dues),
    waiting,
  }
}

/** Null while what the provider holds covers everything, and before it was first asked. */
export async function readShortfall(db: Database): Promise<Shortfall | null> {
  const balance = await findBalance(db)
  return balance === undefined ? null : foreseeShortfall(balance, await readDues(db))
}
