import { formatCents } from '@permille/contract/money'
import type { HistoryDay } from '@permille/contract/overview'
import { formatCount, formatViews } from '../../ui/views.tsx'

/** One of the two numbers that a day of history has. */
export interface HistoryMeasure {
  readonly label: string
  readonly amountOn: (day: HistoryDay) => number
  readonly format: (value: number) => string
  readonly formatSum: (value: number) => string
}

export const viewsMeasure: HistoryMeasure = {
  label: 'Views',
  amountOn: ({ viewCount }) => viewCount,
  format: formatViews,
  formatSum: formatCount,
}

export function moneyMeasure(label: string): HistoryMeasure {
  const amountOn = ({ amountCents }: HistoryDay) => amountCents
  return { label, amountOn, format: formatCents, formatSum: formatCents }
}

export function pointsOf({ amountOn }: HistoryMeasure, history: readonly HistoryDay[]) {
  return history.map((day) => ({ at: day.day, value: amountOn(day) }))
}
