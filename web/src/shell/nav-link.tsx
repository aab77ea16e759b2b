import { type ComponentProps, Suspense } from 'react'
import { Link } from 'wouter'
import { joinClasses } from '../ui/join-classes.ts'
import type { MenuEntry } from './menu.ts'

interface NavLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly entry: MenuEntry
  readonly isCurrent: boolean
  readonly isCollapsed: boolean
}

/** One entry of the menu. Collapsed to its icon, it keeps its name for screen readers. */
export function NavLink({ entry, isCurrent, isCollapsed, ...rest }: NavLinkProps) {
  const { icon: Icon, count: Count } = entry
  return (
    <Link
      {...rest}
      href={entry.path}
      aria-current={isCurrent ? 'page' : undefined}
      className={joinClasses(
        'relative flex h-9 items-center gap-3 overflow-hidden rounded-control px-2 font-medium whitespace-nowrap transition-colors duration-150 max-md:h-11',
        isCurrent
          ? 'bg-accent-soft text-accent'
          : 'text-ink-muted hover:bg-surface-sunken hover:text-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className={isCollapsed ? 'sr-only' : undefined}>{entry.label}</span>
      {Count && (
        <Suspense fallback={null}>
          <Count isCollapsed={isCollapsed} />
        </Suspense>
      )}
    </Link>
  )
}
