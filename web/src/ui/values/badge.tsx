import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

export type Tone = 'positive' | 'neutral' | 'negative'

const tones: Record<Tone, string> = {
  positive: 'bg-positive-soft text-positive',
  neutral: 'bg-neutral-soft text-neutral',
  negative: 'bg-negative-soft text-negative',
}

const toneOfStatus: Readonly<Record<string, Tone>> = {
  approved: 'positive',
  live: 'positive',
  paid: 'positive',
  succeeded: 'positive',
  rejected: 'negative',
  failed: 'negative',
}

/** Green, neutral or red; a status without a tone is neutral. */
function toneOf(status: string): Tone {
  return toneOfStatus[status] ?? 'neutral'
}

interface BadgeProps {
  readonly tone?: Tone
  readonly title?: string
  readonly children: ReactNode
}

export function Badge({ tone = 'neutral', title, children }: BadgeProps) {
  return (
    <span
      title={title}
      className={joinClasses(
        'inline-flex h-5 items-center rounded-full px-2 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}

/** Shows a status in its own word and colour. */
export function StatusBadge({ status }: { readonly status: string }) {
  return <Badge tone={toneOf(status)}>{status}</Badge>
}
