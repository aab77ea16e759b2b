import { type ComponentProps, Suspense } from 'react'
import { Link } from 'wouter'
import { afterFirstPaint } from '../ui/after-first-paint.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import type { MenuEntry } from './menu.ts'

const PostsToReview = lazyPart(
  afterFirstPaint(
    async () => (await import('../features/submissions/review/posts-to-review.tsx')).PostsToReview,
  ),
)

interface NavLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly entry: MenuEntry
  readonly isCurrent: boolean
  readonly isCollapsed: boolean
}

/** One entry of the menu. Collapsed to its icon, it keeps its name for screen readers. */
export function NavLink({ entry, isCurrent, isCollapsed, ...rest }: NavLinkProps) {
  const Icon = entry.icon
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
      {entry.countsPostsToReview === true && (
        <Suspense fallback={null}>
          <PostsToReview isCollapsed={isCollapsed} />
        </Suspense>
      )}
    </Link>
  )
}
