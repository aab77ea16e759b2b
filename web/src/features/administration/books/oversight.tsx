import { AttentionCard } from './attention-card.tsx'
import { BooksSummary } from './books-summary.tsx'

/** What needs attention and the state of the books, side by side. */
export function Oversight() {
  return (
    <div className="grid grid-cols-1 gap-4 @2xl/page:grid-cols-2">
      <AttentionCard />
      <BooksSummary />
    </div>
  )
}
