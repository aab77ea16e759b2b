import {
  removeSocialAccountCall,
  type SocialAccount,
} from '@permille/contract/connections/connections'
import { isolate } from '@permille/contract/input/isolate'
import { platformFacts } from '@permille/contract/platforms'
import { useAction } from '#api/use-action.ts'
import { ConfirmDialog } from '#ui/overlays/action-dialog.tsx'

interface RemoveAccountDialogProps {
  readonly account: SocialAccount
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export function RemoveAccountDialog({ account, isOpen, onOpenChange }: RemoveAccountDialogProps) {
  const removing = useRemoveAccount(account)
  const platform = platformFacts[account.platform].title
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      title={`Remove @${isolate(account.username)}?`}
      description={consequenceOf(platform)}
      label="Remove account"
      busyLabel="Removing..."
      isBusy={removing.isPending}
      isDanger
      onConfirm={() => removing.mutate()}
    />
  )
}

/** Says what is kept and for how long: the grant ends with the last tracked post. */
function consequenceOf(platform: string): string {
  return `You can no longer submit posts from this ${platform} account. Posts you already submitted keep earning while they are tracked; until the last one ends we keep our access to ${platform} to read their views, then we give it up and delete it.`
}

function useRemoveAccount({ id }: SocialAccount) {
  return useAction({
    call: removeSocialAccountCall,
    request: () => ({ params: { id } }),
    done: { title: 'Account removed', description: 'Your account has been disconnected.' },
    failed: 'Failed to remove account',
  })
}
