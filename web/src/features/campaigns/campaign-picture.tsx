import type { Campaign } from '@permille/contract/campaigns/campaigns'
import { useState } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { PermilleMark } from '#ui/layout/permille-mark.tsx'

interface CampaignPictureProps {
  readonly campaign: Pick<Campaign, 'thumbnailUrl'>
  readonly className?: string
}

/** A campaign's picture in a list row, or our mark if it has none. */
export function CampaignPicture({ campaign, className }: CampaignPictureProps) {
  const { thumbnailUrl } = campaign
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const classes = joinClasses('size-10 shrink-0 rounded-control', className)
  if (thumbnailUrl === null || thumbnailUrl === brokenUrl) {
    return (
      <span className={joinClasses(classes, 'grid place-items-center bg-accent-soft text-accent')}>
        <PermilleMark className="w-5 opacity-60" />
      </span>
    )
  }
  return (
    <img
      src={thumbnailUrl}
      alt=""
      loading="lazy"
      onError={() => setBrokenUrl(thumbnailUrl)}
      className={joinClasses(classes, 'object-cover')}
    />
  )
}
