import { formatCents } from '@permille/contract/money'

/** Money into campaigns has a plus, money out of them a minus of the same width. */
export function LedgerAmount({ cents }: { readonly cents: number }) {
  const isIn = cents > 0
  return (
    <span className={isIn ? 'font-medium tabular-nums text-positive' : 'tabular-nums'}>
      {isIn ? `+${formatCents(cents)}` : formatCents(cents)}
    </span>
  )
}
