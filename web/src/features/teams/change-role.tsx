import { isolate } from '@permille/contract/input/isolate'
import {
  changeMemberRoleCall,
  type Member,
  type SetUpChoice,
} from '@permille/contract/teams/members'
import { losesMaking, type MemberRole, memberRoles } from '@permille/contract/teams/scopes'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Select } from '#ui/controls/select.tsx'
import { roleLabels } from './role-labels.ts'
import { SetUpDialog } from './set-up-dialog.tsx'

interface ChangeRoleProps {
  readonly member: Member
  /** The reader owns the brand. */
  readonly isOwner: boolean
  readonly onChanged: () => void
}

/** Asks where the new role takes the right to make what works without its maker. */
export function ChangeRole({ member, isOwner, onChanged }: ChangeRoleProps) {
  const { id, displayName } = member
  const [asked, setAsked] = useState<MemberRole | null>(null)
  const close = () => setAsked(null)
  const changing = useAction({
    call: changeMemberRoleCall,
    request: ({ role, setUp }: { role: MemberRole; setUp: SetUpChoice }) => ({
      params: { id },
      query: { setUp },
      body: { role },
    }),
    done: 'Role changed',
    failed: 'The role could not be changed',
    onDone: () => {
      close()
      onChanged()
    },
  })
  const choose = (role: MemberRole) =>
    losesMaking(member.role, role) ? setAsked(role) : changing.mutate({ role, setUp: 'keep' })
  const roles = memberRoles.filter((role) => role !== 'full' || isOwner)
  return (
    <>
      <Select
        className="w-40"
        aria-label={`Role of ${isolate(displayName)}`}
        options={roles.map((value) => ({ value, label: roleLabels[value] }))}
        value={changing.isPending ? changing.variables.role : (asked ?? member.role)}
        disabled={changing.isPending}
        onChange={({ target }) => {
          const role = roles.find((each) => each === target.value)
          if (role !== undefined) choose(role)
        }}
      />
      {asked !== null && (
        <SetUpDialog
          userId={id}
          newRole={asked}
          title={`Change ${isolate(displayName)}’s role to ${roleLabels[asked]}?`}
          description="What the new role may not do ends with their next click."
          act="Change"
          busyWith={changing.isPending ? changing.variables.setUp : null}
          onChosen={(setUp) => changing.mutate({ role: asked, setUp })}
          onClose={close}
        />
      )}
    </>
  )
}
