import { Clapperboard, CreditCard, Megaphone, Plus } from 'lucide-react'
import { paths } from '../paths.ts'
import type { MenuEntry } from '../shell/menu.ts'
import { afterFirstPaint } from '../ui/after-first-paint.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const PostsToReview = lazyPart(
  afterFirstPaint(() =>
    import('../features/submissions/review/posts-to-review.tsx').then((m) => m.PostsToReview),
  ),
  'hidden',
)

/** The entries after the dashboard. */
export const brandMenu: readonly MenuEntry[] = [
  { label: 'Create Campaign', path: paths.createCampaign, icon: Plus, needs: 'campaigns:write' },
  { label: 'My Campaigns', path: paths.campaigns, icon: Megaphone },
  {
    label: 'Submissions',
    path: paths.submissions,
    icon: Clapperboard,
    count: PostsToReview,
    needs: 'submissions:read',
  },
  { label: 'Billing', path: paths.billing, icon: CreditCard, needs: 'billing:read' },
]
