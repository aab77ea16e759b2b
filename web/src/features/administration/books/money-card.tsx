import { readBooksCall } from '@permille/contract/books/books'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { MoneyWhole } from './money-whole.tsx'

/** Where every dollar that brands brought in is now. */
export function MoneyCard() {
  const query = useQuery(queryOf(readBooksCall))
  return (
    <Card>
      <CardHeader title="Where the money is" />
      <CardBody>
        <Loaded
          query={query}
          skeleton={<Skeleton className="h-48" />}
          failed="Where the money is could not be loaded."
        >
          {({ money }) => <MoneyWhole money={money} />}
        </Loaded>
      </CardBody>
    </Card>
  )
}
