import { searchMaxLength } from '@permille/contract/limits'
import { Search } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { CommandList } from './command-list.tsx'
import { type Command, type CommandGroup, findCommands } from './find-commands.ts'
import { floatClasses, overlayClasses } from './overlay-classes.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface CommandPaletteProps<Item extends Command> {
  readonly onClose: () => void
  readonly placeholder: string
  readonly groups: readonly CommandGroup<Item>[]
  /** Called with what is typed, for groups that are searched elsewhere. */
  readonly onType?: (typed: string) => void
  /** Runs the chosen command once the palette has closed. */
  readonly onChoose: (command: Item) => void
}

/** Searches as you type; the arrows move and Enter chooses. Focus stays in the field. */
export function CommandPalette<Item extends Command>(props: CommandPaletteProps<Item>) {
  const { onClose, placeholder, groups, onType, onChoose } = props
  const [typed, setTyped] = useState('')
  const [position, setPosition] = useState(0)
  const listId = useId()
  const focusReturn = useFocusReturn()
  const found = findCommands(groups, typed)
  const commands = found.flatMap((group) => group.commands)
  const active = commands[Math.min(position, commands.length - 1)]
  const choose = (command: Item) => {
    onClose()
    onChoose(command)
  }
  const search = (text: string) => {
    setTyped(text)
    setPosition(0)
    onType?.(text)
  }
  const pressed = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) setPosition((from) => wrapped(from + step, commands.length))
    else if (event.key !== 'Enter') return
    else if (active !== undefined) choose(active)
    event.preventDefault()
  }
  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClasses} />
        <Primitive.Content {...focusReturn} aria-describedby={undefined} className={boxClasses}>
          <Primitive.Title className="sr-only">{placeholder}</Primitive.Title>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Search aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
            <input
              role="combobox"
              aria-label={placeholder}
              aria-expanded={commands.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active && `${listId}-${active.key}`}
              placeholder={placeholder}
              value={typed}
              maxLength={searchMaxLength}
              onChange={(event) => search(event.target.value)}
              onKeyDown={pressed}
              className="h-12 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-ink-muted"
            />
          </div>
          <CommandList id={listId} groups={found} active={active} onChoose={choose} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const boxClasses = joinClasses(
  floatClasses,
  'fixed inset-x-4 top-[12dvh] mx-auto flex max-h-[70dvh] max-w-xl flex-col overflow-hidden',
)

const steps: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 }

function wrapped(position: number, count: number): number {
  return count === 0 ? 0 : (position + count) % count
}
