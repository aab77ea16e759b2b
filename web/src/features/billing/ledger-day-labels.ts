import type { LedgerDay } from '@permille/contract/billing/billing'
import { formatCount } from '#ui/values/views.tsx'

type Counted = Pick<LedgerDay, 'event' | 'lineCount'>

/** True if the row sums several lines of one day; a row of one line is that line. */
export function isDayOfLines({ lineCount }: Pick<LedgerDay, 'lineCount'>): boolean {
  return lineCount > 1
}

/** "12 readings" */
export function countOfLines({ event, lineCount }: Counted): string {
  return `${formatCount(lineCount)} ${event === 'accrual' ? 'readings' : 'lines'}`
}
