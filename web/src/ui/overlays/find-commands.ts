import { searchForm } from '@permille/contract/input/search-form'
import type { ReactNode } from 'react'

export interface Command {
  readonly key: string
  readonly label: string
  /** Distinguishes commands with the same label; searched too. */
  readonly note?: string
  readonly icon?: ReactNode
}

export interface CommandGroup<Item extends Command = Command> {
  readonly title: string
  readonly commands: readonly Item[]
  /** True if its commands already match what was typed: all of them are shown. */
  readonly isSearched?: boolean
}

const shownPerGroup = 6

/**
 * Returns the first few commands of each group that contain all the words, in any order and case;
 * drops empty groups.
 */
export function findCommands<Item extends Command>(
  groups: readonly CommandGroup<Item>[],
  typed: string,
): readonly CommandGroup<Item>[] {
  const words = searchForm(typed).split(/\s+/)
  const isFound = ({ label, note = '' }: Item) => {
    const text = searchForm(`${label} ${note}`)
    return words.every((word) => text.includes(word))
  }
  return groups
    .map(({ title, commands, isSearched = false }) => ({
      title,
      commands: (isSearched ? commands : commands.filter(isFound)).slice(0, shownPerGroup),
    }))
    .filter(({ commands }) => commands.length > 0)
}
