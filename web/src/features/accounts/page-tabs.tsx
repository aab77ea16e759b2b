import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { joinClasses } from '../../ui/join-classes.ts'
import { overflowFades, useOverflow } from '../../ui/values/use-overflow.ts'

export interface PageTab {
  readonly label: string
  readonly path: string
}

/** The current tab stays clear of the fade, in pixels. */
const fadeWidth = 48

interface PageTabsProps {
  /** Names them for screen readers. */
  readonly label: string
  readonly pages: readonly PageTab[]
}

/** Links between pages that belong together. */
export function PageTabs({ label, pages }: PageTabsProps) {
  const [location] = useLocation()
  const { row, overflow } = useOverflow<HTMLUListElement>()
  useEffect(() => {
    const list = row.current
    const current = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && current) list.scrollLeft = current.offsetLeft - list.offsetLeft - fadeWidth
  }, [row])
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
              className="flex h-10 items-center rounded-t-sm border-b-2 px-1 whitespace-nowrap border-transparent font-medium text-ink-muted -outline-offset-2 transition-colors duration-150 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink max-md:h-11"
            >
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
