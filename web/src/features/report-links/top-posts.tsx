import { platformFacts } from '@permille/contract/platforms'
import type { SharedReport } from '@permille/contract/report-links/report-links'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { Money } from '#ui/values/money.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { formatCount } from '#ui/values/views.tsx'

type Post = SharedReport['topPosts'][number]

/** The approved posts with the most views, as pictures. */
export function TopPosts({ report: { topPosts, campaigns } }: { readonly report: SharedReport }) {
  return (
    <Card className="print:break-inside-avoid">
      <CardHeader title="Top posts" note="By views" />
      {topPosts.length === 0 ? (
        <p className="px-5 py-4 text-ink-muted">
          No approved post gained views or cost money in this period.
        </p>
      ) : (
        <ol className="grid grid-cols-2 gap-x-4 gap-y-6 p-5 @lg/page:grid-cols-3 @3xl/page:grid-cols-5 print:grid-cols-5">
          {topPosts.map((post, index) => (
            <TopPost
              // biome-ignore lint/suspicious/noArrayIndexKey: a post that is not named has only its rank
              key={index}
              post={post}
              isOfSeveral={campaigns.length > 1}
            />
          ))}
        </ol>
      )}
    </Card>
  )
}

interface TopPostProps {
  readonly post: Post
  readonly isOfSeveral: boolean
}

function TopPost({ post, isOfSeveral }: TopPostProps) {
  const { thumbnailUrl, platform, campaignName, viewCount, spentCents, post: shown } = post
  const { title: platformTitle } = platformFacts[platform]
  return (
    <li className="grid min-w-0 content-start gap-2">
      <PostPicture
        url={thumbnailUrl}
        platform={platform}
        className="aspect-[4/5] w-full rounded-md print:max-h-40"
      />
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 font-semibold tabular-nums">
          <PlatformIcon platform={platform} className="size-4 shrink-0 text-ink-muted" />
          <span className="sr-only">{platformTitle}, </span>
          {`${formatCount(viewCount)} ${viewCount === 1 ? 'view' : 'views'}`}
        </p>
        {shown !== null && (
          <>
            <a
              href={shown.url}
              target="_blank"
              rel="noreferrer"
              title={shown.title ?? undefined}
              className="line-clamp-2 text-sm [overflow-wrap:anywhere] hover:underline"
            >
              {titleOf(shown.title)}
            </a>
            <p className="truncate text-sm text-ink-muted" title={shown.creatorName}>
              by <bdi>{shown.creatorName}</bdi>
            </p>
          </>
        )}
        {spentCents !== null && (
          <p className="text-sm text-ink-muted">
            <Money cents={spentCents} /> spent
          </p>
        )}
        {isOfSeveral && (
          <p className="truncate text-sm text-ink-muted" title={campaignName}>
            <bdi>{campaignName}</bdi>
          </p>
        )}
      </div>
    </li>
  )
}
