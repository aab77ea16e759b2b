import { type ReactNode, useEffect, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import type { Command, CommandGroup } from './find-commands.ts'

interface CommandListProps<Item extends Command> {
  readonly id: string
  readonly groups: readonly CommandGroup<Item>[]
  readonly active: Item | undefined
  readonly onChoose: (command: Item) => void
}

/** The options of a palette; focus stays in the field. */
export function CommandList<Item extends Command>(props: CommandListProps<Item>) {
  const { id, groups, active, onChoose } = props
  return (
    <>
      <p role="status" className="px-2 py-6 text-center text-ink-muted empty:hidden">
        {groups.length === 0 && 'Nothing found'}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label="Results"
        hidden={groups.length === 0}
        className="min-h-0 overflow-y-auto p-2"
      >
        {groups.map(({ title, commands }) => (
          <Group key={title} title={title}>
            {commands.map((command) => (
              <Option
                key={command.key}
                id={`${id}-${command.key}`}
                command={command}
                isActive={command === active}
                onChoose={() => onChoose(command)}
              />
            ))}
          </Group>
        ))}
      </div>
    </>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: groups of a listbox, which a fieldset is not
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className="px-2 pt-2 pb-1 text-xs font-medium text-ink-muted">
        {title}
      </p>
      {children}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly command: Command
  readonly isActive: boolean
  readonly onChoose: () => void
}

function Option({ id, command, isActive, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names this one
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className={joinClasses(
        'flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2 max-md:min-h-11 hover:bg-surface-sunken',
        isActive && 'bg-accent-soft text-accent',
      )}
    >
      <span aria-hidden="true" className="shrink-0 text-ink-muted">
        {command.icon}
      </span>
      <span className="min-w-0 flex-1 truncate">{command.label}</span>
      {command.note !== undefined && (
        <span className="max-w-[45%] truncate text-sm text-ink-muted">{command.note}</span>
      )}
    </div>
  )
}
