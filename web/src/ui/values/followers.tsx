import type { Platform } from '@permille/contract/enums'
import { Views } from './views.tsx'

interface FollowersProps {
  readonly platform: Platform
  readonly count: number
}

/** Shows "48.2K followers"; YouTube calls them subscribers. */
export function Followers({ platform, count }: FollowersProps) {
  return (
    <>
      <Views count={count} /> {platform === 'youtube' ? 'subscribers' : 'followers'}
    </>
  )
}
