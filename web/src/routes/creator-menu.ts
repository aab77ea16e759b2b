import { CircleDollarSign, Clapperboard, Compass, Link2, Settings } from 'lucide-react'
import { paths } from '../paths.ts'
import type { MenuEntry } from '../shell/menu.ts'

/** The entries after the dashboard. */
export const creatorMenu: readonly MenuEntry[] = [
  { label: 'Explore Campaigns', path: paths.explore, icon: Compass, also: ['/offers', '/submit'] },
  { label: 'My Submissions', path: paths.mySubmissions, icon: Clapperboard },
  { label: 'Earnings', path: paths.earnings, icon: CircleDollarSign },
  { label: 'Social Accounts', path: paths.socialAccounts, icon: Link2 },
  { label: 'Settings', path: paths.settings, icon: Settings },
]
