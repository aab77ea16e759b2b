import type { SocialAccount } from '@permille/contract/connections/connections'
import { platformFacts } from '@permille/contract/platforms'
import { type PreviewedPost, previewPictureCall } from '@permille/contract/submissions/submissions'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { Views } from '#ui/values/views.tsx'
import type { PostRequest } from './use-post-checks.ts'

interface ReadPostProps {
  readonly post: PreviewedPost
  readonly account: SocialAccount
  readonly request: PostRequest
}

/**
 * Shows the post as the platform returned it, so that the creator sees that the right one was read.
 */
export function ReadPost({ post, account, request }: ReadPostProps) {
  const { data } = useQuery({
    ...queryOf(previewPictureCall, { query: { ...request, socialAccountId: account.id } }),
    gcTime: 0,
  })
  const url = data?.picture ?? null
  return (
    <figure className="flex items-center gap-3 rounded-control border border-line bg-surface px-4 py-3">
      <PostPicture
        key={url}
        url={url}
        platform={account.platform}
        className="h-16 w-12 shrink-0 rounded-sm"
      />
      <figcaption className="grid min-w-0 grid-cols-1 gap-0.5">
        <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">
          {post.title ?? `Post on ${platformFacts[account.platform].title}`}
        </span>
        <span className="text-sm text-ink-muted">
          {platformFacts[account.platform].title} ·{' '}
          {post.viewCount === null ? (
            <span>views hidden</span>
          ) : (
            <span>
              <Views count={post.viewCount} /> {post.viewCount === 1 ? 'view' : 'views'}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  )
}
