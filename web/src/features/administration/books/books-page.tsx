import { adminPaths } from '#admin-paths.ts'
import { BackLink } from '#features/accounts/back-link.tsx'
import { ComparisonTotalsCard } from '#features/books/comparison-totals-card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { BooksCard } from './books-card.tsx'
import { MoneyCard } from './money-card.tsx'

/** Shows whether the ledger's rules hold, where the brands' money is, and what Stripe reports. */
export function BooksPage() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        <BackLink href={adminPaths.payouts} label="Payouts" />
        <PageHeader
          title="Books"
          note="Every rule of the ledger, checked against its entries, and a comparison with Stripe’s own list."
        />
      </div>
      <BooksCard />
      <ComparisonTotalsCard />
      <MoneyCard />
    </div>
  )
}
