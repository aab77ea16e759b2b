import type { UserDetail } from '@permille/contract/administration/users'
import { isolate } from '@permille/contract/input/isolate'
import { deleteUserCall, readUserDeletionCall } from '@permille/contract/privacy/account-deletion'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { DeletionBlockers } from '#features/privacy/deletion/deletion-blockers.tsx'
import { DeletionCosts } from '#features/privacy/deletion/deletion-costs.tsx'
import { DeletionDialog } from '#features/privacy/deletion/deletion-dialog.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

interface DeleteUserDialogProps {
  readonly user: UserDetail
  readonly onClose: () => void
}

/** Deletes the account of a user who asked for it in writing. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const { id, displayName } = user
  const { data: plan } = useQuery(queryOf(readUserDeletionCall, { params: { id } }))
  const deleting = useAction({
    call: deleteUserCall,
    request: (reason: string) => ({
      params: { id },
      body: { reason, givesUpCents: plan?.givesUpCents ?? 0 },
    }),
    done: 'Account deleted',
    failed: 'The account could not be deleted',
    onDone: onClose,
  })
  if (plan === undefined) return null
  if (plan.blockers.length > 0) {
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        title={`${isolate(displayName)} cannot be deleted yet`}
        description="Something prevents the deletion of this account."
        actions={
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <DeletionBlockers blockers={plan.blockers} isOwn={false} />
      </Dialog>
    )
  }
  return (
    <DeletionDialog
      plan={plan}
      title={`Delete the account of ${isolate(displayName)}?`}
      description={
        <>
          Only at their written request: make sure that it is theirs. Everything that names them is
          erased; the books and the audit log keep a number. No one can undo it, and a mail notifies
          them.
          <DeletionCosts plan={plan} />
        </>
      }
      asksForReason
      isBusy={deleting.isPending}
      onClose={onClose}
      onConfirm={deleting.mutate}
    />
  )
}
