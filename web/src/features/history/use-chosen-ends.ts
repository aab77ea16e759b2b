import { useState } from 'react'
import type { HistoryEnds } from './history-range.ts'

type End = keyof HistoryEnds

/** Keeps both ends as they are chosen one after the other, and passes them on once they are a range. */
export function useChosenEnds(ends: HistoryEnds, onChange: (ends: HistoryEnds) => void) {
  const [chosen, setChosen] = useState(ends)
  const [changed, setChanged] = useState<End>('from')
  const [applied, setApplied] = useState(ends)
  if (applied.from !== ends.from || applied.to !== ends.to) {
    setApplied(ends)
    setChosen(ends)
  }
  const change = (end: End, day: string) => {
    const next = { ...chosen, [end]: day }
    setChosen(next)
    setChanged(end)
    if (!isReversed(next)) onChange(next)
  }
  // Of the end changed last: the other one may be about to follow.
  return { chosen, change, reversedAt: isReversed(chosen) ? changed : undefined }
}

function isReversed({ from, to }: HistoryEnds): boolean {
  return from > to
}
