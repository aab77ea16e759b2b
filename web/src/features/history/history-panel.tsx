import type { HistoryDay } from '@permille/contract/history/history'
import { useMemo } from 'react'
import { TimeSeriesChart } from '#ui/charts/time-series-chart.tsx'
import { Segmented } from '#ui/controls/segmented.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Card } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import {
  changeText,
  type HistoryMeasure,
  moneyMeasure,
  periodsOf,
  pointsOf,
  sumOf,
  viewsMeasure,
} from './history-measure.ts'
import { HistoryTitle } from './history-title.tsx'
import { type History, type HistoryProps, historyPeriods } from './use-history.ts'

const periods = historyPeriods.map((days) => ({ value: days, label: `${days} days` }))

/** Lets the user choose a period, and shows both measures over it. */
export function HistoryPanel({ history, moneyLabel, isMoneyRare }: HistoryProps) {
  return (
    <section aria-label="History" className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-3">
        <HistoryTitle days={history.days} />
        <Segmented
          label="Period"
          options={periods}
          value={history.days}
          onChange={history.choose}
        />
      </div>
      <div className="grid grid-cols-1 gap-3 @3xl/page:grid-cols-2 @3xl/page:gap-4">
        <HistoryCard history={history} measure={viewsMeasure} />
        <HistoryCard history={history} measure={moneyMeasure(moneyLabel, isMoneyRare)} />
      </div>
    </section>
  )
}

interface HistoryCardProps {
  readonly history: History
  readonly measure: HistoryMeasure
}

/** Keeps the previous period, dimmed, until the next one has loaded. */
function HistoryCard({ history, measure }: HistoryCardProps) {
  const { data, isPlaceholderData } = history.query
  const periods = data === undefined ? undefined : periodsOf(data)
  const sum = periods && sumOf(measure.amountOn, periods.chosen)
  return (
    <Card aria-busy={isPlaceholderData} className="px-5 pt-4 pb-1">
      <header className="mb-3 flex items-baseline justify-between gap-x-4">
        <div className="flex min-w-0 items-baseline gap-x-3 text-sm text-ink-muted">
          <h3 className="font-normal">{measure.label}</h3>
          {periods && <Change periods={periods} measure={measure} />}
        </div>
        <p className={joinClasses('h-6 text-lg font-semibold tabular-nums', dimmed(history))}>
          {sum === undefined ? '\u00a0' : measure.formatSum(sum)}
        </p>
      </header>
      <div className={joinClasses('h-44', dimmed(history))}>
        <Loaded
          query={history.query}
          skeleton={<Skeleton className="h-40" />}
          failed={`${measure.label} could not be loaded.`}
        >
          {(days) =>
            sum === 0 ? (
              <NothingYet measure={measure} />
            ) : (
              <Trend history={days} measure={measure} />
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
}

function Change({ periods: { before, chosen }, measure }: ChangeProps) {
  const { amountOn, formatSum } = measure
  const sumBefore = sumOf(amountOn, before)
  const text = changeText(sumBefore, sumOf(amountOn, chosen))
  if (text === null) return null
  const days = `the ${before.length} days before`
  return (
    <span
      title={`${formatSum(sumBefore)} in ${days}. Today is not over.`}
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
  readonly measure: HistoryMeasure
}

function Trend({ history, measure }: TrendProps) {
  const { amountOn } = measure
  const points = useMemo(() => pointsOf(amountOn, periodsOf(history).chosen), [amountOn, history])
  return (
    <TimeSeriesChart
      label={measure.label}
      points={points}
      format={measure.format}
      formatTick={measure.formatTick}
      isLastGrowing
      isBars={measure.isBars}
      height="h-44"
    />
  )
}

function NothingYet({ measure }: { readonly measure: HistoryMeasure }) {
  return (
    <p className="grid h-40 place-items-center rounded-control border border-dashed border-line px-4 text-center text-ink-muted">
      No {measure.label.toLowerCase()} in this period
    </p>
  )
}
