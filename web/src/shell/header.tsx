import { PanelLeft } from 'lucide-react'
import { Link } from 'wouter'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/controls/button.tsx'
import { PermilleMark } from '../ui/layout/permille-mark.tsx'
import type { MenuEntry } from './menu.ts'
import { PaletteButton } from './palette-button.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { UserMenu } from './user-menu.tsx'

interface HeaderProps {
  readonly menu: readonly MenuEntry[]
  readonly onToggleSidebar: () => void
}

export function Header({ menu, onToggleSidebar }: HeaderProps) {
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-surface px-2 md:px-4 print:hidden">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Toggle sidebar"
        title="Toggle sidebar (Ctrl+B)"
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggleSidebar}
      >
        <PanelLeft aria-hidden="true" className="size-4" />
      </Button>
      {/* Wider screens have this link in the sidebar. */}
      <Link
        href={paths.dashboard}
        aria-label="Permille, dashboard"
        className="grid size-11 place-items-center rounded-control md:hidden"
      >
        <PermilleMark className="h-5 w-6 text-accent" />
      </Link>
      <div className="ml-auto flex items-center gap-1">
        <PaletteButton menu={menu} />
        <NotificationBell />
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  )
}
