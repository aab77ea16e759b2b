import type { HistoryDay } from '@permille/contract/history/history'
import { formatCents } from '@permille/contract/money'
import { formatCount, formatViews } from '#ui/values/views.tsx'
import { type HistoryRange, isCompared } from './history-range.ts'

/** One of the two numbers in a day of history. */
export interface HistoryMeasure {
  readonly label: string
  /** What its axis counts. */
  readonly unit: string
  readonly amountOn: (day: HistoryDay) => number
  readonly format: (value: number) => string
  /** Short enough for an axis. */
  readonly formatTick: (value: number) => string
  readonly formatSum: (value: number) => string
  readonly isBars?: boolean | undefined
}

export const viewsMeasure: HistoryMeasure = {
  label: 'Views',
  unit: 'Views',
  amountOn: ({ viewCount }) => viewCount,
  format: formatCount,
  formatTick: formatViews,
  formatSum: formatCount,
}

const compactDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})

/** Returns "$40", "$1.2K"; below a dollar "$0.50". */
export function moneyTick(amountCents: number): string {
  const isWhole = amountCents % 100 === 0
  return isWhole ? compactDollars.format(amountCents / 100) : formatCents(amountCents)
}

const amountCentsOn = ({ amountCents }: HistoryDay) => amountCents

export function moneyMeasure(label: string, isBars?: boolean): HistoryMeasure {
  return {
    label,
    unit: 'US$',
    isBars,
    amountOn: amountCentsOn,
    format: formatCents,
    formatTick: moneyTick,
    formatSum: formatCents,
  }
}

export function pointsOf(amountOn: HistoryMeasure['amountOn'], history: readonly HistoryDay[]) {
  return history.map((day) => ({ at: day.day, value: amountOn(day) }))
}

/** Splits the rows into the chosen range and, if it was asked for too, the equally long one before it. */
export function periodsOf(history: readonly HistoryDay[], range: HistoryRange) {
  const middle = isCompared(range) ? Math.ceil(history.length / 2) : 0
  return { before: history.slice(0, middle), chosen: history.slice(middle) }
}

export function sumOf(amountOn: HistoryMeasure['amountOn'], history: readonly HistoryDay[]) {
  return history.reduce((sum, day) => sum + amountOn(day), 0)
}

/** Returns "+12%", "−40%"; null if there was nothing before to compare with. */
export function changeText(before: number, now: number): string | null {
  if (before <= 0) return null
  const percent = Math.round((now / before - 1) * 100)
  const sign = percent > 0 ? '+' : '−'
  return percent === 0 ? '0%' : `${sign}${formatCount(Math.abs(percent))}%`
}
