import { ExternalLink } from 'lucide-react'
import { buttonLook } from '../../ui/button-look.ts'
import { Card } from '../../ui/card.tsx'
import { platformNames } from '../../ui/platform-icon.tsx'
import { PostPicture } from './post-picture.tsx'
import type { ReviewedSubmission } from './reviewed-submission.ts'

/** Platforms play their posts on their own pages; here is the still and the way there. */
export function PostCard({ submission }: { readonly submission: ReviewedSubmission }) {
  const { thumbnailUrl, platform, postUrl } = submission
  return (
    <Card className="overflow-hidden">
      <PostPicture
        url={thumbnailUrl}
        platform={platform}
        className={thumbnailUrl === null ? 'h-40 w-full' : 'aspect-[16/9] max-h-72 w-full'}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4">
        <span className="min-w-0 truncate text-ink-muted">{postUrl}</span>
        <a
          href={postUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ variant: 'secondary' })}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          Open on {platformNames[platform]}
        </a>
      </div>
    </Card>
  )
}
