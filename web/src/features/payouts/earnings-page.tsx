import { readEarningsStatsCall } from '@permille/contract/earnings/earnings'
import type { ResponseOf } from '@permille/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { type Stat, StatRow } from '#ui/layout/stat-row.tsx'
import { Money } from '#ui/values/money.tsx'
import { DebtsCard } from '../earnings/debts-card.tsx'
import { EarningsByCampaign } from '../earnings/earnings-by-campaign.tsx'
import { PendingMoneyCard } from '../earnings/pending-money-card.tsx'
import { useWithdrawal, type WithdrawalState } from '../earnings/use-withdrawal.ts'
import { describeAvailable, describePending } from './balance-labels.ts'
import { PayoutAccountCard } from './payout-account-card.tsx'
import { PayoutHistory } from './payout-history.tsx'
import { RequestPayoutCard } from './request-payout-card.tsx'

type Balances = ResponseOf<typeof readEarningsStatsCall>

/** The captions are the specification's in the ordinary case, and otherwise describe the actual one. */
const tilesWith = (withdrawal: WithdrawalState | undefined): readonly Stat<Balances>[] => [
  {
    label: 'Total Earnings',
    value: ({ totalEarnings }) => <Money cents={totalEarnings} />,
    note: 'All time',
  },
  {
    label: 'Available Balance',
    value: ({ availableBalance }) => <Money cents={availableBalance} />,
    note: ({ availableBalance }) => describeAvailable(availableBalance, withdrawal?.rules),
  },
  {
    label: 'Pending',
    value: ({ pendingEarnings }) => <Money cents={pendingEarnings} />,
    note: ({ pendingEarnings }) => describePending(pendingEarnings, withdrawal?.pending),
  },
  {
    label: 'Last Payout',
    value: ({ lastPayoutAmount }) => <Money cents={lastPayoutAmount} />,
    note: 'Most recent',
  },
]

export function EarningsPage() {
  const query = useQuery(queryOf(readEarningsStatsCall))
  const { data } = useWithdrawal()
  return (
    <div className="grid grid-cols-1 gap-4 [&>header]:mb-2">
      <PageHeader
        title="Earnings"
        note="Your posts’ earnings, and how you get paid."
        actions={
          <Link href={paths.statements} className={buttonClasses({ variant: 'secondary' })}>
            Statements
          </Link>
        }
      />
      <StatRow query={query} tiles={tilesWith(data)} />
      <RequestPayoutCard availableCents={query.data?.availableBalance} />
      {query.data !== undefined && query.data.takenBack + query.data.recovered > 0 && (
        <DebtsCard stats={query.data} />
      )}
      <div className="grid grid-cols-1 items-start gap-4 @3xl/page:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <PayoutAccountCard />
          <PayoutHistory />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <PendingMoneyCard />
          <EarningsByCampaign />
        </div>
      </div>
    </div>
  )
}
