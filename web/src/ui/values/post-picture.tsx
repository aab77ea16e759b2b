import type { Platform } from '@permille/contract/enums'
import { useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { PlatformIcon } from './platform-icon.tsx'

interface PostPictureProps {
  readonly url: string | null
  readonly platform: Platform
  readonly className?: string
}

/** The post's still, or its platform's icon if there is none or it cannot load. */
export function PostPicture({ url, platform, className }: PostPictureProps) {
  const [isBroken, setIsBroken] = useState(false)
  if (url !== null && !isBroken) {
    return (
      <img
        src={url}
        alt=""
        loading="lazy"
        onError={() => setIsBroken(true)}
        className={joinClasses('object-cover', className)}
      />
    )
  }
  return (
    <div
      className={joinClasses('grid place-items-center bg-surface-sunken text-ink-muted', className)}
    >
      <PlatformIcon platform={platform} className="size-[min(2rem,50%)] opacity-60" />
    </div>
  )
}
