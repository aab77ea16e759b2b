import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import type { Tone } from '../values/badge.tsx'

interface FoldedRowProps {
  readonly title: string
  readonly note?: ReactNode
  /** What its contents amount to, at the right end. */
  readonly result: ReactNode
  /** True for what must be seen at once. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

export const foldedRowClasses =
  'grid min-h-12 grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-2 px-5 py-2 text-left'

/** Of a result, by whether it is good. */
export const toneClasses: Record<Tone, string> = {
  positive: 'text-positive',
  neutral: 'text-ink-muted',
  negative: 'font-medium text-negative',
}

/** A row that opens to its contents. */
export function FoldedRow({ title, note, result, isOpen, children }: FoldedRowProps) {
  return (
    <details open={isOpen} className="group/folded">
      <summary
        className={joinClasses(
          foldedRowClasses,
          'cursor-pointer list-none -outline-offset-2 hover:bg-surface [&::-webkit-details-marker]:hidden',
        )}
      >
        <ChevronRight
          aria-hidden="true"
          className="size-4 text-ink-muted transition-transform duration-150 group-open/folded:rotate-90"
        />
        <span className="min-w-0">
          <span className="block font-medium">{title}</span>
          {note !== undefined && <span className="block text-sm text-ink-muted">{note}</span>}
        </span>
        <span className="max-w-36 text-right tabular-nums md:max-w-none">{result}</span>
      </summary>
      {children}
    </details>
  )
}
