import type { readBooks } from '@permille/contract/admin-books'
import type { AnswerOf } from '@permille/contract/endpoint'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { Time } from '../../ui/time.tsx'

export type Books = AnswerOf<typeof readBooks>

/** The last check in a sentence, and whether payouts go out. */
export function BooksVerdict({ books }: { readonly books: Books }) {
  const { checkedAt, arePayoutsStopped, rules } = books
  const broken = rules.filter(({ offenders }) => offenders.length > 0)
  const isClean = broken.length === 0
  if (checkedAt === null) {
    return (
      <p className="flex items-center gap-3">
        <Clock aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
        Not checked yet. The first check runs within minutes of the start.
      </p>
    )
  }
  const Icon = isClean ? CircleCheck : CircleX
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
      <Icon
        aria-hidden="true"
        className={isClean ? 'size-7 text-positive' : 'size-7 text-negative'}
      />
      <div>
        <p className="font-semibold">
          {isClean
            ? `Clean: all ${rules.length} rules hold`
            : `Broken: ${broken.map(({ id }) => id).join(', ')}`}
        </p>
        <p className="text-sm text-ink-muted">
          Checked <Time at={checkedAt} /> · payouts {arePayoutsStopped ? 'are stopped' : 'are open'}
        </p>
      </div>
    </div>
  )
}
