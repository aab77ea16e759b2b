import { Banknote, ChartColumn, Megaphone, Users } from 'lucide-react'
import { adminPaths } from '../admin-paths.ts'
import { type AdminSectionName, adminSections } from '../features/accounts/admin-sections.ts'
import { dashboardEntry, type MenuEntry } from '../shell/menu.ts'
import { afterFirstPaint } from '../ui/after-first-paint.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const SectionCount = lazyPart(
  afterFirstPaint(
    async () => (await import('../features/accounts/section-count.tsx')).SectionCount,
  ),
  'hidden',
)

/** What an entry's pages add to it: they light it, and what waits on them is its count. */
function pagesOf(section: AdminSectionName): Pick<MenuEntry, 'count' | 'also'> {
  return {
    count: ({ isCollapsed }) => <SectionCount section={section} isCollapsed={isCollapsed} />,
    also: adminSections[section].tabs.map(({ path }) => path),
  }
}

const payouts = pagesOf('payouts')

/** The specified entries; every other page belongs to one of them. */
export const adminMenu: readonly MenuEntry[] = [
  { ...dashboardEntry, ...pagesOf('dashboard') },
  { label: 'Users', path: adminPaths.users, icon: Users, ...pagesOf('users') },
  { label: 'Campaigns', path: adminPaths.campaigns, icon: Megaphone },
  {
    label: 'Submissions',
    path: adminPaths.submissions,
    icon: ChartColumn,
    ...pagesOf('submissions'),
  },
  {
    label: 'Payouts',
    path: adminPaths.payouts,
    icon: Banknote,
    ...payouts,
    also: [...(payouts.also ?? []), '/admin/exceptions'],
  },
]
