import type { Books } from '@permille/contract/books/books'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { RestoreNotice } from '#features/restores/restore-notice.tsx'
import { Time } from '#ui/values/time.tsx'

interface BooksVerdictProps {
  readonly books: Books
}

/** States the result of the last check, and whether payouts go out. */
export function BooksVerdict({ books }: BooksVerdictProps) {
  return (
    <>
      {books.restore !== null && <RestoreNotice restore={books.restore} />}
      <LastCheck books={books} />
    </>
  )
}

function LastCheck({ books }: BooksVerdictProps) {
  if (books.checkedAt === null) {
    return (
      <p className="flex items-center gap-3">
        <Clock aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
        Not checked yet. Payouts wait for the first check, which runs when the worker starts.
      </p>
    )
  }
  const verdict = verdictOf(books)
  const Icon = verdict.isClean ? CircleCheck : CircleX
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
      <Icon
        aria-hidden="true"
        className={verdict.isClean ? 'size-7 text-positive' : 'size-7 text-negative'}
      />
      <div>
        <p className="font-semibold">{verdict.sentence}</p>
        <p className="text-sm text-ink-muted">
          Checked <Time at={books.checkedAt} /> · <PayoutState books={books} />
        </p>
      </div>
    </div>
  )
}

function verdictOf({ rules }: Books): { isClean: boolean; sentence: string } {
  const broken = rules.filter(({ offenders }) => offenders.length > 0)
  const unchecked = rules.filter((rule) => rule.unchecked !== null)
  const ids = (some: typeof rules) => some.map(({ id }) => id).join(', ')
  if (broken.length > 0) return { isClean: false, sentence: `Broken: ${ids(broken)}` }
  if (unchecked.length > 0) return { isClean: false, sentence: `Not checked: ${ids(unchecked)}` }
  return { isClean: true, sentence: `Clean: all ${rules.length} rules hold` }
}

/** Payouts stop if a rule is broken, or if no check was clean for half an hour. */
function PayoutState({ books }: BooksVerdictProps) {
  const { arePayoutsStopped, cleanAt, rules } = books
  if (!arePayoutsStopped) return 'payouts are open'
  if (books.restore !== null) return 'payouts are stopped'
  if (rules.some((rule) => rule.stopsPayouts && rule.offenders.length > 0)) {
    return 'payouts are stopped'
  }
  if (cleanAt === null) return 'payouts are stopped until a check is clean'
  return (
    <>
      payouts are stopped: no clean check since <Time at={cleanAt} />
    </>
  )
}
