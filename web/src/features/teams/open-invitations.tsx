import { type MemberInvitation, revokeMemberInvitationCall } from '@permille/contract/teams/members'
import { ActionButton } from '#api/action-button.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { Time } from '#ui/values/time.tsx'
import { roleLabels } from './role-labels.ts'

interface OpenInvitationsProps {
  readonly invitations: readonly MemberInvitation[]
  readonly onRevoked: () => void
}

export function OpenInvitations({ invitations, onRevoked }: OpenInvitationsProps) {
  if (invitations.length === 0) return null
  return (
    <Card className="max-w-3xl">
      <CardHeader title="Open invitations" />
      <ul className="divide-y divide-line">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="truncate font-medium" title={email}>
                {email}
              </p>
              <p className="text-sm text-ink-muted">
                {roleLabels[role]} · until <Time at={expiresAt} isDay />
              </p>
            </div>
            <ActionButton
              call={revokeMemberInvitationCall}
              request={() => ({ params: { id } })}
              title={`Revoke the invitation for ${email}?`}
              description="Its link stops working at once. You can invite them again, with a new link."
              label="Revoke"
              busyLabel="Revoking..."
              done="Invitation revoked"
              failed="The invitation could not be revoked"
              onDone={onRevoked}
              isDanger
              variant="secondary"
              size="sm"
              className="max-md:h-11"
              aria-label={`Revoke the invitation for ${email}`}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
