import { Banknote, ChartColumn, Megaphone, Users } from 'lucide-react'
import { paths } from '../paths.ts'
import type { MenuEntry } from '../shell/menu.ts'

/** After the dashboard. */
export const adminMenu: readonly MenuEntry[] = [
  { label: 'Users', path: paths.adminUsers, icon: Users },
  { label: 'Campaigns', path: paths.adminCampaigns, icon: Megaphone },
  { label: 'Submissions', path: paths.adminSubmissions, icon: ChartColumn },
  { label: 'Payouts', path: paths.adminPayouts, icon: Banknote },
]
