import { isolate } from '@permille/contract/input/isolate'
import type { ReactNode } from 'react'

interface PageHeaderProps {
  readonly title: string
  readonly note?: ReactNode
  /** The page's actions. */
  readonly actions?: ReactNode
}

/** On a phone a full-width row; a link to a file alone stays beside the title. Hidden when there are no actions. */
const actionsClasses =
  'flex flex-wrap gap-2 empty:hidden @max-sm:has-[>:not([download],.thumb-act)]:w-full @max-sm:*:not-[[download]]:grow'

/** The page's only h1, and its title in the browser tab. */
export function PageHeader({ title, note, actions }: PageHeaderProps) {
  return (
    <header className="@container rounded-control outline-offset-8">
      <title>{`${isolate(title)} · Permille`}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 grow basis-56 grid-cols-1 @max-sm:basis-40 gap-1">
          <h1 className="text-xl font-semibold tracking-tight [overflow-wrap:anywhere]">{title}</h1>
          {note !== undefined && <p className="text-ink-muted">{note}</p>}
        </div>
        {actions !== undefined && <div className={actionsClasses}>{actions}</div>}
      </div>
    </header>
  )
}
