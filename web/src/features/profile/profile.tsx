import { isolate } from '@permille/contract/input/isolate'
import { portfolioLength } from '@permille/contract/limits'
import { platformFacts } from '@permille/contract/platforms'
import type { PublicProfile } from '@permille/contract/profile/profile'
import type { ReactNode } from 'react'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { StatTile, StatTiles } from '#ui/layout/stat-tile.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Followers } from '#ui/values/followers.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { formatCount, Views } from '#ui/values/views.tsx'
import { ProfileHead } from './profile-head.tsx'

interface ProfileProps {
  readonly profile: PublicProfile
}

export function Profile({ profile }: ProfileProps) {
  const { creator, stats } = profile
  return (
    <div className="grid grid-cols-1 gap-6">
      <title>{`${isolate(creator.user.displayName)} (@${creator.handle}) · Permille`}</title>
      <ProfileHead profile={profile} />
      <StatTiles>
        <StatTile label="Total Views" value={<Views count={stats.totalViews} />} />
        <StatTile label="Earnings" value={stats.earningsRange} />
        <StatTile
          label="Campaigns"
          value={formatCount(stats.campaignsCompleted)}
          note="completed"
        />
        <StatTile
          label="Languages"
          value={creator.languages.length}
          note={creator.languages.join(', ') || undefined}
        />
      </StatTiles>
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid grid-cols-1 gap-6">
          <SocialAccounts profile={profile} />
          <Part title="Skills & Categories" none="No categories chosen yet">
            {creator.contentCategories.length > 0 && (
              <ul className="flex flex-wrap gap-1.5">
                {creator.contentCategories.map((category) => (
                  <li key={category}>
                    <Badge>{category}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </Part>
        </div>
        <Portfolio profile={profile} />
      </div>
    </div>
  )
}

function SocialAccounts({ profile }: ProfileProps) {
  return (
    <Part title="Social Accounts" none="No social accounts yet">
      {profile.socialAccounts.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {profile.socialAccounts.map(({ platform, username, followerCount }) => (
            <li key={`${platform}/${username}`} className="flex items-center gap-3">
              <PlatformIcon platform={platform} isLabelled />
              <span className="min-w-0 flex-1 truncate" title={`@${username}`}>
                <a
                  href={`https://${platformFacts[platform].profile.replace('name', username)}`}
                  target="_blank"
                  rel="noreferrer"
                  className="underline-offset-4 hover:underline"
                >
                  @{username}
                </a>
              </span>
              <span className="text-ink-muted">
                <Followers platform={platform} count={followerCount} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function Portfolio({ profile }: ProfileProps) {
  return (
    <Part title="Content Portfolio" none="No content yet">
      {profile.submissions.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {profile.submissions.slice(0, portfolioLength).map((post) => (
            <li key={post.id}>
              <PortfolioPost post={post} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function PortfolioPost({ post }: { readonly post: PublicProfile['submissions'][number] }) {
  return (
    <a
      href={post.postUrl}
      target="_blank"
      rel="noreferrer"
      className="group grid grid-cols-1 gap-2 rounded-control"
    >
      <span className="relative grid aspect-[4/5] place-items-center overflow-hidden rounded-control bg-surface-sunken text-ink-muted">
        <PlatformIcon platform={post.platform} className="size-7" />
        {post.thumbnailUrl !== null && (
          <img
            src={post.thumbnailUrl}
            alt=""
            loading="lazy"
            onError={(event) => event.currentTarget.remove()}
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </span>
      <span className="flex items-center gap-1.5 text-sm font-medium underline-offset-4 group-hover:underline">
        <PlatformIcon
          platform={post.platform}
          isLabelled={post.title !== null}
          className="size-4 shrink-0"
        />
        <span className="truncate">
          {post.title ?? `Post on ${platformFacts[post.platform].title}`}
        </span>
      </span>
    </a>
  )
}

interface PartProps {
  readonly title: string
  /** Shown if the list is empty. */
  readonly none: string
  readonly children: ReactNode
}

function Part({ title, none, children }: PartProps) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>{children || <p className="text-ink-muted">{none}</p>}</CardBody>
    </Card>
  )
}
