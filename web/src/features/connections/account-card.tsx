import type { SocialAccount } from '@permille/contract/connections/connections'
import type { AccountEarnings } from '@permille/contract/earnings/by-account'
import { isOAuthPlatform, permissionsToAllow, platformFacts } from '@permille/contract/platforms'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Followers } from '#ui/values/followers.tsx'
import { Money } from '#ui/values/money.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { Time } from '#ui/values/time.tsx'
import { formatCount, Views } from '#ui/values/views.tsx'
import { OwnershipProof } from './ownership-proof.tsx'
import { RemoveAccount } from './remove-account.tsx'

interface AccountCardProps {
  readonly account: SocialAccount
  /** The earnings of its approved posts; null if it has none, undefined while loading. */
  readonly earnings: AccountEarnings | null | undefined
  readonly onReconnect: () => void
}

/** One account: its profile, its posts' earnings, and what it still needs. */
export function AccountCard({ account, earnings, onReconnect }: AccountCardProps) {
  return (
    <li className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface-raised p-5">
      <div className="flex items-start justify-between gap-4">
        <AccountName account={account} />
        <RemoveAccount account={account} />
      </div>
      <AccountNumbers earnings={earnings} />
      {account.needsReconnect && (
        <Notice
          tone="negative"
          action={
            <Button
              variant="secondary"
              size="sm"
              className="justify-self-start"
              onClick={onReconnect}
            >
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
    </li>
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
  const { platform, username, isVerified, followerCount, connectedAt } = account
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-surface-sunken">
        <PlatformIcon platform={platform} className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-1.5 font-medium">
          <span className="truncate" title={`@${username}`}>
            @{username}
          </span>
          {isVerified && (
            <BadgeCheck
              role="img"
              aria-label="Verified as yours"
              className="size-4 shrink-0 text-accent"
            />
          )}
        </h2>
        <p className="text-sm text-ink-muted">
          {platformFacts[platform].title}
          {followerCount > 0 && (
            <span>
              {' · '}
              <Followers platform={platform} count={followerCount} />
            </span>
          )}
        </p>
        <p className="text-sm text-ink-muted">
          Connected <Time at={connectedAt} isDay />
        </p>
      </div>
    </div>
  )
}

function AccountNumbers({ earnings }: Pick<AccountCardProps, 'earnings'>) {
  const lastReadAt = earnings?.lastReadAt ?? null
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 tabular-nums @md/page:grid-cols-4 @3xl/page:grid-cols-2">
      <AccountNumber label="Approved posts" isKnown={earnings !== undefined}>
        {formatCount(earnings?.submissionCount ?? 0)}
      </AccountNumber>
      <AccountNumber label="Views" isKnown={earnings !== undefined}>
        <Views count={earnings?.totalViews ?? 0} />
      </AccountNumber>
      <AccountNumber label="Earned" isKnown={earnings !== undefined}>
        <Money cents={earnings?.totalEarnings ?? 0} />
      </AccountNumber>
      <AccountNumber label="Last read" isKnown={earnings !== undefined}>
        {lastReadAt === null ? <span>–</span> : <Time at={lastReadAt} />}
      </AccountNumber>
    </dl>
  )
}

interface AccountNumberProps {
  readonly label: string
  /** False while it loads; the line keeps its height. */
  readonly isKnown: boolean
  readonly children: ReactNode
}

function AccountNumber({ label, isKnown, children }: AccountNumberProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm whitespace-nowrap text-ink-muted">{label}</dt>
      <dd className="min-h-5 [overflow-wrap:anywhere]">{isKnown && children}</dd>
    </div>
  )
}
