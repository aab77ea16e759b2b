import type { Scope } from '@permille/contract/teams/scopes'
import { LayoutDashboard, type LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { paths } from '../paths.ts'

export interface MenuEntry {
  readonly label: string
  readonly path: string
  readonly icon: LucideIcon
  /** The right in a brand without which it is not listed. */
  readonly needs?: Scope
  /** Shows how many decisions are waiting there. */
  readonly count?: ComponentType<{ readonly isCollapsed: boolean }>
  /** Other paths whose pages belong to this entry. */
  readonly also?: readonly string[]
  /** Of a role's first entry: what the role adds to the dashboard's. */
  readonly dashboard?: Pick<MenuEntry, 'count' | 'also'>
}

/** The entries of the sidebar: the dashboard, then those of the user's role. */
export function entriesOf(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  return [
    { label: 'Dashboard', path: paths.dashboard, icon: LayoutDashboard, ...menu[0]?.dashboard },
    ...menu,
  ]
}

/** Returns the entry of this page or of its parent: the longest path that matches. */
export function entryAt(entries: readonly MenuEntry[], location: string): MenuEntry | undefined {
  const isAt = (path: string) => location === path || location.startsWith(`${path}/`)
  return entries
    .filter(({ path, also }) => isAt(path) || also?.some(isAt))
    .sort((a, b) => b.path.length - a.path.length)[0]
}
