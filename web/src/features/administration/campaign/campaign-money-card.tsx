import {
  type CampaignMoney,
  readCampaignMoneyCall,
} from '@permille/contract/campaigns/campaign-overview'
import type { CampaignId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Money } from '#ui/values/money.tsx'

/** Shows where all the money paid in is now. */
export function CampaignMoneyCard({ campaignId }: { readonly campaignId: CampaignId }) {
  const query = useQuery(queryOf(readCampaignMoneyCall, { params: { id: campaignId } }))
  return (
    <Card>
      <CardHeader title="Money" />
      <Loaded query={query} skeleton={<ListSkeleton />} failed="The totals could not be loaded.">
        {(money) => (
          <CardBody>
            <Sums money={money} />
          </CardBody>
        )}
      </Loaded>
    </Card>
  )
}

/** The parts add up to what was funded. */
export function Sums({ money }: { readonly money: CampaignMoney }) {
  return (
    <Facts>
      <Amount label="Spent" cents={money.spentCents} />
      {money.feesCents !== 0 && <Amount label="Fees" cents={money.feesCents} />}
      {money.refundedCents !== 0 && <Amount label="Refunded" cents={money.refundedCents} />}
      {money.overRefundedCents !== 0 && (
        <Amount label="Beyond the campaign’s money" cents={-money.overRefundedCents} />
      )}
      {money.debtPaidCents !== 0 && (
        <Amount label="Kept to repay the brand’s debt" cents={money.debtPaidCents} />
      )}
      {money.chargedBackCents !== 0 && (
        <Amount label="Taken back by banks" cents={money.chargedBackCents} />
      )}
      <Amount label="Left" cents={money.heldCents} />
      <Amount label="Funded" cents={money.paidInCents} isTotal />
    </Facts>
  )
}

interface AmountProps {
  readonly label: string
  readonly cents: number
  readonly isTotal?: boolean
}

function Amount({ label, cents, isTotal = false }: AmountProps) {
  return (
    <Fact label={label} isTotal={isTotal}>
      <Money cents={cents} />
    </Fact>
  )
}
