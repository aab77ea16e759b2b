import { isolate } from '@permille/contract/input/isolate'
import type { ReactNode } from 'react'

interface DeskHeaderProps {
  readonly title: string
  readonly note: string
  readonly actions: ReactNode
}

/** The `PageHeader` of a list that is worked through: where there is room it takes one line, and leaves the screen to rows. */
export function DeskHeader({ title, note, actions }: DeskHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 rounded-control outline-offset-8">
      <title>{`${isolate(title)} · Permille`}</title>
      <div className="grid min-w-0 grow basis-56 grid-cols-1 gap-1 @4xl/page:flex @4xl/page:flex-wrap @4xl/page:items-baseline @4xl/page:gap-x-3 @4xl/page:self-center">
        <h1 className="text-xl font-semibold tracking-tight [overflow-wrap:anywhere]">{title}</h1>
        <p className="text-ink-muted">{note}</p>
      </div>
      <div className="flex flex-wrap gap-2 @max-sm/page:w-full @max-sm/page:*:grow">{actions}</div>
    </header>
  )
}
