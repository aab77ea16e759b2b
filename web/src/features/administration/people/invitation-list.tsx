import { listInvitationsCall } from '@permille/contract/invitations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '../../../api/query.ts'
import { ShowMore } from '../../../ui/controls/show-more.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ListSkeleton } from '../../../ui/layout/list-skeleton.tsx'
import { Loaded } from '../../../ui/layout/loaded.tsx'
import { InvitationTable } from './invitation-table.tsx'

const pageLength = 50

/** Lists who was invited and by whom. A pending invitation can be revoked. */
export function InvitationList() {
  const query = useInfiniteQuery(pagesOf(listInvitationsCall, { query: { limit: pageLength } }))
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
            <InvitationTable invitations={invitations} />
          )
        }
      </Loaded>
      <ShowMore pages={query} />
    </Card>
  )
}
