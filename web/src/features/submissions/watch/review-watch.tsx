import type { Watch } from '@permille/contract/risk/signals'
import { useSession } from '../../../api/session.ts'
import { DecideDoubt } from './decide-doubt.tsx'
import { WatchCard } from './watch-card.tsx'

/** On the review page: a brand reads, an admin decides. */
export function ReviewWatch({ watch }: { readonly watch: Watch }) {
  const { user } = useSession()
  if (user?.role !== 'admin') return <WatchCard watch={watch} viewer="brand" />
  return (
    <WatchCard watch={watch} viewer="admin" actions={(doubt) => <DecideDoubt doubt={doubt} />} />
  )
}
