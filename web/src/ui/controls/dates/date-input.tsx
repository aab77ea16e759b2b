import { Calendar as CalendarIcon } from 'lucide-react'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { inZone } from '#ui/values/in-zone.ts'
import { Input } from '../input.tsx'
import { readDay, readMoment } from './read-date.ts'

const DatePopover = lazyPart(() => import('./date-popover.tsx').then((m) => m.DatePopover), 'over')

interface DateInputProps {
  readonly label: string
  /** A day is in UTC; a moment is in the viewer's zone and has a time. */
  readonly kind: 'day' | 'moment'
  /** As typed: `readDay` and `readMoment` understand it, or say what is wrong. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** When the field is left; the calendar belongs to it. */
  readonly onLeave: (text: string) => void
  /** The last day that the calendar offers. */
  readonly last?: string | undefined
  /** A short word inside the field, where its label is hidden; on the edge of a narrow one. */
  readonly sign?: string | undefined
  readonly name?: string
  readonly disabled?: boolean
}

/**
 * A date typed or chosen from a calendar, whose code loads when it opens. What was typed is written out once the field is
 * left, so that everyone sees how it was understood.
 */
export function DateInput(props: DateInputProps) {
  const { label, kind, value, onChange, onLeave, last, sign, name, disabled } = props
  const [isOpen, setIsOpen] = useState(false)
  const field = useRef<HTMLSpanElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const read = kind === 'day' ? readDay : readMoment
  const written = (typed: string) => {
    const result = read(typed)
    return 'text' in result ? result.text : typed
  }
  const leave = () => {
    const text = written(value)
    if (text !== value) onChange(text)
    onLeave(text)
  }
  const close = (day?: string) => {
    setIsOpen(false)
    onLeave(day ?? value)
  }
  return (
    <span ref={field} className="@container relative block">
      {sign !== undefined && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-3 flex items-center text-ink-muted @max-[12rem]:-top-2 @max-[12rem]:bottom-auto @max-[12rem]:left-2 @max-[12rem]:bg-surface @max-[12rem]:px-1 @max-[12rem]:text-xs"
        >
          {sign}
        </span>
      )}
      <Input
        name={name}
        disabled={disabled}
        autoComplete="off"
        placeholder={kind === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH:MM'}
        value={kind === 'day' ? value : inZone(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={leave}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') leave()
          if (event.key === 'ArrowDown' && event.altKey) setIsOpen(true)
        }}
        className={joinClasses('pr-10 tabular-nums', sign !== undefined && '@min-[12rem]:pl-14')}
      />
      <button
        ref={opener}
        type="button"
        disabled={disabled}
        aria-label={`Choose: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-ink-muted -outline-offset-2 hover:text-ink disabled:hidden"
      >
        <CalendarIcon aria-hidden="true" className="size-4" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <DatePopover
            label={label}
            kind={kind}
            value={shownIn(read(value))}
            last={last}
            field={field}
            opener={opener}
            onChange={onChange}
            onClose={close}
          />
        </Suspense>
      )}
    </span>
  )
}

/** The calendar begins with today if what was typed is no date. */
function shownIn(result: ReturnType<typeof readDay>): string {
  return 'text' in result ? result.text : ''
}
