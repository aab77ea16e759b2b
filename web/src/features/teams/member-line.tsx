import type { Member } from '@permille/contract/teams/members'
import { useCurrentUser } from '#api/session.ts'
import { Avatar } from '#ui/values/avatar.tsx'
import { Time } from '#ui/values/time.tsx'
import { ChangeRole } from './change-role.tsx'
import { LeaveButton } from './leave-brand.tsx'
import { RemoveMember } from './remove-member.tsx'
import { roleLabels } from './role-labels.ts'

interface MemberLineProps {
  readonly member: Member
  /** The reader owns the brand. */
  readonly isOwner: boolean
  readonly onChanged: () => void
}

/** Someone of the brand, with what the reader may change about them. */
export function MemberLine({ member, isOwner, onChanged }: MemberLineProps) {
  const { id: readerId } = useCurrentUser()
  const { id, displayName, email, avatarUrl, role, lastSeenAt } = member
  const isOwn = id === readerId
  const isFixed = isOwn || role === 'owner' || (role === 'full' && !isOwner)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
      <Avatar name={displayName} imageUrl={avatarUrl} className="size-9 shrink-0" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-medium">
          <bdi>{displayName}</bdi>
          {isOwn && <span className="font-normal text-ink-muted"> (you)</span>}
        </p>
        <p className="truncate text-sm text-ink-muted" title={email}>
          <span>{email}</span>
          {lastSeenAt !== null && !isOwn && (
            <span>
              {' · seen '}
              <Time at={lastSeenAt} isDay />
            </span>
          )}
        </p>
      </div>
      {isFixed ? (
        <>
          <p className="text-sm text-ink-muted">{roleLabels[role]}</p>
          {isOwn && role !== 'owner' && <LeaveButton isSmall />}
        </>
      ) : (
        <>
          <ChangeRole member={member} isOwner={isOwner} onChanged={onChanged} />
          <RemoveMember member={member} onRemoved={onChanged} />
        </>
      )}
    </li>
  )
}
