import { removeSocialAccountCall, type SocialAccount } from '@permille/contract/connections'
import { platformFacts } from '@permille/contract/platforms'
import { isolate } from '@permille/contract/texts/isolate'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

interface RemoveAccountDialogProps {
  readonly account: SocialAccount
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export function RemoveAccountDialog({ account, isOpen, onOpenChange }: RemoveAccountDialogProps) {
  const removing = useRemoveAccount(account)
  const platform = platformFacts[account.platform].title
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Remove @${isolate(account.username)}?`}
      description={consequenceOf(platform)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="danger" isBusy={removing.isPending} onClick={() => removing.mutate()}>
            {removing.isPending ? 'Removing...' : 'Remove account'}
          </Button>
        </>
      }
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
