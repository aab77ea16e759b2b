import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import type { Tone } from '../values/badge.tsx'

const tones: Record<Tone, string> = {
  positive: 'bg-positive-soft text-positive',
  neutral: 'bg-surface-sunken text-ink',
  negative: 'bg-negative-soft text-negative',
}

interface NoticeProps {
  readonly tone?: Tone
  readonly title?: string
  readonly action?: ReactNode
  readonly className?: string
  readonly children?: ReactNode
}

/** A note about this page, next to what it concerns. */
export function Notice({ tone = 'neutral', title, action, className, children }: NoticeProps) {
  return (
    <div className={joinClasses('grid gap-2 rounded-control px-4 py-3', tones[tone], className)}>
      <div className="grid min-w-0 grid-cols-1 gap-0.5 [overflow-wrap:anywhere]">
        {title !== undefined && <p className="font-medium">{title}</p>}
        <div className="contents">{children}</div>
      </div>
      {action}
    </div>
  )
}
