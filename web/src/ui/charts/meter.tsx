import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

export interface MeterPart {
  readonly label: string
  readonly amount: number
  readonly fill: 'solid' | 'soft'
}

interface MeterProps {
  /** Describes the bar in words, such as "$40.00 of $100.00 spent". */
  readonly label: string
  readonly total: number
  readonly parts: readonly MeterPart[]
  readonly caption?: ReactNode
}

/** Shows how much of a whole is used: the parts in order, the rest empty. */
export function Meter({ label, total, parts, caption }: MeterProps) {
  return (
    <div className="grid gap-1.5">
      <div
        role="img"
        aria-label={label}
        className="flex h-1.5 gap-px overflow-hidden rounded-full bg-neutral-soft"
      >
        {parts.map((part) => (
          <span
            key={part.label}
            title={part.label}
            className={joinClasses('block', part.fill === 'solid' ? 'bg-accent' : 'bg-accent/40')}
            style={{ width: `${shareOf(part.amount, total)}%` }}
          />
        ))}
      </div>
      {caption !== undefined && <div className="text-sm text-ink-muted">{caption}</div>}
    </div>
  )
}

/** Returns the percentage of the whole, between 0 and 100; 0 if the whole is 0. */
export function shareOf(amount: number, total: number): number {
  if (total <= 0) return 0
  return Math.min(100, Math.max(0, (amount / total) * 100))
}
