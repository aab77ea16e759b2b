import { PanelLeft } from 'lucide-react'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { Button } from '../ui/controls/button.tsx'
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
      <div className="ml-auto flex items-center gap-1">
        <PaletteButton menu={menu} />
        <NotificationBell />
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  )
}
