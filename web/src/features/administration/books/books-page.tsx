import { AdminTabs } from '#features/accounts/admin-tabs.tsx'
import { ComparisonTotalsCard } from '#features/books/comparison-totals-card.tsx'
import { BooksCard } from './books-card.tsx'
import { MoneyCard } from './money-card.tsx'

/** Shows whether the ledger's rules hold, what Stripe reports, and where the brands' money is. */
export function BooksPage() {
  return (
    <AdminTabs
      section="payouts"
      title="Books"
      note="Every rule of the ledger, checked against its entries, and a comparison with Stripe’s own list."
    >
      <BooksCard />
      <ComparisonTotalsCard />
      <MoneyCard />
    </AdminTabs>
  )
}
