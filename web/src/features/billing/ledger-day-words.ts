import type { LedgerDay } from '@permille/contract/billing'
import { formatCount } from '../../ui/values/views.tsx'

type Counted = Pick<LedgerDay, 'event' | 'lineCount'>

/** Several lines of one day; a row of one line is that line. */
export function isDayOfLines({ lineCount }: Pick<LedgerDay, 'lineCount'>): boolean {
  return lineCount > 1
}

/** "12 readings" */
export function countOfLines({ event, lineCount }: Counted): string {
  return `${formatCount(lineCount)} ${event === 'accrual' ? 'readings' : 'lines'}`
}

const dayInUtc = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const minuteInUtc = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** "Nov 14, 2026 UTC": the books’ days are those of UTC, whatever the viewer’s zone. */
export function utcDay(at: string): string {
  return `${dayInUtc.format(new Date(at))} UTC`
}

/** "03:05 UTC" */
export function utcMinute(at: string): string {
  return `${minuteInUtc.format(new Date(at))} UTC`
}
