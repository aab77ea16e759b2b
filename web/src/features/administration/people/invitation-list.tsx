import { type Invitation, listInvitationsCall } from '@permille/contract/invitations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesOf } from '../../../api/query.ts'
import { ShowMore } from '../../../ui/controls/show-more.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ListSkeleton } from '../../../ui/layout/list-skeleton.tsx'
import { Loaded } from '../../../ui/layout/loaded.tsx'
import { InvitationTable } from './invitation-table.tsx'
import { MakeAgainDialog } from './make-again.tsx'

const pageLength = 50

/** Lists who was invited and by whom. A pending invitation can be revoked, and one that ended made again. */
export function InvitationList() {
  const query = useInfiniteQuery(pagesOf(listInvitationsCall, { query: { limit: pageLength } }))
  const [again, setAgain] = useState<Invitation>()
  return (
    <Card className="relative overflow-x-auto">
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={5} />}
        failed="The invitations could not be loaded."
      >
        {(invitations) =>
          invitations.length === 0 ? (
            <EmptyState title="No invitations yet" note="Invite the first brand to begin." />
          ) : (
            <InvitationTable invitations={invitations} onMakeAgain={setAgain} />
          )
        }
      </Loaded>
      <ShowMore pages={query} />
      {again !== undefined && (
        <MakeAgainDialog invitation={again} onClose={() => setAgain(undefined)} />
      )}
    </Card>
  )
}
