import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { addMonths, dayAfterKey, weeksOf } from './calendar-days.ts'

interface CalendarProps {
  /** Chosen, or empty. Days are texts such as "2026-01-31". */
  readonly value: string
  readonly today: string
  /** The last day that can be chosen. */
  readonly last?: string | undefined
  readonly onChoose: (day: string) => void
}

const monthOfYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const wholeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A month as a table: arrow keys move by days and weeks, Page Up and Down by months, with Shift by years. */
export function Calendar({ value, today, last, onChoose }: CalendarProps) {
  const [at, setAt] = useState(value || today)
  const grid = useRef<HTMLTableElement>(null)
  const heading = useId()
  // Focus follows the keys, and begins on the chosen day; the arrows of the heading keep theirs.
  const followsKeys = useRef(true)
  useEffect(() => {
    if (followsKeys.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at])
  const turn = (months: number) => {
    followsKeys.current = false
    setAt(addMonths(at, months))
  }
  const press = (event: KeyboardEvent) => {
    const next = dayAfterKey(at, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    followsKeys.current = true
    setAt(next)
  }
  return (
    <div>
      <div className="mb-1 flex items-center justify-between">
        <TurnButton label="Previous month" onPress={() => turn(-1)} Icon={ChevronLeft} />
        <p id={heading} aria-live="polite" className="font-medium">
          {monthOfYear.format(new Date(at))}
        </p>
        <TurnButton label="Next month" onPress={() => turn(1)} Icon={ChevronRight} />
      </div>
      {/* Always six weeks tall, so that the arrows stay where they are. */}
      <div className="h-63 max-md:h-77">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid of days, moved in by arrow keys */}
        <table ref={grid} role="grid" aria-labelledby={heading} onKeyDown={press}>
          <thead>
            <tr>
              {weekdays.map((weekday) => (
                <th
                  key={weekday}
                  scope="col"
                  abbr={weekday}
                  className="h-8 text-center text-sm font-normal text-ink-muted"
                >
                  {weekday.slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(at).map((week, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a month has its weeks in order
              <tr key={index}>
                {week.map((day, weekday) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a week has its days in order
                  <td key={weekday} className="p-0">
                    {day !== null && (
                      <DayButton
                        day={day}
                        isChosen={day === value}
                        isReached={day === at}
                        isToday={day === today}
                        isDisabled={last !== undefined && day > last}
                        onChoose={onChoose}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface DayButtonProps {
  readonly day: string
  readonly isChosen: boolean
  /** The one day in the order of Tab. */
  readonly isReached: boolean
  readonly isToday: boolean
  readonly isDisabled: boolean
  readonly onChoose: (day: string) => void
}

function DayButton({ day, isChosen, isReached, isToday, isDisabled, onChoose }: DayButtonProps) {
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isReached ? 0 : -1}
      aria-label={wholeDay.format(new Date(day))}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onChoose(day)
      }}
      className={joinClasses(
        'size-9 rounded-control tabular-nums -outline-offset-2 max-md:size-11',
        isChosen ? 'bg-accent text-accent-ink' : 'hover:bg-surface-sunken',
        isToday && !isChosen && 'font-semibold text-accent',
        isDisabled && 'cursor-not-allowed text-ink-muted line-through',
      )}
    >
      {Number(day.slice(8))}
    </button>
  )
}

interface TurnButtonProps {
  readonly label: string
  readonly onPress: () => void
  readonly Icon: typeof ChevronLeft
}

function TurnButton({ label, onPress, Icon }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-9 place-items-center rounded-control text-ink-muted hover:bg-surface-sunken hover:text-ink max-md:size-11"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}
