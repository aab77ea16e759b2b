import { isolate } from '@permille/contract/input/isolate'
import { type Member, removeMemberCall, type SetUpChoice } from '@permille/contract/teams/members'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

interface RemoveMemberProps {
  readonly member: Member
  readonly onRemoved: () => void
}

export function RemoveMember(props: RemoveMemberProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="max-md:h-11"
        aria-label={`Remove ${isolate(props.member.displayName)}`}
        onClick={() => setOpen(true)}
      >
        Remove
      </Button>
      {isOpen && <RemoveDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

export function RemoveDialog({
  member,
  onRemoved,
  onClose,
}: RemoveMemberProps & { readonly onClose: () => void }) {
  const { id, displayName } = member
  const removing = useAction({
    call: removeMemberCall,
    request: (setUp: SetUpChoice) => ({ params: { id }, query: { setUp } }),
    done: `${isolate(displayName)} was removed`,
    failed: 'They could not be removed',
    onDone: () => {
      onClose()
      onRemoved()
    },
  })
  return (
    <SetUpDialog
      userId={id}
      newRole={null}
      title={`Remove ${isolate(displayName)} from your brand?`}
      description="Everything they could do for it ends with their next click. Their account stays."
      act="Remove"
      busyWith={removing.isPending ? removing.variables : null}
      onChosen={removing.mutate}
      onClose={onClose}
    />
  )
}
