import { platformFacts } from '@permille/contract/platforms'
import type { SharedReport } from '@permille/contract/report-links/report-links'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { Money } from '#ui/values/money.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { formatCount } from '#ui/values/views.tsx'

type Post = SharedReport['topPosts'][number]
type NamedPost = NonNullable<Post['post']>

interface TopPostsProps {
  readonly report: SharedReport
}

/** The approved posts with the most views: as pictures where the link names who made them. */
export function TopPosts({ report: { topPosts, campaigns, showsCreators } }: TopPostsProps) {
  const isOfSeveral = campaigns.length > 1
  const ranked = topPosts.map((post, index) => ({ ...post, rank: index + 1 }))
  return (
    <Card className={showsCreators ? undefined : 'print:break-inside-avoid'}>
      <CardHeader title="Top posts" note="By views" />
      {topPosts.length === 0 ? (
        <p className="px-5 py-4 text-ink-muted">No approved post gained views in this period.</p>
      ) : (
        <ol
          className={
            showsCreators
              ? 'grid grid-cols-2 gap-x-4 gap-y-6 p-5 @lg/page:grid-cols-3 @3xl/page:grid-cols-5 print:grid-cols-5'
              : 'divide-y divide-line'
          }
        >
          {ranked.map(({ rank, ...post }) =>
            post.post === null ? (
              <UnnamedPost key={rank} post={post} isOfSeveral={isOfSeveral} />
            ) : (
              <PicturedPost key={rank} post={post} named={post.post} isOfSeveral={isOfSeveral} />
            ),
          )}
        </ol>
      )}
    </Card>
  )
}

interface PostProps {
  readonly post: Post
  readonly isOfSeveral: boolean
}

function UnnamedPost({ post, isOfSeveral }: PostProps) {
  const { spentCents, campaignName } = post
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-3">
      <div className="min-w-0">
        <PostViews post={post} />
        {isOfSeveral && <CampaignName name={campaignName} />}
      </div>
      {spentCents !== null && (
        <p className="shrink-0 text-ink-muted">
          <Money cents={spentCents} /> spent
        </p>
      )}
    </li>
  )
}

function PicturedPost({ post, named, isOfSeveral }: PostProps & { readonly named: NamedPost }) {
  const { platform, campaignName, spentCents } = post
  const { title, url, thumbnailUrl, creatorName } = named
  return (
    <li className="grid min-w-0 content-start gap-2 print:break-inside-avoid">
      <PostPicture
        url={thumbnailUrl}
        platform={platform}
        className="aspect-[4/5] w-full rounded-md print:max-h-40"
      />
      <div className="min-w-0">
        <PostViews post={post} />
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          title={title ?? undefined}
          className="line-clamp-2 text-sm [overflow-wrap:anywhere] hover:underline"
        >
          {titleOf(title)}
        </a>
        <p className="truncate text-sm text-ink-muted" title={creatorName}>
          by <bdi>{creatorName}</bdi>
        </p>
        {spentCents !== null && (
          <p className="text-sm text-ink-muted">
            <Money cents={spentCents} /> spent
          </p>
        )}
        {isOfSeveral && <CampaignName name={campaignName} />}
      </div>
    </li>
  )
}

function PostViews({ post: { platform, viewCount } }: { readonly post: Post }) {
  return (
    <p className="flex items-center gap-1.5 font-semibold tabular-nums">
      <PlatformIcon platform={platform} className="size-4 shrink-0 text-ink-muted" />
      <span className="sr-only">{platformFacts[platform].title}, </span>
      {`${formatCount(viewCount)} ${viewCount === 1 ? 'view' : 'views'}`}
    </p>
  )
}

function CampaignName({ name }: { readonly name: string }) {
  return (
    <p className="truncate text-sm text-ink-muted" title={name}>
      <bdi>{name}</bdi>
    </p>
  )
}
