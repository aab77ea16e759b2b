import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  readonly note?: ReactNode
  readonly action?: ReactNode
}

/** Shows one sentence and one action. */
export function EmptyState({ title, note, action }: EmptyStateProps) {
  return (
    <div className="grid place-items-center gap-1 px-6 py-12 text-center">
      <p className="text-lg font-medium">{title}</p>
      {note !== undefined && <p className="max-w-sm text-ink-muted">{note}</p>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  )
}
