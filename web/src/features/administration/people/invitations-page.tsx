import { listInvitationsCall } from '@permille/contract/accounts/invitations'
import { CsvLink } from '#api/csv-link.tsx'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { AdminTabs } from '#features/accounts/admin-tabs.tsx'
import { InvitationList, invitationsIn } from './invitation-list.tsx'
import { InviteButton } from './invite-button.tsx'

export function InvitationsPage() {
  const filters = useUrlFilters()
  return (
    <AdminTabs
      section="users"
      title="Invitations"
      note="Brands and admins who were invited, and by whom."
      actions={
        <>
          <CsvLink list={listInvitationsCall} query={invitationsIn(filters)} />
          <InviteButton filters={filters} />
        </>
      }
    >
      <InvitationList filters={filters} />
    </AdminTabs>
  )
}
