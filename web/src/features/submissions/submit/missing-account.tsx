import type { Campaign } from '@permille/contract/campaigns/campaigns'
import type { Platform } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Notice } from '#ui/layout/notice.tsx'

interface MissingAccountProps {
  readonly campaign: Campaign
  readonly platform: Platform
}

/**
 * Shown if the link is to a platform on which the creator has no account that the campaign allows.
 */
export function MissingAccount({ campaign, platform }: MissingAccountProps) {
  const { title } = platformFacts[platform]
  if (!campaign.platformsAllowed.includes(platform)) {
    return <Notice tone="negative">{`This campaign doesn’t accept ${title} posts.`}</Notice>
  }
  return (
    <Notice
      action={
        <Link
          href={paths.connectFor(platform, campaign.id)}
          className={`${buttonClasses({ variant: 'secondary', size: 'sm' })} justify-self-start`}
        >
          Connect Account
        </Link>
      }
    >
      <p>{`This is a ${title} link. Connect your ${title} account to submit it.`}</p>
    </Notice>
  )
}
