import { isolate } from '@permille/contract/input/isolate'
import type { ShowablePost } from '@permille/contract/profile/featured'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { Time } from '#ui/values/time.tsx'
import { titleOf } from '#ui/values/title-of.ts'

const lineClasses = 'flex min-h-16 items-center gap-3 px-5 py-2'

interface FeaturedLineProps {
  readonly post: ShowablePost
  readonly place: { readonly at: number; readonly isLast: boolean }
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/**
 * A featured post, moved by buttons rather than dragging, which work with a thumb and a keyboard
 * alike.
 */
export function FeaturedLine({ post, place, onMove, onRemove }: FeaturedLineProps) {
  const title = titleOf(post.title)
  return (
    <li className={lineClasses}>
      <Post post={post} />
      <div className="flex shrink-0">
        {/* Not disabled at the ends, where a disabled button would lose focus. */}
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Move “${isolate(title)}” up`}
          aria-disabled={place.at === 0}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Move “${isolate(title)}” down`}
          aria-disabled={place.isLast}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Remove “${isolate(title)}”`}
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </li>
  )
}

interface ChoiceLineProps {
  readonly post: ShowablePost
  readonly isChosen: boolean
  readonly isDisabled: boolean
  readonly onToggle: () => void
}

export function ChoiceLine({ post, isChosen, isDisabled, onToggle }: ChoiceLineProps) {
  return (
    <li>
      <label
        className={`${lineClasses} cursor-pointer hover:bg-surface has-disabled:cursor-not-allowed has-disabled:opacity-55`}
      >
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-accent"
          checked={isChosen}
          disabled={isDisabled}
          onChange={onToggle}
        />
        <Post post={post} />
      </label>
    </li>
  )
}

function Post({ post }: { readonly post: ShowablePost }) {
  const { title, campaignName, platform, thumbnailUrl, submittedAt } = post
  return (
    <>
      <PostPicture
        url={thumbnailUrl}
        platform={platform}
        className="size-11 shrink-0 rounded-control"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={title ?? undefined}>
          {titleOf(title)}
        </p>
        <p className="flex gap-1 text-sm text-ink-muted">
          <bdi className="truncate">{campaignName}</bdi>
          <span className="shrink-0">
            · <Time at={submittedAt} />
          </span>
        </p>
      </div>
    </>
  )
}
