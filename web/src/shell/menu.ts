import { LayoutDashboard, type LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { paths } from '../paths.ts'

export interface MenuEntry {
  readonly label: string
  readonly path: string
  readonly icon: LucideIcon
  /** Shows how many decisions are waiting there. */
  readonly count?: ComponentType<{ readonly isCollapsed: boolean }>
  /** Other paths whose pages belong to this entry. */
  readonly also?: readonly string[]
}

export const dashboardEntry: MenuEntry = {
  label: 'Dashboard',
  path: paths.dashboard,
  icon: LayoutDashboard,
}

/** The entries of the sidebar: the dashboard, then those of the user's role, which may begin with their own. */
export function entriesOf(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  return menu[0]?.path === paths.dashboard ? menu : [dashboardEntry, ...menu]
}

/** Returns the entry of this page or of its parent: the longest path that matches. */
export function entryAt(entries: readonly MenuEntry[], location: string): MenuEntry | undefined {
  const isAt = (path: string) => location === path || location.startsWith(`${path}/`)
  return entries
    .filter(({ path, also }) => isAt(path) || also?.some(isAt))
    .sort((a, b) => b.path.length - a.path.length)[0]
}
