import { isolate } from '@permille/contract/input/isolate'
import { platformFacts } from '@permille/contract/platforms'
import type { ReviewedSubmission } from '@permille/contract/submissions/submissions'
import { ExternalLink, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { useSingleKeys } from '#ui/controls/use-single-keys.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Card } from '#ui/layout/card.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { KeyHint } from '../deciding/key-hint.tsx'

/**
 * Shows the post's still in the shape of a vertical video, and plays it there in its platform's own player. Nothing is
 * loaded from the platform before Play is pressed.
 */
export function PostCard({ submission }: { readonly submission: ReviewedSubmission }) {
  const { platform, postUrl, title, description, player } = submission
  const [isPlaying, setIsPlaying] = useState(false)
  const play = () => player !== null && setIsPlaying(true)
  useSingleKeys({ p: play }, player !== null)
  const name = platformFacts[platform].title
  return (
    <div className="@container">
      <Card
        className={joinClasses(
          'grid grid-cols-1 overflow-hidden',
          !isPlaying && '@xs:grid-cols-[9rem_minmax(0,1fr)]',
        )}
      >
        {isPlaying && player !== null ? (
          <Player path={player} title={titleOf(title)} />
        ) : (
          <Still key={submission.thumbnailUrl} submission={submission} />
        )}
        <div className="grid grid-cols-1 content-between gap-3 p-4">
          {description !== null && description !== title && (
            <p className="line-clamp-5 text-sm text-ink-muted [overflow-wrap:anywhere]">
              {description}
            </p>
          )}
          <div className="grid grid-cols-1 gap-2">
            {player === null ? (
              <p className="text-sm text-ink-muted">This post plays only on {name}.</p>
            ) : (
              <PlayPart name={name} isPlaying={isPlaying} onPlay={play} />
            )}
            <a
              href={postUrl}
              title={postUrl}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses({ variant: 'secondary' })}
            >
              <ExternalLink aria-hidden="true" className="size-4" />
              Open on {name}
            </a>
          </div>
        </div>
      </Card>
    </div>
  )
}

interface PlayPartProps {
  readonly name: string
  readonly isPlaying: boolean
  readonly onPlay: () => void
}

/** The press, and afterwards what to do if the platform refuses: its page cannot tell us. */
function PlayPart({ name, isPlaying, onPlay }: PlayPartProps) {
  if (isPlaying) {
    return (
      <p role="status" className="text-sm text-ink-muted">
        Played by {name}. If nothing plays, the post may be private, removed or not allowed on other
        sites: open it on {name}.
      </p>
    )
  }
  return (
    <Button variant="secondary" title={`Loads ${name}’s player`} onClick={onPlay}>
      <Play aria-hidden="true" className="size-4" />
      Play here <KeyHint name="P" />
    </Button>
  )
}

/** Gives the keys of the review page back once the pointer leaves the player, which would keep them. */
function Player({ path, title }: { readonly path: string; readonly title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  return (
    <div
      className="aspect-[9/16] max-h-[36rem] w-full bg-surface-sunken"
      onPointerLeave={() => frame.current?.blur()}
    >
      <iframe
        ref={frame}
        src={path}
        title={`Player: ${isolate(title)}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        className="size-full border-0"
      />
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
