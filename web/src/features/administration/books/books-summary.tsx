import { readBooksCall } from '@permille/contract/books/books'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { BooksVerdict } from './books-verdict.tsx'
import { MoneyWhole } from './money-whole.tsx'

/** Shows whether the ledger can be trusted, and where the brands' money is. */
export function BooksSummary() {
  const query = useQuery(queryOf(readBooksCall))
  return (
    <Card>
      <CardHeader
        title="The books"
        action={
          <Link
            href={adminPaths.books}
            className="finger shrink-0 font-medium text-accent hover:underline"
          >
            Every rule
          </Link>
        }
      />
      <CardBody className="grid grid-cols-1 gap-5">
        <Loaded
          query={query}
          skeleton={<Skeleton className="h-48" />}
          failed="The books could not be loaded."
        >
          {(books) => (
            <div className="grid grid-cols-1 gap-5">
              <BooksVerdict books={books} />
              <MoneyWhole money={books.money} />
            </div>
          )}
        </Loaded>
      </CardBody>
    </Card>
  )
}
