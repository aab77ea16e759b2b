import { formatCents } from '@permille/contract/money'
import {
  type ProviderMoney,
  readProviderMoneyCall,
} from '@permille/contract/payouts/provider-money'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Money } from '#ui/values/money.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { dueLabels } from './due-labels.ts'

/** Shows what Stripe holds for us, beside what is owed to creators and campaigns. */
export function ProviderMoneyCard() {
  const query = useQuery(queryOf(readProviderMoneyCall))
  return (
    <Card>
      <CardHeader title="Money at Stripe" />
      <CardBody>
        <Loaded
          query={query}
          skeleton={<Skeleton className="h-40" />}
          failed="The money at Stripe could not be loaded."
        >
          {(money) => <Holdings money={money} />}
        </Loaded>
      </CardBody>
    </Card>
  )
}

function Holdings({ money }: { readonly money: ProviderMoney }) {
  const { availableCents, pendingCents, owedNowCents, owedLaterCents, inCampaignsCents } = money
  return (
    <div className="grid grid-cols-1 gap-5">
      <Verdict money={money} />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-5 @2xl/page:grid-cols-2">
        <Facts>
          <Fact label="Available">
            <Money cents={availableCents} />
          </Fact>
          <Fact label="Settling">
            <Money cents={pendingCents} />
          </Fact>
          <Fact label="Held by Stripe" isTotal>
            <Money cents={availableCents + pendingCents} />
          </Fact>
        </Facts>
        <Facts>
          <Fact label="Creators can withdraw">
            <Money cents={owedNowCents} />
          </Fact>
          <Fact label="Earned, not withdrawable yet">
            <Money cents={owedLaterCents} />
          </Fact>
          <Fact label="Left in campaigns">
            <Money cents={inCampaignsCents} />
          </Fact>
          <Fact label="Owed" isTotal>
            <Money cents={owedCents(money)} />
          </Fact>
        </Facts>
      </div>
    </div>
  )
}

function owedCents({ owedNowCents, owedLaterCents, inCampaignsCents }: ProviderMoney): number {
  return owedNowCents + owedLaterCents + inCampaignsCents
}

function Verdict({ money }: { readonly money: ProviderMoney }) {
  const { shortfall, waiting } = money
  return (
    <>
      {money.readAt === null && <Notice>Stripe’s balance has not been read yet.</Notice>}
      {money.readAt !== null && shortfall === null && (
        <Notice tone="positive">
          {owedCents(money) === 0
            ? 'Nothing is owed yet.'
            : 'Stripe holds enough for everything that is owed.'}
        </Notice>
      )}
      {shortfall !== null && (
        <Notice tone="negative">
          {formatCents(shortfall.cents)} will be missing at Stripe. Top up your balance there{' '}
          {dueLabels(shortfall.dueAt)}.
        </Notice>
      )}
      {waiting.count > 0 && (
        <Notice>
          {formatCount(waiting.count)} {waiting.count === 1 ? 'payout waits' : 'payouts wait'} for
          card payments to settle: {formatCents(waiting.cents)}. We send them automatically.
        </Notice>
      )}
    </>
  )
}
