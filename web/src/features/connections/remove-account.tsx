import {
  removeSocialAccountCall,
  type SocialAccount,
} from '@permille/contract/connections/connections'
import { isolate } from '@permille/contract/input/isolate'
import { platformFacts } from '@permille/contract/platforms'
import { Trash2 } from 'lucide-react'
import { ActionButton } from '#api/action-button.tsx'

export function RemoveAccount({ account }: { readonly account: SocialAccount }) {
  const { id, platform, username } = account
  const { title } = platformFacts[platform]
  return (
    <ActionButton
      call={removeSocialAccountCall}
      request={() => ({ params: { id } })}
      title={`Remove @${isolate(username)}?`}
      description={consequenceOf(title)}
      label="Remove account"
      busyLabel="Removing..."
      done={{ title: 'Account removed', description: 'Your account has been disconnected.' }}
      failed="Failed to remove account"
      isDanger
      variant="quiet"
      size="icon"
      aria-label={`Remove @${isolate(username)} on ${title}`}
      className="-mr-2 text-ink-muted"
    >
      <Trash2 aria-hidden="true" className="size-4" />
    </ActionButton>
  )
}

/** Says what is kept and for how long: the grant ends with the last tracked post. */
function consequenceOf(platform: string): string {
  return `You can no longer submit posts from this ${platform} account. Posts you already submitted keep earning while they are tracked; until the last one ends we keep our access to ${platform} to read their views, then we revoke and delete it.`
}
