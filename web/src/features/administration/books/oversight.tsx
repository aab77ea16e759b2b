import { AttentionCard } from './attention-card.tsx'
import { BooksSummary } from './books-summary.tsx'

/** What needs a person, and whether the money is in order, side by side. */
export function Oversight() {
  return (
    <div className="grid grid-cols-1 gap-4 @2xl/page:grid-cols-2">
      <AttentionCard />
      <BooksSummary />
    </div>
  )
}
