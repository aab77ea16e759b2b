import { AttentionCard } from './attention-card.tsx'
import { BooksSummary } from './books-summary.tsx'

export { ProviderMoneyCard } from '#features/payouts/admin/provider-money-card.tsx'

/** Shows what needs attention beside the state of the books, no lower than its skeleton: charts follow. */
export function Oversight() {
  return (
    <div className="grid grid-cols-1 gap-4 *:min-h-80 @2xl/page:grid-cols-2">
      <AttentionCard />
      <BooksSummary />
    </div>
  )
}
