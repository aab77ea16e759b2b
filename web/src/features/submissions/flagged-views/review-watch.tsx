import type { Watch } from '@permille/contract/risk/signals'
import { useSession } from '#api/session.ts'
import { DecideFlag } from './decide-flag.tsx'
import { WatchCard } from './watch-card.tsx'

interface ReviewWatchProps {
  readonly watch: Watch
  /** The creator disputes a decision about the post. */
  readonly isDisputed: boolean
}

/** The flags on the review page, which a brand can read and an admin can decide. */
export function ReviewWatch({ watch, isDisputed }: ReviewWatchProps) {
  const { user } = useSession()
  if (user?.role !== 'admin') return <WatchCard watch={watch} viewer="brand" />
  return (
    <WatchCard
      watch={watch}
      viewer="admin"
      actions={(flag) => <DecideFlag doubt={flag} isDisputed={isDisputed} />}
    />
  )
}
