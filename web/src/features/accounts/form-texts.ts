import type { SubmitEvent } from 'react'

/** The text fields of a submitted form, by their names. */
export function formTexts(event: SubmitEvent<HTMLFormElement>): Readonly<Record<string, string>> {
  const entries = [...new FormData(event.currentTarget)]
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
