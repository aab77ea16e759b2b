import { platformFacts } from '@permille/contract/platforms'
import type { ReviewedSubmission } from '@permille/contract/submissions/submissions'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Card } from '#ui/layout/card.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'

/**
 * Shows the post's still in the shape of a vertical video, and links to the platform, which plays
 * posts only on its own pages.
 */
export function PostCard({ submission }: { readonly submission: ReviewedSubmission }) {
  const { platform, postUrl, title, description } = submission
  return (
    <div className="@container">
      <Card className="grid grid-cols-1 overflow-hidden @xs:grid-cols-[9rem_minmax(0,1fr)]">
        <Still key={submission.thumbnailUrl} submission={submission} />
        <div className="grid grid-cols-1 content-between gap-3 p-4">
          {description !== null && description !== title && (
            <p className="line-clamp-5 text-sm text-ink-muted [overflow-wrap:anywhere]">
              {description}
            </p>
          )}
          <a
            href={postUrl}
            title={postUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ variant: 'secondary' })}
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            Open on {platformFacts[platform].title}
          </a>
        </div>
      </Card>
    </div>
  )
}

/** Shows a wide picture whole: cropping it to vertical would cut off what is being reviewed. */
function Still({ submission }: { readonly submission: ReviewedSubmission }) {
  const [isBroken, setIsBroken] = useState(false)
  const [isWide, setIsWide] = useState(false)
  const { thumbnailUrl } = submission
  if (thumbnailUrl === null || isBroken) return <PostInWords submission={submission} />
  return (
    <div className="aspect-[9/16] w-full bg-surface-sunken @max-xs:max-h-128">
      <img
        src={thumbnailUrl}
        alt=""
        onError={() => setIsBroken(true)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setIsWide(naturalWidth > naturalHeight)
        }
        className={joinClasses('size-full', isWide ? 'object-contain' : 'object-cover')}
      />
    </div>
  )
}

/** Shows a post without a still by its text and author. */
function PostInWords({ submission }: { readonly submission: ReviewedSubmission }) {
  const { platform, title, socialAccountUsername } = submission
  return (
    <figure className="relative grid aspect-[9/16] w-full content-center gap-3 overflow-hidden bg-surface-sunken p-4">
      <PlatformIcon
        platform={platform}
        className="absolute -right-8 -bottom-10 size-48 text-line"
      />
      <blockquote className="relative line-clamp-6 font-medium [overflow-wrap:anywhere] @max-xs:text-xl">
        {title ?? `A post on ${platformFacts[platform].title}`}
      </blockquote>
      <figcaption className="relative flex min-w-0 items-center gap-2 text-sm text-ink-muted">
        <PlatformIcon platform={platform} isLabelled className="size-4 shrink-0" />
        <span className="truncate">@{socialAccountUsername}</span>
      </figcaption>
    </figure>
  )
}
