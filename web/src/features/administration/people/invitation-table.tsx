import type { Invitation } from '@permille/contract/accounts/invitations'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Time } from '#ui/values/time.tsx'
import { MakeAgain } from './make-again.tsx'
import { RevokeInvitation } from './revoke-invitation.tsx'
import { roleLabels } from './user-labels.ts'

const facts: readonly Column<Invitation>[] = [
  {
    key: 'email',
    header: 'Email',
    isTitle: true,
    cell: ({ email }) => (
      <span title={email} className="block min-w-0 truncate py-1 lg:max-w-72">
        {email}
      </span>
    ),
  },
  { key: 'role', header: 'Role', cell: (invitation) => <Role invitation={invitation} /> },
  {
    key: 'invitedBy',
    header: 'Invited by',
    cell: ({ invitedBy }) => <span className="[overflow-wrap:anywhere]">{inviter(invitedBy)}</span>,
  },
  { key: 'made', header: 'Invited', cell: ({ createdAt }) => <Time at={createdAt} isDay /> },
  { key: 'state', header: 'Status', cell: (invitation) => <State invitation={invitation} /> },
]

interface InvitationTableProps {
  readonly invitations: readonly Invitation[]
  readonly onMakeAgain: (invitation: Invitation) => void
}

export function InvitationTable({ invitations, onMakeAgain }: InvitationTableProps) {
  const actions = (invitation: Invitation) => (
    <>
      <RevokeInvitation invitation={invitation} />
      <MakeAgain invitation={invitation} onAsk={onMakeAgain} />
    </>
  )
  return (
    <DataTable
      caption="Invitations"
      columns={[
        ...facts,
        { key: 'actions', header: 'Actions', isHeaderHidden: true, cell: actions },
      ]}
      rows={invitations}
      rowKey={({ id }) => id}
      card={(invitation) => (
        <InvitationCard invitation={invitation} actions={actions(invitation)} />
      )}
    />
  )
}

interface InvitationCardProps {
  readonly invitation: Invitation
  readonly actions: ReactNode
}

function InvitationCard({ invitation, actions }: InvitationCardProps) {
  const { email, role, brandName, invitedBy } = invitation
  return (
    <div className="grid grid-cols-1 gap-3 px-4 py-3">
      <div className="flex min-h-12 items-center gap-3">
        <div className="min-w-0 flex-1">
          <p title={email} className="truncate font-medium">
            {email}
          </p>
          <p className="truncate text-sm text-ink-muted">
            <bdi>{brandName ?? roleLabels[role]}</bdi> · by <bdi>{inviter(invitedBy)}</bdi>
          </p>
        </div>
        <div className="shrink-0">
          <State invitation={invitation} />
        </div>
      </div>
      {actions}
    </div>
  )
}

function Role({ invitation: { role, brandName } }: { readonly invitation: Invitation }) {
  return (
    <div className="min-w-0 lg:max-w-44">
      {roleLabels[role]}
      {brandName !== null && (
        <p title={brandName} className="truncate text-sm text-ink-muted">
          {brandName}
        </p>
      )}
    </div>
  )
}

/** Invitations without a name were created by a command on the server. */
function inviter(name: string | null): string {
  return name ?? 'the server'
}

function State({ invitation: { state, expiresAt } }: { readonly invitation: Invitation }) {
  switch (state) {
    case 'open':
      return (
        <span className="text-sm whitespace-nowrap text-ink-muted">
          until <Time at={expiresAt} isDay />
        </span>
      )
    case 'used':
      return <Badge tone="positive">accepted</Badge>
    case 'revoked':
      return <Badge>revoked</Badge>
    case 'expired':
      return <Badge>expired</Badge>
  }
}
