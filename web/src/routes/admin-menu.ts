import { Banknote, ChartColumn, Megaphone, Users } from 'lucide-react'
import { adminPaths } from '../admin-paths.ts'
import type { MenuEntry } from '../shell/menu.ts'
import { afterFirstPaint } from '../ui/after-first-paint.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const PostsForAdmins = lazyPart(
  afterFirstPaint(
    async () => (await import('../features/submissions/admin/posts-for-admins.tsx')).PostsForAdmins,
  ),
  'hidden',
)

const MessagesForAdmins = lazyPart(
  afterFirstPaint(
    async () => (await import('../features/messages/messages-for-admins.tsx')).MessagesForAdmins,
  ),
  'hidden',
)

/** The entries after the dashboard. */
export const adminMenu: readonly MenuEntry[] = [
  {
    label: 'Users',
    path: adminPaths.users,
    icon: Users,
    count: MessagesForAdmins,
    also: [adminPaths.messages],
  },
  { label: 'Campaigns', path: adminPaths.campaigns, icon: Megaphone },
  {
    label: 'Submissions',
    path: adminPaths.submissions,
    icon: ChartColumn,
    count: PostsForAdmins,
    also: [adminPaths.risk],
  },
  {
    label: 'Payouts',
    path: adminPaths.payouts,
    icon: Banknote,
    also: [adminPaths.books, adminPaths.chargebacks, '/admin/exceptions'],
  },
]
