import { Banknote, ChartColumn, Megaphone, Users } from 'lucide-react'
import { adminPaths } from '../admin-paths.ts'
import type { MenuEntry } from '../shell/menu.ts'

/** After the dashboard. */
export const adminMenu: readonly MenuEntry[] = [
  { label: 'Users', path: adminPaths.users, icon: Users },
  { label: 'Campaigns', path: adminPaths.campaigns, icon: Megaphone },
  { label: 'Submissions', path: adminPaths.submissions, icon: ChartColumn },
  { label: 'Payouts', path: adminPaths.payouts, icon: Banknote },
]
