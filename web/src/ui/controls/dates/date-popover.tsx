import { Popover } from 'radix-ui'
import { type RefObject, useState } from 'react'
import { floatClasses } from '#ui/overlays/overlay-classes.ts'
import { currentTime } from '#ui/values/current-time.ts'
import { utcDaysNote } from '#ui/values/zone-name.ts'
import { Button } from '../button.tsx'
import { OutsideField } from '../field.tsx'
import { Select } from '../select.tsx'
import { Calendar } from './calendar.tsx'
import { localText } from './read-date.ts'

export interface DatePopoverProps {
  readonly label: string
  /** A day is in UTC; a moment is in the viewer's zone and has a time. */
  readonly kind: 'day' | 'moment'
  /** "2026-01-31", "2026-01-31 14:30", or empty. */
  readonly value: string
  readonly last?: string | undefined
  /** It opens below this. */
  readonly field: RefObject<HTMLElement | null>
  /** The button that opened it, which gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>
  readonly onChange: (text: string) => void
  /** With the day that was chosen last, if choosing it closes. */
  readonly onClose: (day?: string) => void
}

const dayLength = 10

/** A calendar below the field; of a moment, with its time. */
export function DatePopover({
  label,
  kind,
  value,
  last,
  field,
  opener,
  onChange,
  onClose,
}: DatePopoverProps) {
  // Where the page's content is, because all content must lie in a landmark.
  const [place] = useState(() => document.querySelector('main'))
  const time = value.slice(dayLength + 1) || '00:00'
  const now = currentTime()
  const today = (kind === 'day' ? now.toISOString() : localText(now)).slice(0, dayLength)
  const choose = (day: string) => {
    onChange(kind === 'day' ? day : `${day} ${time}`)
    if (kind === 'day') onClose(day)
  }
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={field as RefObject<HTMLElement>} />
      <Popover.Portal container={place}>
        <Popover.Content
          aria-label={`Choose: ${label}`}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          // Its own press closes it.
          onInteractOutside={(event) => {
            if (opener.current?.contains(event.target as Node)) event.preventDefault()
          }}
          // The calendar focuses its day itself.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
          className={`${floatClasses} p-2`}
        >
          <Calendar value={value.slice(0, dayLength)} today={today} last={last} onChoose={choose} />
          {kind === 'day' ? (
            <p className="max-w-63 px-2 pb-1 text-xs text-ink-muted max-md:max-w-77">
              {utcDaysNote()}
            </p>
          ) : (
            <OutsideField>
              <TimeRow
                time={time}
                onChange={(chosen) => onChange(`${value.slice(0, dayLength) || today} ${chosen}`)}
                onDone={() => onClose()}
              />
            </OutsideField>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface TimeRowProps {
  /** "14:30" */
  readonly time: string
  readonly onChange: (time: string) => void
  readonly onDone: () => void
}

const twoDigits = (part: number) => String(part).padStart(2, '0')
const optionsOf = (parts: readonly string[]) => parts.map((value) => ({ value, label: value }))
const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour))
const minutes = Array.from({ length: 12 }, (_, index) => twoDigits(index * 5))

function TimeRow({ time, onChange, onDone }: TimeRowProps) {
  const [hour = '00', minute = '00'] = time.split(':')
  // A typed minute may lie between them.
  const offered = minutes.includes(minute) ? minutes : [...minutes, minute].toSorted()
  return (
    <div className="mt-2 flex items-center gap-1 border-t border-line pt-2">
      <Select
        aria-label="Hour"
        options={optionsOf(hours)}
        value={hour}
        onChange={(event) => onChange(`${event.target.value}:${minute}`)}
        className="w-20"
      />
      <span aria-hidden="true">:</span>
      <Select
        aria-label="Minute"
        options={optionsOf(offered)}
        value={minute}
        onChange={(event) => onChange(`${hour}:${event.target.value}`)}
        className="w-20"
      />
      <Button variant="secondary" className="ml-auto" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}
