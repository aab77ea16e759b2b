import { Clapperboard, CreditCard, Megaphone, Plus } from 'lucide-react'
import { paths } from '../paths.ts'
import type { MenuEntry } from '../shell/menu.ts'

/** After the dashboard. */
export const brandMenu: readonly MenuEntry[] = [
  { label: 'Create Campaign', path: paths.createCampaign, icon: Plus },
  { label: 'My Campaigns', path: paths.campaigns, icon: Megaphone },
  { label: 'Submissions', path: paths.submissions, icon: Clapperboard, countsPostsToReview: true },
  { label: 'Billing', path: paths.billing, icon: CreditCard },
]
