import type { SubmitEvent } from 'react'

/** Returns the text fields of a submitted form by name. */
export function formTexts(event: SubmitEvent<HTMLFormElement>): Readonly<Record<string, string>> {
  const entries = [...new FormData(event.currentTarget)]
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
