import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { joinClasses } from '#ui/join-classes.ts'
import { overflowFades, useTabRow } from '#ui/values/use-overflow.ts'

export interface PageTab {
  readonly label: string
  readonly path: string
  /** Beside the label, such as a count. */
  readonly after?: ReactNode
}

interface PageTabsProps {
  /** Names the tabs for screen readers. */
  readonly label: string
  readonly pages: readonly PageTab[]
}

/** Links between pages that belong together. */
export function PageTabs({ label, pages }: PageTabsProps) {
  const [location] = useLocation()
  const { row, overflow } = useTabRow<HTMLUListElement>()
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul
        ref={row}
        className={joinClasses(
          '-mb-px flex gap-x-3 overflow-x-auto [scrollbar-width:none]',
          overflowFades[overflow],
        )}
      >
        {pages.map((page) => (
          <li key={page.path}>
            <Link
              href={page.path}
              aria-current={location === page.path ? 'page' : undefined}
              className="flex h-10 items-center gap-2 rounded-t-sm border-b-2 px-1 whitespace-nowrap border-transparent font-medium text-ink-muted -outline-offset-2 transition-colors duration-150 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink max-md:h-11"
            >
              {page.label}
              {page.after}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
