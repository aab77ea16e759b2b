import type { UserId } from '@permille/contract/ids'
import {
  type MemberSetUp,
  readMemberSetUpCall,
  type SetUpChoice,
} from '@permille/contract/teams/members'
import type { MemberRole } from '@permille/contract/teams/scopes'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { Button } from '#ui/controls/button.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { isAnySetUp, SetUpList } from './set-up-list.tsx'

interface SetUpDialogProps {
  readonly userId: UserId
  /** The role that they get; null when they are removed. */
  readonly newRole: MemberRole | null
  readonly title: string
  readonly description: string
  /** On the button, alone and before its choice: “Remove”. */
  readonly act: string
  /** Of the act under way. */
  readonly busyWith: SetUpChoice | null
  readonly onChosen: (choice: SetUpChoice) => void
  readonly onClose: () => void
}

/**
 * Someone loses rights. Lists what they set up and could not make any more. Whether that goes on is a button of its own:
 * neither answer is right unasked.
 */
export function SetUpDialog(props: SetUpDialogProps) {
  const { userId, newRole, title, description, act, busyWith, onChosen, onClose } = props
  const request = { params: { id: userId }, query: newRole === null ? {} : { role: newRole } }
  // Read each time: they may have made something since the dialog was last open.
  const setUp = useQuery({ ...queryOf(readMemberSetUpCall, request), gcTime: 0 })
  const isChoice = setUp.data !== undefined && isAnySetUp(setUp.data)
  const buttons: { choice: SetUpChoice; label: string }[] = isChoice
    ? [
        { choice: 'keep', label: `${act}, keep these` },
        { choice: 'end', label: `${act} and end these` },
      ]
    : [{ choice: 'keep', label: act }]
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {buttons.map(({ choice, label }) => (
            <Button
              key={label}
              variant="danger"
              disabled={setUp.isPending || (busyWith !== null && busyWith !== choice)}
              isBusy={busyWith === choice}
              onClick={() => onChosen(choice)}
            >
              {label}
            </Button>
          ))}
        </>
      }
    >
      <Loaded
        query={setUp}
        skeleton={<ListSkeleton lines={1} />}
        failed="What they set up could not be loaded. It goes on if you continue now."
      >
        {(made) => (isAnySetUp(made) ? <Choice setUp={made} /> : null)}
      </Loaded>
    </Dialog>
  )
}

const titles = {
  keys: 'API keys, which would go on in the owner’s name or be revoked',
  webhooks: 'Webhooks, which would go on sending or be switched off',
  reportLinks: 'Report links, which would stay open or be revoked',
}

function Choice({ setUp }: { readonly setUp: MemberSetUp }) {
  return (
    <>
      <p className="mb-3">
        They set up what is listed here, and may still know its secrets. If you end it, whatever
        uses it stops now.
      </p>
      <SetUpList setUp={setUp} titles={titles} />
    </>
  )
}
