import { joinClasses } from '../join-classes.ts'
import { formatCount } from './views.tsx'

const most = 99

interface MenuCountProps {
  readonly count: number
  /** The words after the number, on hover and for screen readers. */
  readonly words: string
  readonly isCollapsed: boolean
}

/**
 * Shows in the menu how many decisions are waiting; a dot if collapsed, nothing if there are none.
 */
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
