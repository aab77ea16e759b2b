import type { HistoryDay } from '@permille/contract/overview'
import { Card } from '../../ui/card.tsx'
import { Loaded, type Reading } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TimeSeriesChart } from '../../ui/time-series-chart.tsx'
import { type HistoryMeasure, moneyMeasure, pointsOf, viewsMeasure } from './history-measure.ts'

type History = Reading<readonly HistoryDay[]>

interface HistoryCardsProps {
  readonly reading: History
  /** What the money is to the one who looks: "Earnings" or "Spend". */
  readonly moneyLabel: string
}

/** Views and money of each of the last 30 days, side by side. */
export function HistoryCards({ reading, moneyLabel }: HistoryCardsProps) {
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4">
      <HistoryCard reading={reading} measure={viewsMeasure} />
      <HistoryCard reading={reading} measure={moneyMeasure(moneyLabel)} />
    </div>
  )
}

interface HistoryCardProps {
  readonly reading: History
  readonly measure: HistoryMeasure
}

function HistoryCard({ reading, measure }: HistoryCardProps) {
  const points = reading.data && pointsOf(measure, reading.data)
  const sum = points?.reduce((total, { value }) => total + value, 0)
  return (
    <Card className="px-5 pt-4 pb-1">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-sm font-normal text-ink-muted">{measure.label}, last 30 days</h2>
        <p className="h-6 text-lg font-semibold tabular-nums">
          {sum === undefined ? '\u00a0' : measure.formatSum(sum)}
        </p>
      </header>
      <Loaded
        reading={{ ...reading, data: points }}
        skeleton={<Skeleton className="mb-4 h-40" />}
        failed={`${measure.label} could not be loaded.`}
      >
        {(drawn) =>
          sum === 0 ? (
            <NothingYet measure={measure} />
          ) : (
            <TimeSeriesChart
              label={measure.label}
              points={drawn}
              format={measure.format}
              height="h-44"
            />
          )
        }
      </Loaded>
    </Card>
  )
}

function NothingYet({ measure }: { readonly measure: HistoryMeasure }) {
  return (
    <p className="mb-4 grid h-40 place-items-center rounded-control border border-dashed border-line px-4 text-center text-ink-muted">
      No {measure.label.toLowerCase()} in the last 30 days
    </p>
  )
}
