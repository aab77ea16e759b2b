import { joinClasses } from '../join-classes.ts'
import { formatCount } from './views.tsx'

const most = 99

interface MenuCountProps {
  readonly count: number
  /** What the number says, after it. */
  readonly words: string
  readonly isCollapsed: boolean
}

/** In the menu: how many decisions wait; a dot where there is no room, nothing where there are none. */
export function MenuCount({ count, words, isCollapsed }: MenuCountProps) {
  if (count === 0) return null
  const spoken = `${formatCount(count)} ${words}`
  return (
    <span
      title={spoken}
      className={joinClasses(
        isCollapsed
          ? 'absolute top-1.5 left-5 size-2 rounded-full bg-accent'
          : 'ml-auto rounded-full bg-accent px-1.5 text-xs leading-5 font-medium text-accent-ink tabular-nums',
      )}
    >
      <span aria-hidden="true">{!isCollapsed && (count > most ? `${most}+` : count)}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  )
}
