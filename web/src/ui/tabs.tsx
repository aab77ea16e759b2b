import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

export interface Tab {
  readonly value: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsProps {
  /** What the tabs choose between, for those who cannot see them. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value?: string
  readonly onValueChange?: (value: string) => void
}

export function Tabs({ label, tabs, ...selection }: TabsProps) {
  return (
    <Primitive.Root
      {...(selection.value === undefined && { defaultValue: tabs[0]?.value })}
      {...selection}
    >
      <Primitive.List
        aria-label={label}
        className="flex gap-5 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px h-10 shrink-0 rounded-t-sm border-b-2 border-transparent font-medium text-ink-muted -outline-offset-2 transition-colors duration-150 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
