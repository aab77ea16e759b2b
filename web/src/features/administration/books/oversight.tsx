import { ProviderMoneyCard } from '#features/payouts/admin/provider-money-card.tsx'
import { AttentionCard } from './attention-card.tsx'
import { BooksSummary } from './books-summary.tsx'

/** Shows what needs attention beside the state of the books, and the money at Stripe below. */
export function Oversight() {
  return (
    <div className="grid grid-cols-1 gap-4 @2xl/page:grid-cols-2">
      <AttentionCard />
      <BooksSummary />
      <div className="@2xl/page:col-span-2">
        <ProviderMoneyCard />
      </div>
    </div>
  )
}
