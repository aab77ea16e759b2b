import { type CurrentUser, readCurrentUserCall } from '@permille/contract/accounts/accounts'
import { useMutation } from '@tanstack/react-query'
import { messageOf, ShownError, statusOf } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { useCurrentUser } from '#api/session.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

interface SignedOutDialogProps {
  readonly onAnswer: (isSignedIn: boolean) => void
}

/** Has the user sign in in another tab, by any method, so that nothing entered here is lost. */
export function SignedOutDialog({ onAnswer }: SignedOutDialogProps) {
  const user = useCurrentUser()
  const checking = useMutation({
    mutationFn: () => findAgain(user),
    onSuccess: () => onAnswer(true),
  })
  return (
    <Dialog
      isOpen
      onOpenChange={() => onAnswer(false)}
      title="You’ve been signed out"
      description="What you entered is still here. Sign in again in a new tab, then come back and continue."
      actions={
        <>
          <a
            href={paths.login}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ variant: 'secondary' })}
          >
            Sign in
          </a>
          <Button
            isBusy={checking.isPending}
            onClick={() => checking.isPending || checking.mutate()}
          >
            Continue
          </Button>
        </>
      }
    >
      <p role="alert" className="text-sm text-negative empty:hidden">
        {checking.error && messageOf(checking.error, 'This could not be checked')}
      </p>
    </Dialog>
  )
}

/**
 * Throws unless the same user has signed in: another account must not finish what this one began.
 */
async function findAgain({ id, email }: CurrentUser): Promise<void> {
  const { user } = await call(readCurrentUserCall).catch((error: unknown) => {
    throw statusOf(error) === 401 ? new ShownError('You’re not signed in yet.') : error
  })
  if (user.id !== id) {
    throw new ShownError(`You’re signed in as ${user.email} now. Sign in as ${email} to continue.`)
  }
}
