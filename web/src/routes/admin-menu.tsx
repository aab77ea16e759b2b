import { Banknote, ChartColumn, Megaphone, Users } from 'lucide-react'
import { adminPaths } from '../admin-paths.ts'
import type { AdminSectionName } from '../features/accounts/admin-sections.ts'
import type { MenuEntry } from '../shell/menu.ts'
import { afterFirstPaint } from '../ui/after-first-paint.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const SectionCount = lazyPart(
  afterFirstPaint(() =>
    import('../features/accounts/section-count.tsx').then((m) => m.SectionCount),
  ),
  'hidden',
)

/** How much waits on an entry's pages. */
function countIn(section: AdminSectionName): Pick<MenuEntry, 'count'> {
  return {
    count: ({ isCollapsed }) => <SectionCount section={section} isCollapsed={isCollapsed} />,
  }
}

const { setup, settings, mails, auditLog } = adminPaths

/** The specified entries; every other page is a tab of one of them (`adminSections`), which it lights. */
export const adminMenu: readonly MenuEntry[] = [
  {
    label: 'Users',
    path: adminPaths.users,
    icon: Users,
    dashboard: { ...countIn('dashboard'), also: [setup, settings, mails, auditLog] },
    ...countIn('users'),
    also: [adminPaths.invitations, adminPaths.messages],
  },
  { label: 'Campaigns', path: adminPaths.campaigns, icon: Megaphone },
  {
    label: 'Submissions',
    path: adminPaths.submissions,
    icon: ChartColumn,
    ...countIn('submissions'),
    also: [adminPaths.risk],
  },
  {
    label: 'Payouts',
    path: adminPaths.payouts,
    icon: Banknote,
    ...countIn('payouts'),
    also: [adminPaths.books, adminPaths.chargebacks, '/admin/exceptions'],
  },
]
