import {
  Banknote,
  ChartColumn,
  CircleDollarSign,
  Clapperboard,
  Compass,
  CreditCard,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  Megaphone,
  Plus,
  Settings,
  Users,
} from 'lucide-react'
import { paths } from '../paths.ts'

export interface MenuEntry {
  readonly label: string
  readonly path: string
  readonly icon: LucideIcon
  /** Shows how many posts wait for the brand's decision. */
  readonly countsPostsToReview?: boolean
}

const dashboard: MenuEntry = { label: 'Dashboard', path: paths.dashboard, icon: LayoutDashboard }

const creatorMenu: readonly MenuEntry[] = [
  dashboard,
  { label: 'Explore Campaigns', path: paths.explore, icon: Compass },
  { label: 'My Submissions', path: paths.mySubmissions, icon: Clapperboard },
  { label: 'Earnings', path: paths.earnings, icon: CircleDollarSign },
  { label: 'Social Accounts', path: paths.socialAccounts, icon: Link2 },
  { label: 'Settings', path: paths.settings, icon: Settings },
]

const menus: Readonly<Record<string, readonly MenuEntry[]>> = {
  brand: [
    dashboard,
    { label: 'Create Campaign', path: paths.createCampaign, icon: Plus },
    { label: 'My Campaigns', path: paths.campaigns, icon: Megaphone },
    {
      label: 'Submissions',
      path: paths.submissions,
      icon: Clapperboard,
      countsPostsToReview: true,
    },
    { label: 'Billing', path: paths.billing, icon: CreditCard },
  ],
  creator: creatorMenu,
  admin: [
    dashboard,
    { label: 'Users', path: paths.adminUsers, icon: Users },
    { label: 'Campaigns', path: paths.adminCampaigns, icon: Megaphone },
    { label: 'Submissions', path: paths.adminSubmissions, icon: ChartColumn },
    { label: 'Payouts', path: paths.adminPayouts, icon: Banknote },
  ],
}

/** An unknown role gets the creator's menu (rules §6). */
export function menuOf(role: string): readonly MenuEntry[] {
  return menus[role] ?? creatorMenu
}

/** Returns the entry of this page or of its parent: the longest path that matches. */
export function entryAt(entries: readonly MenuEntry[], location: string): MenuEntry | undefined {
  return entries
    .filter(({ path }) => location === path || location.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
}
