import { type Books, checkBooksCall, readBooksCall } from '@permille/contract/books/books'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Time } from '#ui/values/time.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { BooksVerdict } from './books-verdict.tsx'
import { RuleGroupList, RuleGroupSkeleton } from './rule-group-list.tsx'
import { checkedUntil, isBroken } from './rule-groups.ts'
import { BrokenRule } from './rule-line.tsx'

/** One verdict on all rules of the ledger, any broken one below it, then the rules by group. */
export function BooksCard() {
  const query = useQuery(queryOf(readBooksCall))
  return (
    <Card>
      <CardHeader title="Rules of the ledger" action={<CheckNow />} />
      <Loaded query={query} skeleton={<RulesSkeleton />} failed="The books could not be loaded.">
        {(books) => <Rules books={books} />}
      </Loaded>
    </Card>
  )
}

function CheckNow() {
  const checking = useAction({
    call: checkBooksCall,
    request: () => ({}),
    done: 'Books checked',
    failed: 'The books could not be checked',
  })
  return (
    <Button variant="secondary" isBusy={checking.isPending} onClick={() => checking.mutate()}>
      {checking.isPending ? 'Checking...' : 'Check now'}
    </Button>
  )
}

/** As high as the verdict with what it covers, which take two lines more on a phone. */
const verdictClasses =
  'grid min-h-34 grid-cols-1 content-start gap-3 border-b border-line @lg/page:min-h-28'

function Rules({ books }: { readonly books: Books }) {
  const broken = books.rules.filter(isBroken)
  return (
    <>
      <CardBody className={verdictClasses}>
        <BooksVerdict books={books} />
        <Covered books={books} />
        {broken.length > 0 && (
          <ul aria-label="Broken rules" className="grid grid-cols-1 gap-2">
            {broken.map((rule) => (
              <BrokenRule key={rule.id} rule={rule} />
            ))}
          </ul>
        )}
      </CardBody>
      <RuleGroupList books={books} />
    </>
  )
}

/**
 * Says once, for all rules, how far they were checked: changes every minute, the whole history in
 * steps, now and then.
 */
function Covered({ books: { rules, checkedAt } }: { readonly books: Books }) {
  const { entry, sweptAt } = checkedUntil(rules)
  if (checkedAt === null || entry === null) return null
  return (
    <p className="text-sm text-ink-muted">
      Every entry up to number {formatCount(entry)} is covered.{' '}
      {sweptAt === null ? (
        <span>The first check of the whole history is under way.</span>
      ) : (
        <span>
          The whole history was last checked again <Time at={sweptAt} />.
        </span>
      )}
    </p>
  )
}

function RulesSkeleton() {
  return (
    <>
      <CardBody className={verdictClasses}>
        <div className="grid gap-1.5 pl-10">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-64" />
        </div>
        <Skeleton className="h-4 w-4/5" />
      </CardBody>
      <RuleGroupSkeleton />
    </>
  )
}
