import { historyDaysByWeek, historyDaysMaximum } from '../limits.ts'

/** What one row of a history sums up. */
export type HistoryUnit = 'day' | 'week' | 'month'

/** Returns what the rows of so many days sum up, so that no history has more than some hundred of them. */
export function historyUnitOf(days: number): HistoryUnit {
  if (days <= historyDaysMaximum) return 'day'
  return days <= historyDaysByWeek ? 'week' : 'month'
}
