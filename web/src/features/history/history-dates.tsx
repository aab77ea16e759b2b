import { DayField } from '#ui/controls/dates/day-field.tsx'
import { todayInUtc } from '#ui/values/current-time.ts'
import { utcDaysNote } from '#ui/values/zone-name.ts'
import type { HistoryEnds } from './history-range.ts'
import { useChosenEnds } from './use-chosen-ends.ts'

interface HistoryDatesProps {
  readonly ends: HistoryEnds
  readonly onChange: (ends: HistoryEnds) => void
}

/** The first and the last day of a range, which applies once they are one. */
export function HistoryDates({ ends, onChange }: HistoryDatesProps) {
  const { chosen, change, reversedAt } = useChosenEnds(ends, onChange)
  const today = todayInUtc()
  const futureProblem = (day: string) => (day > today ? 'That day is still to come' : undefined)
  return (
    <div className="grid grid-cols-2 items-start gap-x-2 @3xl/page:grid-cols-[12rem_12rem_minmax(0,1fr)]">
      <DayField
        label="From"
        value={chosen.from}
        last={today}
        onChange={(day) => change('from', day)}
        problemOf={futureProblem}
        problem={reversedAt === 'from' ? 'It begins after its end' : undefined}
      />
      <DayField
        label="To"
        value={chosen.to}
        last={today}
        onChange={(day) => change('to', day)}
        problemOf={futureProblem}
        problem={reversedAt === 'to' ? 'It ends before it begins' : undefined}
      />
      <p className="self-center text-xs text-ink-muted @max-5xl/page:sr-only">{utcDaysNote()}</p>
    </div>
  )
}
