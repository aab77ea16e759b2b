import { LayoutDashboard, type LucideIcon } from 'lucide-react'
import { paths } from '../paths.ts'

export interface MenuEntry {
  readonly label: string
  readonly path: string
  readonly icon: LucideIcon
  /** Shows how many posts wait for the brand's decision. */
  readonly countsPostsToReview?: boolean
}

/** The entries of the sidebar: the dashboard, then those of the user's role. */
export function entriesOf(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  return [{ label: 'Dashboard', path: paths.dashboard, icon: LayoutDashboard }, ...menu]
}

/** Returns the entry of this page or of its parent: the longest path that matches. */
export function entryAt(entries: readonly MenuEntry[], location: string): MenuEntry | undefined {
  return entries
    .filter(({ path }) => location === path || location.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
}
