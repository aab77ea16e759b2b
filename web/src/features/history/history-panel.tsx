import type { HistoryDay } from '@permille/contract/history/history'
import { useMemo, useState } from 'react'
import { TimeSeriesChart } from '#ui/charts/time-series-chart.tsx'
import { Segmented } from '#ui/controls/segmented.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Card } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { todayInUtc } from '#ui/values/current-time.ts'
import { HistoryDates } from './history-dates.tsx'
import {
  changeText,
  type HistoryMeasure,
  moneyMeasure,
  periodsOf,
  pointsOf,
  sumOf,
  viewsMeasure,
} from './history-measure.ts'
import { type HistoryPeriod, type HistoryRange, historyPeriods } from './history-range.ts'
import type { History, HistoryProps } from './use-history.ts'

/** Lets the user choose a range, and shows both measures over it. */
export function HistoryPanel({ history, isOver = false, moneyLabel, isMoneyRare }: HistoryProps) {
  const shown = { history, isOver }
  return (
    <section aria-label="History" className="grid grid-cols-1 gap-3">
      <RangeChoice {...shown} />
      <div className="grid grid-cols-1 gap-3 @3xl/page:grid-cols-2 @3xl/page:gap-4">
        <HistoryCard {...shown} measure={viewsMeasure} />
        <HistoryCard {...shown} measure={moneyMeasure(moneyLabel, isMoneyRare)} />
      </div>
    </section>
  )
}

interface ShownHistory {
  readonly history: History
  readonly isOver: boolean
}

/** The range's name, or its two days, and the others; "Dates" begins with the days shown. */
function RangeChoice({ history, isOver }: ShownHistory) {
  const { range, change, query } = history
  const options = [...historyPeriods, 'dates' as const].map((value) => ({
    value,
    label: choiceLabel(value, isOver),
  }))
  const choose = (chosen: (typeof options)[number]['value']) => {
    if (chosen !== 'dates') return change({ days: chosen, from: '', to: '' })
    const rows = periodsOf(query.data ?? [], range).chosen
    // A week or a month does not say on which day it ends.
    const end = isOver ? rows.at(-1) : undefined
    const last = end?.unit === 'day' ? end.day : undefined
    const to = last ?? todayInUtc()
    change({ days: '', from: rows[0]?.day ?? to, to })
  }
  return (
    <div className="grid grid-cols-1 items-start gap-x-3 gap-y-2 @3xl/page:grid-cols-[minmax(0,1fr)_auto]">
      {range.days ? (
        <h2 className="flex h-9 items-center text-lg font-semibold whitespace-nowrap max-md:h-11">
          {range.days === 'all' ? choiceLabel('all', isOver) : `Last ${range.days} days`}
        </h2>
      ) : (
        <div>
          <h2 className="sr-only">Chosen dates</h2>
          <HistoryDates ends={range} onChange={(ends) => change({ ...ends })} />
        </div>
      )}
      <Segmented label="Period" options={options} value={range.days ?? 'dates'} onChange={choose} />
    </div>
  )
}

function choiceLabel(choice: HistoryPeriod | 'dates', isOver: boolean): string {
  if (choice === 'dates') return 'Dates'
  if (choice === 'all') return isOver ? 'Whole run' : 'All time'
  return `${choice} days`
}

/** The range of the rows on screen: until the next ones have loaded, the previous one. */
function useShownRange({ range, query }: History): HistoryRange {
  const [shown, setShown] = useState(range)
  if (query.isPlaceholderData || isSame(shown, range)) return shown
  setShown(range)
  return range
}

function isSame(one: HistoryRange, other: HistoryRange): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether the range reaches today, whose values are not final. */
function isGrowing(range: HistoryRange, isOver: boolean, lastDay: string | undefined): boolean {
  const last = range.days === 'all' && isOver ? lastDay : range.to
  return last === undefined || last === todayInUtc()
}

interface HistoryCardProps extends ShownHistory {
  readonly measure: HistoryMeasure
}

/** Keeps the previous range, dimmed, until the next one has loaded. */
function HistoryCard({ history, isOver, measure }: HistoryCardProps) {
  const { data, isPlaceholderData } = history.query
  const range = useShownRange(history)
  const periods = data && periodsOf(data, range)
  const sum = periods && sumOf(measure.amountOn, periods.chosen)
  const isLastGrowing = isGrowing(range, isOver, data?.at(-1)?.day)
  return (
    <Card aria-busy={isPlaceholderData} className="px-5 pt-4 pb-1">
      <header className="mb-1 flex items-baseline justify-between gap-x-4">
        <div className="flex min-w-0 items-baseline gap-x-3 text-sm text-ink-muted">
          <h3 className="font-normal">{measure.label}</h3>
          {periods && <Change periods={periods} measure={measure} isLastGrowing={isLastGrowing} />}
        </div>
        <p className={joinClasses('h-6 text-lg font-semibold tabular-nums', dimmed(history))}>
          {sum === undefined ? '\u00a0' : measure.formatSum(sum)}
        </p>
      </header>
      <div className={joinClasses('h-52', dimmed(history))}>
        <Loaded
          query={history.query}
          skeleton={<Skeleton className="h-48" />}
          failed={`${measure.label} could not be loaded.`}
        >
          {(days) =>
            sum === 0 ? (
              <NothingYet measure={measure} />
            ) : (
              <Trend history={days} range={range} measure={measure} isLastGrowing={isLastGrowing} />
            )
          }
        </Loaded>
      </div>
    </Card>
  )
}

function dimmed({ query }: History): string {
  return joinClasses('transition-opacity duration-150', query.isPlaceholderData && 'opacity-50')
}

interface ChangeProps {
  readonly periods: ReturnType<typeof periodsOf>
  readonly measure: HistoryMeasure
  readonly isLastGrowing: boolean
}

function Change({ periods: { before, chosen }, measure, isLastGrowing }: ChangeProps) {
  const { amountOn, formatSum } = measure
  const sumBefore = sumOf(amountOn, before)
  const text = changeText(sumBefore, sumOf(amountOn, chosen))
  if (text === null) return null
  const days = before.length === 1 ? 'the day before' : `the ${before.length} days before`
  return (
    <span
      title={`${formatSum(sumBefore)} in ${days}.${isLastGrowing ? ' Today is not over.' : ''}`}
      className="truncate tabular-nums"
    >
      {text}
      {/* A phone has room for the figure alone. */}
      <span className="@max-md/page:sr-only"> vs. {days}</span>
    </span>
  )
}

interface TrendProps {
  readonly history: readonly HistoryDay[]
  readonly range: HistoryRange
  readonly measure: HistoryMeasure
  readonly isLastGrowing: boolean
}

function Trend({ history, range, measure, isLastGrowing }: TrendProps) {
  const { amountOn } = measure
  const points = useMemo(
    () => pointsOf(amountOn, periodsOf(history, range).chosen),
    [amountOn, history, range],
  )
  const span = history[0]?.unit ?? 'day'
  return (
    <TimeSeriesChart
      label={measure.label}
      unit={`${measure.unit} per ${span}, UTC`}
      points={points}
      format={measure.format}
      formatTick={measure.formatTick}
      span={span}
      isLastGrowing={isLastGrowing}
      isBars={measure.isBars}
      height="h-50"
    />
  )
}

function NothingYet({ measure }: { readonly measure: HistoryMeasure }) {
  return (
    <p className="grid h-48 place-items-center rounded-control border border-dashed border-line px-4 text-center text-ink-muted">
      No {measure.label.toLowerCase()} in this period
    </p>
  )
}
