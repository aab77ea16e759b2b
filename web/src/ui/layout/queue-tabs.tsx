import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { overflowFades, useTabRow } from '../values/use-overflow.ts'

interface QueueTabsProps<Value extends string> {
  readonly label: string
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly current: Value
  readonly onChoose: (value: Value) => void
}

/** Buttons that mark the current one, not tabs: they switch between URLs of the same list. */
export function QueueTabs<Value extends string>(props: QueueTabsProps<Value>) {
  const { label, tabs, current, onChoose } = props
  const { row, overflow } = useTabRow<HTMLElement>()
  return (
    <nav
      ref={row}
      aria-label={label}
      className={joinClasses(
        'flex gap-3 overflow-x-auto border-b border-line [scrollbar-width:none]',
        overflowFades[overflow],
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-current={tab.value === current ? 'page' : undefined}
          onClick={() => onChoose(tab.value)}
          className={joinClasses(
            '-mb-px flex h-10 min-w-11 shrink-0 items-center justify-center gap-2 border-b-2 px-1 font-medium -outline-offset-2 transition-colors duration-150 max-md:h-11',
            tab.value === current
              ? 'border-accent text-ink'
              : 'border-transparent text-ink-muted hover:text-ink',
          )}
        >
          {tab.label}
        </button>
      ))}
    </nav>
  )
}
