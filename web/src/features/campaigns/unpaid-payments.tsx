import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '#ui/values/views.tsx'

interface UnpaidPaymentsProps {
  /** Of those loaded. */
  readonly count: number
  /** True while further pages may have some. */
  readonly hasMore: boolean
  /** One line per payment. */
  readonly children: ReactNode
}

/** Payments that were started but not paid, collapsed because they are not money. */
export function UnpaidPayments({ count, hasMore, children }: UnpaidPaymentsProps) {
  if (count === 0) return null
  return (
    <details className="group border-t border-line">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-5 py-3 text-sm text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        {hasMore ? 'Not paid' : `Not paid: ${formatCount(count)}`}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line">{children}</ul>
    </details>
  )
}
