import type { SocialAccount } from '@permille/contract/connections'
import { isOAuthPlatform, permissionsToAllow, platformFacts } from '@permille/contract/platforms'
import { BadgeCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { PlatformIcon } from '../../ui/values/platform-icon.tsx'
import { Time } from '../../ui/values/time.tsx'
import { formatViews } from '../../ui/values/views.tsx'
import { OwnershipProof } from './ownership-proof.tsx'
import { RemoveAccountDialog } from './remove-account-dialog.tsx'

interface AccountCardProps {
  readonly account: SocialAccount
  readonly onReconnect: () => void
}

export function AccountCard({ account, onReconnect }: AccountCardProps) {
  const [isRemoving, setIsRemoving] = useState(false)
  return (
    <Card className="grid grid-cols-1 gap-4 p-5">
      <header className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-surface-sunken">
          <PlatformIcon platform={account.platform} className="size-5" />
        </span>
        <AccountName account={account} />
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Remove @${account.username}`}
          className="-mt-1 -mr-2 text-ink-muted"
          onClick={() => setIsRemoving(true)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </header>
      {account.needsReconnect && (
        <Notice
          tone="negative"
          action={
            <Button variant="secondary" size="sm" onClick={onReconnect}>
              Reconnect
            </Button>
          }
        >
          {reconnectSentence(account)}
        </Notice>
      )}
      {account.ownershipCode !== null && (
        <OwnershipProof account={account} code={account.ownershipCode} />
      )}
      <RemoveAccountDialog account={account} isOpen={isRemoving} onOpenChange={setIsRemoving} />
    </Card>
  )
}

function reconnectSentence({ platform, reconnectReason }: SocialAccount): string {
  const { title } = platformFacts[platform]
  if (reconnectReason !== 'permission' || !isOAuthPlatform(platform)) {
    return `${title} no longer lets us read your views.`
  }
  return `${title} no longer lets us read your views. Reconnect and ${permissionsToAllow[platform]}.`
}

function AccountName({ account }: { readonly account: SocialAccount }) {
  return (
    <div className="min-w-0 flex-1">
      <h2 className="flex items-center gap-1.5 font-medium">
        <span className="truncate" title={`@${account.username}`}>
          @{account.username}
        </span>
        {account.isVerified && (
          <BadgeCheck
            role="img"
            aria-label="Verified as yours"
            className="size-4 shrink-0 text-accent"
          />
        )}
      </h2>
      <p className="text-sm text-ink-muted">
        {platformFacts[account.platform].title}
        {account.followerCount > 0 && ` · ${formatViews(account.followerCount)} followers`}
      </p>
      <p className="text-sm text-ink-muted">
        Connected <Time at={account.connectedAt} isDay />
      </p>
    </div>
  )
}
