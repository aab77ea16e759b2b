import type { ReactNode } from 'react'

interface LineCardProps {
  /** Its checkbox, in a list where several rows can be selected. */
  readonly select?: ReactNode
  /** Small, at the left. */
  readonly picture?: ReactNode
  /**
   * A link with the classes of `lineCardTitleClasses`; the whole upper part of the card follows it.
   */
  readonly title: ReactNode
  readonly note: ReactNode
  /** At the right: a number, with the status under it. */
  readonly figure: ReactNode
  readonly state: ReactNode
  /** Actions, below. */
  readonly actions?: ReactNode
  /** A menu of actions, in the corner. */
  readonly menu?: ReactNode
}

export const lineCardTitleClasses = 'block truncate font-medium after:absolute after:inset-0'

/** A table row as a card for narrow screens, in two lines. */
export function LineCard(props: LineCardProps) {
  const { select, picture, title, note, figure, state, actions, menu } = props
  return (
    <div className="grid grid-cols-1 gap-3 px-4 py-3">
      <div className="relative flex min-h-12 items-center gap-3">
        <div className="relative z-10 empty:hidden">{select}</div>
        {picture}
        <div className="min-w-0 flex-1">
          {title}
          <p className="truncate text-sm text-ink-muted">{note}</p>
        </div>
        <div className="grid shrink-0 justify-items-end gap-1">
          <span className="tabular-nums">{figure}</span>
          {state}
        </div>
        {menu !== undefined && (
          <div className="relative z-10 -mr-3 w-9 shrink-0 max-md:w-11">{menu}</div>
        )}
      </div>
      {actions}
    </div>
  )
}
