import type { Platform } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { joinClasses } from '../join-classes.ts'

const shapes: Record<Platform, string> = {
  tiktok: 'M13 3v11.5a3.5 3.5 0 1 1-3.5-3.5M13 3c.3 2.9 2.2 4.7 5 5',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm4 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM16.8 7.2h.01',
  youtube:
    'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10.5 9.5v5l4-2.5z',
  x: 'M5 4.5 19 19.5M18.5 4.5 5.5 19.5',
}

interface PlatformIconProps {
  readonly platform: Platform
  /** If set, screen readers read the name; otherwise the icon is next to the name. */
  readonly isLabelled?: boolean
  readonly className?: string
}

export function PlatformIcon({ platform, isLabelled, className = 'size-4' }: PlatformIconProps) {
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={joinClasses('shrink-0', className)}
      >
        <path d={shapes[platform]} />
      </svg>
      {isLabelled === true && <span className="sr-only">{platformFacts[platform].title}</span>}
    </>
  )
}
