import type { Insight } from '@permille/contract/campaigns/campaign-insight'
import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { platformFacts } from '@permille/contract/platforms'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { Meter } from '#ui/charts/meter.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded, type QueryState } from '#ui/layout/loaded.tsx'
import { Avatar } from '#ui/values/avatar.tsx'
import { Money } from '#ui/values/money.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { formatCount, formatViews, Views } from '#ui/values/views.tsx'

interface CampaignInsightProps {
  readonly campaign: Pick<OwnCampaign, 'liveAt' | 'totalViews'>
  readonly insight: QueryState<Insight>
}

/** Shows where the views came from, by platform and by creator; null if the campaign never went live. */
export function CampaignInsight({ campaign, insight: query }: CampaignInsightProps) {
  const { totalViews } = campaign
  if (campaign.liveAt === null) return null
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-3 @xl:grid-cols-2 @xl:gap-4">
        <Card>
          <CardHeader title="By platform" />
          <Loaded
            query={query}
            skeleton={<ListSkeleton lines={2} />}
            failed="The platforms could not be loaded."
          >
            {({ platforms }) => <Platforms platforms={platforms} totalViews={totalViews} />}
          </Loaded>
        </Card>
        <Card>
          <CardHeader title="Top creators" />
          <Loaded
            query={query}
            skeleton={<ListSkeleton lines={2} />}
            failed="The creators could not be loaded."
          >
            {({ creators }) => <Creators creators={creators} />}
          </Loaded>
        </Card>
      </div>
    </div>
  )
}

interface PlatformsProps {
  readonly platforms: Insight['platforms']
  readonly totalViews: number
}

function Platforms({ platforms, totalViews }: PlatformsProps) {
  if (platforms.length === 0) return <NothingApproved />
  return (
    <ul className="divide-y divide-line">
      {platforms.map(({ platform, postCount, viewCount, spentCents }) => (
        <ShareLine
          key={platform}
          title={
            <span className="flex items-center gap-2">
              <PlatformIcon platform={platform} className="size-4 shrink-0 text-ink-muted" />
              {platformFacts[platform].title}
            </span>
          }
          share={{ postCount, viewCount, spentCents }}
        >
          <Meter
            label={`${platformFacts[platform].title}: ${formatViews(viewCount)} of ${formatViews(totalViews)} views`}
            total={totalViews}
            parts={[{ label: formatCount(viewCount), amount: viewCount, fill: 'solid' }]}
          />
        </ShareLine>
      ))}
    </ul>
  )
}

function Creators({ creators }: { readonly creators: Insight['creators'] }) {
  if (creators.length === 0) return <NothingApproved />
  return (
    <ul className="divide-y divide-line">
      {creators.map(({ creatorId, handle, displayName, avatarUrl, ...share }) => (
        <ShareLine
          key={creatorId}
          title={
            <span className="flex items-center gap-2">
              <Avatar name={displayName} imageUrl={avatarUrl} className="size-6 text-xs" />
              <Link href={paths.profile(handle)} className="truncate hover:underline">
                {displayName}
              </Link>
            </span>
          }
          share={share}
        />
      ))}
    </ul>
  )
}

interface ShareLineProps {
  readonly title: ReactNode
  readonly share: Pick<Insight['platforms'][number], 'postCount' | 'viewCount' | 'spentCents'>
  readonly children?: ReactNode
}

function ShareLine({ title, share, children }: ShareLineProps) {
  const { postCount, viewCount, spentCents } = share
  return (
    <li className="grid min-h-14 grid-cols-1 content-center gap-2 px-5 py-2.5">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <div className="font-medium">{title}</div>
          <p className="text-sm text-ink-muted">
            {formatCount(postCount)} {postCount === 1 ? 'post' : 'posts'}
          </p>
        </div>
        <div className="shrink-0 text-right">
          <p>
            <Views count={viewCount} /> views
          </p>
          <Money cents={spentCents} className="text-sm text-ink-muted" />
        </div>
      </div>
      {children}
    </li>
  )
}

function NothingApproved() {
  return <p className="px-5 py-8 text-center text-ink-muted">No approved posts yet</p>
}
