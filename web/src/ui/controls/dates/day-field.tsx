import { useState } from 'react'
import { Field } from '../field.tsx'
import { DateInput } from './date-input.tsx'
import { readDay } from './read-date.ts'

interface DayFieldProps {
  /** One word, shown inside the field. */
  readonly label: string
  /** A day such as "2026-01-31", in UTC; empty if there is none. */
  readonly value: string
  /** Called once the field holds another day, or is empty where it may be. */
  readonly onChange: (day: string) => void
  readonly isOptional?: boolean
  /** The last day that can be chosen. */
  readonly last?: string | undefined
  /** Returns what is wrong with a day here, if anything. */
  readonly problemOf?: (day: string) => string | undefined
  /** What is wrong with the field's day beside others. */
  readonly problem?: string | undefined
}

/** A day of a filter, which applies when the field is left. What is no day stays, with what is wrong. */
export function DayField(props: DayFieldProps) {
  const { label, value, onChange, isOptional, last, problemOf, problem } = props
  const [typed, setTyped] = useState(value)
  const [isLeft, setIsLeft] = useState(false)
  const [applied, setApplied] = useState(value)
  if (applied !== value) {
    setApplied(value)
    setTyped(value)
  }
  const problemIn = (text: string) => {
    if (text === '' && isOptional) return undefined
    const read = readDay(text)
    return 'problem' in read ? read.problem : problemOf?.(read.text)
  }
  const leave = (text: string) => {
    setIsLeft(true)
    if (text !== value && problemIn(text) === undefined) onChange(text)
  }
  return (
    <Field label={label} isLabelHidden error={isLeft ? (problemIn(typed) ?? problem) : undefined}>
      <DateInput
        label={label}
        sign={label}
        kind="day"
        value={typed}
        onChange={setTyped}
        onLeave={leave}
        last={last}
      />
    </Field>
  )
}
