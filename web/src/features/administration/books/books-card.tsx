import type { Books } from '@permille/contract/books/books'
import { type BookRule, checkBooksCall, readBooksCall } from '@permille/contract/books/books'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Time } from '#ui/values/time.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { BooksVerdict } from './books-verdict.tsx'
import { MoneyWhole } from './money-whole.tsx'

/** Lists every rule of the ledger with its result, and where the money is. */
export function BooksCard() {
  const query = useQuery(queryOf(readBooksCall))
  return (
    <Card>
      <CardHeader title="Rules of the ledger" action={<CheckNow />} />
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={6} />}
        failed="The books could not be loaded."
      >
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

function Rules({ books }: { readonly books: Books }) {
  return (
    <>
      <CardBody className="grid grid-cols-1 gap-5 border-b border-line">
        <BooksVerdict books={books} />
        <MoneyWhole money={books.money} />
      </CardBody>
      <ul aria-label="Rules of the ledger" className="divide-y divide-line">
        {books.rules.map((rule) => (
          <Rule key={rule.id} rule={rule} isChecked={books.checkedAt !== null} />
        ))}
      </ul>
    </>
  )
}

interface RuleProps {
  readonly rule: BookRule
  readonly isChecked: boolean
}

function Rule({ rule, isChecked }: RuleProps) {
  const { id, claim, offenders, unchecked } = rule
  const isBroken = offenders.length > 0
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-5 py-2.5 @xl/page:grid-cols-[2.5rem_minmax(0,1fr)_auto]">
      <span className="font-mono text-sm text-ink-muted">{id}</span>
      <div className="order-1 col-span-2 [overflow-wrap:anywhere] @xl/page:order-none @xl/page:col-span-1">
        <p>{claim}</p>
        <HowFar rule={rule} />
      </div>
      {isChecked && unchecked === null ? (
        <Result isBroken={isBroken} />
      ) : (
        <span className="text-ink-muted">{isChecked ? 'Not checked' : '–'}</span>
      )}
      {isBroken && <Offenders rule={rule} />}
      {unchecked !== null && (
        <p className="order-1 col-span-2 text-sm text-ink-muted [overflow-wrap:anywhere] @xl/page:order-none @xl/page:col-start-2">
          {unchecked}
        </p>
      )}
    </li>
  )
}

/**
 * Says how far the rule was checked: changes every minute, the whole history in steps, now and
 * then.
 */
function HowFar({ rule: { isGuaranteed, untilEntry, walkedAt } }: Pick<RuleProps, 'rule'>) {
  if (isGuaranteed) return <p className="text-sm text-ink-muted">Guaranteed by the database</p>
  if (untilEntry === null) return null
  return (
    <p className="text-sm text-ink-muted">
      Until entry {formatCount(untilEntry)}
      {walkedAt !== null && (
        <span>
          , all history <Time at={walkedAt} />
        </span>
      )}
    </p>
  )
}

function Result({ isBroken }: { readonly isBroken: boolean }) {
  const Icon = isBroken ? CircleX : CircleCheck
  return (
    <span
      className={
        isBroken
          ? 'flex items-center gap-1.5 font-medium text-negative'
          : 'flex items-center gap-1.5 text-positive'
      }
    >
      <Icon aria-hidden="true" className="size-4 self-center" />
      {isBroken ? 'Broken' : 'Holds'}
    </span>
  )
}

/** Lists the ids of the offending rows, for an operator to look up. */
function Offenders({ rule }: { readonly rule: BookRule }) {
  return (
    <ul className="order-1 col-span-2 grid gap-1 @xl/page:order-none @xl/page:col-start-2 rounded-control bg-negative-soft px-3 py-2">
      {rule.offenders.map(({ offender, detail }) => (
        <li key={`${offender} ${detail}`} className="text-sm [overflow-wrap:anywhere]">
          <span className="font-mono">{offender}</span>: {detail}
        </li>
      ))}
      <li className="text-sm text-ink-muted">
        {rule.stopsPayouts ? 'Payouts wait until this holds again.' : 'Payouts continue.'}
      </li>
    </ul>
  )
}
