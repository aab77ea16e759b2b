import { platformFacts } from '@permille/contract/platforms'
import type { ReviewedSubmission } from '@permille/contract/submissions'
import { ExternalLink } from 'lucide-react'
import { buttonLook } from '../../../ui/controls/button-look.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { PlatformIcon } from '../../../ui/values/platform-icon.tsx'
import { PostPicture } from '../../../ui/values/post-picture.tsx'

/** Shows the post's still and links to the platform, which plays posts only on its own pages. */
export function PostCard({ submission }: { readonly submission: ReviewedSubmission }) {
  const { thumbnailUrl, platform, postUrl } = submission
  return (
    <Card className="overflow-hidden">
      {thumbnailUrl === null ? (
        <PostInWords submission={submission} />
      ) : (
        <PostPicture
          url={thumbnailUrl}
          platform={platform}
          className="aspect-[16/9] max-h-72 w-full"
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4">
        <span title={postUrl} className="min-w-0 truncate text-ink-muted">
          {postUrl}
        </span>
        <a
          href={postUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ variant: 'secondary' })}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          Open on {platformFacts[platform].title}
        </a>
      </div>
    </Card>
  )
}

/** Shows a post without a still by its text and author. */
function PostInWords({ submission }: { readonly submission: ReviewedSubmission }) {
  const { platform, title, socialAccountUsername } = submission
  return (
    <figure className="relative grid min-h-48 content-center gap-3 overflow-hidden bg-surface-sunken px-6 py-10 sm:px-10">
      <PlatformIcon
        platform={platform}
        className="absolute -right-8 -bottom-10 size-48 text-line"
      />
      <blockquote className="relative line-clamp-4 max-w-prose text-xl font-medium [overflow-wrap:anywhere]">
        {title ?? `A post on ${platformFacts[platform].title}`}
      </blockquote>
      <figcaption className="relative flex items-center gap-2 text-ink-muted">
        <PlatformIcon platform={platform} isLabelled />@{socialAccountUsername}
      </figcaption>
    </figure>
  )
}
