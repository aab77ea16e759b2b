import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { overflowFades, useTabRow } from '../values/use-overflow.ts'

export interface Tab {
  readonly value: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsProps {
  /** Names the tabs for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value?: string
  readonly onValueChange?: (value: string) => void
}

/** Keeps the input of each tab while another is shown. */
export function Tabs({ label, tabs, ...selection }: TabsProps) {
  const { row, overflow } = useTabRow<HTMLDivElement>()
  return (
    <Primitive.Root
      {...(selection.value === undefined && { defaultValue: tabs[0]?.value })}
      {...selection}
    >
      <Primitive.List
        ref={row}
        aria-label={label}
        className={joinClasses(
          'flex gap-3 overflow-x-auto border-b border-line [scrollbar-width:none]',
          overflowFades[overflow],
        )}
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px h-10 shrink-0 rounded-t-sm px-1 max-md:h-11 border-b-2 border-transparent font-medium text-ink-muted -outline-offset-2 transition-colors duration-150 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.value}
          value={tab.value}
          forceMount
          className="pt-5 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
