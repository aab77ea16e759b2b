import { type ComponentProps, Suspense } from 'react'
import { Link } from 'wouter'
import { useCurrentUser } from '../api/session.ts'
import { paths } from '../paths.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { PermilleMark, Wordmark } from '../ui/layout/permille-mark.tsx'
import { lazyCode, lazyPart } from '../ui/lazy-part.ts'
import type { MenuEntry } from './menu.ts'
import { NavList } from './nav-list.tsx'
import type { Sidebar as SidebarState } from './use-sidebar.ts'

const BrandSwitch = lazyCode(() => import('./brand-switch.tsx').then((m) => m.BrandSwitch))

const Sheet = lazyPart(() => import('../ui/overlays/sheet.tsx').then((m) => m.Sheet), 'over')

interface SidebarProps {
  readonly entries: readonly MenuEntry[]
  readonly sidebar: SidebarState
}

/** 16rem wide, 3rem when collapsed to icons, an 18rem sheet under 768 px. */
export function Sidebar({ entries, sidebar }: SidebarProps) {
  const isCollapsed = !sidebar.isExpanded
  return (
    <>
      <aside
        data-state={isCollapsed ? 'collapsed' : 'expanded'}
        className={joinClasses(
          'sticky top-0 h-dvh shrink-0 overflow-x-hidden overflow-y-auto border-r border-line bg-surface transition-[width] duration-150 ease-out max-md:hidden print:hidden',
          isCollapsed ? 'w-[3rem]' : 'w-[16rem]',
        )}
      >
        <Brandmark isCollapsed={isCollapsed} />
        <Brands isCollapsed={isCollapsed} />
        <NavList entries={entries} isCollapsed={isCollapsed} />
      </aside>
      {sidebar.isSheetOpen && <SidebarSheet entries={entries} sidebar={sidebar} />}
    </>
  )
}

function Brandmark({ isCollapsed }: { readonly isCollapsed?: boolean }) {
  return (
    <Link
      href={paths.dashboard}
      aria-label="Permille, dashboard"
      className="flex h-14 items-center overflow-hidden px-3 -outline-offset-4 whitespace-nowrap"
    >
      {isCollapsed ? <PermilleMark className="h-5 w-6 shrink-0 text-accent" /> : <Wordmark />}
    </Link>
  )
}

/** For someone of several, who alone load it. */
function Brands(props: ComponentProps<typeof BrandSwitch>) {
  const { brand } = useCurrentUser()
  if (!brand || brand.count < 2) return null
  return (
    <div className="h-9 px-2">
      <Suspense fallback={null}>
        <BrandSwitch {...props} />
      </Suspense>
    </div>
  )
}

function SidebarSheet({ entries, sidebar }: SidebarProps) {
  const close = () => sidebar.setSheetOpen(false)
  return (
    <Suspense fallback={null}>
      <Sheet isOpen onOpenChange={sidebar.setSheetOpen} onClose={close} title="Menu">
        {/* Following a link closes the sheet; the click bubbles up from the link. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
        <div onClick={close}>
          <Brandmark />
          <Brands />
          <NavList entries={entries} />
        </div>
      </Sheet>
    </Suspense>
  )
}
