import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import { afterFirstPaint } from '../ui/after-first-paint.ts'
import { Boundary } from '../ui/failure/boundary.tsx'
import { lazyCode } from '../ui/lazy-part.ts'
import { entryAt, type MenuEntry } from './menu.ts'
import { NavLink } from './nav-link.tsx'

const NavTooltips = lazyCode(
  afterFirstPaint(() => import('./nav-tooltips.tsx').then((m) => m.NavTooltips)),
)

interface NavListProps {
  readonly entries: readonly MenuEntry[]
  readonly isCollapsed?: boolean
}

export function NavList({ entries, isCollapsed = false }: NavListProps) {
  const [location] = useLocation()
  const current = entryAt(entries, location)
  const links = entries.map((entry) => ({
    entry,
    link: <NavLink entry={entry} isCurrent={entry === current} isCollapsed={isCollapsed} />,
  }))
  const plain = links.map(({ entry, link }) => <NavItem key={entry.path}>{link}</NavItem>)
  return (
    <nav aria-label="Main">
      <ul className="grid gap-0.5 p-2">
        {isCollapsed ? (
          <Boundary missing={() => plain}>
            <Suspense fallback={plain}>
              <NavTooltips links={links} />
            </Suspense>
          </Boundary>
        ) : (
          plain
        )}
      </ul>
    </nav>
  )
}

function NavItem({ children }: { readonly children: ReactNode }) {
  return <li>{children}</li>
}
