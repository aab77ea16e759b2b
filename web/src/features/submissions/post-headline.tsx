import type { Platform, SubmissionStatus } from '@permille/contract/enums'
import { Link } from 'wouter'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { PostStatusBadge } from '#ui/values/post-status-badge.tsx'

interface PostHeadlineProps {
  /** Where the campaign's name leads to. */
  readonly campaignHref?: string
  readonly submission: {
    readonly status: SubmissionStatus
    readonly isWithdrawn: boolean
    readonly platform: Platform
    readonly socialAccountUsername: string
    readonly campaignName: string
  }
}

/** Status, account and campaign of one post, on one line. */
export function PostHeadline({ submission, campaignHref }: PostHeadlineProps) {
  const { platform, socialAccountUsername, campaignName } = submission
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <PostStatusBadge post={submission} />
      <span className="inline-flex min-w-0 items-center gap-1.5">
        <PlatformIcon platform={platform} isLabelled className="size-4 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">@{socialAccountUsername}</span>
      </span>
      <span aria-hidden="true" className="max-sm:hidden">
        ·
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere] max-sm:basis-full">
        {campaignHref === undefined ? (
          campaignName
        ) : (
          <Link href={campaignHref} className="underline underline-offset-4 hover:text-ink">
            {campaignName}
          </Link>
        )}
      </span>
    </span>
  )
}
