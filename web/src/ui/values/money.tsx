import { formatCents } from '@permille/contract/money'
import { joinClasses } from '../join-classes.ts'

interface MoneyProps {
  readonly cents: number
  readonly className?: string
}

/** Dollars with two decimals, in figures that line up. */
export function Money({ cents, className }: MoneyProps) {
  return (
    <span className={joinClasses('whitespace-nowrap tabular-nums lining-nums', className)}>
      {formatCents(cents)}
    </span>
  )
}
