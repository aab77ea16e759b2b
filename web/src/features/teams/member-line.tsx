import { isolate } from '@permille/contract/input/isolate'
import { changeMemberRoleCall, type Member } from '@permille/contract/teams/members'
import { type MemberRole, memberRoles } from '@permille/contract/teams/scopes'
import { useCurrentUser } from '#api/session.ts'
import { useAction } from '#api/use-action.ts'
import { Select } from '#ui/controls/select.tsx'
import { Avatar } from '#ui/values/avatar.tsx'
import { Time } from '#ui/values/time.tsx'
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
          <RoleSelect member={member} isOwner={isOwner} onChanged={onChanged} />
          <RemoveMember member={member} onRemoved={onChanged} />
        </>
      )}
    </li>
  )
}

function RoleSelect({ member, isOwner, onChanged }: MemberLineProps) {
  const { id, displayName } = member
  const changing = useAction({
    call: changeMemberRoleCall,
    request: (role: MemberRole) => ({ params: { id }, body: { role } }),
    done: 'Role changed',
    failed: 'The role could not be changed',
    onDone: onChanged,
  })
  const roles = memberRoles.filter((role) => role !== 'full' || isOwner)
  return (
    <Select
      className="w-40"
      aria-label={`Role of ${isolate(displayName)}`}
      options={roles.map((value) => ({ value, label: roleLabels[value] }))}
      value={changing.isPending ? changing.variables : member.role}
      disabled={changing.isPending}
      onChange={({ target }) => {
        const role = roles.find((each) => each === target.value)
        if (role !== undefined) changing.mutate(role)
      }}
    />
  )
}
