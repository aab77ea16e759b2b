import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

interface ChangeUsernameDialogProps {
  readonly isOpen: boolean
  readonly username: string
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

export function ChangeUsernameDialog(props: ChangeUsernameDialogProps) {
  const { isOpen, username, onCancel, onConfirm } = props
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => willBeOpen || onCancel()}
      title="Change Username?"
      description={`Your public profile URL will change to /profile/${username}. Links to the old one stop working, and people who search for your old username will no longer find you.`}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={onConfirm}>Change Username</Button>
        </>
      }
    />
  )
}
