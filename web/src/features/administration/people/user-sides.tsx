import type { UserDetail } from '@permille/contract/administration/users'
import { paths } from '#paths.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Followers } from '#ui/values/followers.tsx'
import { Money } from '#ui/values/money.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { Time } from '#ui/values/time.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { LogLink } from '../audit-log/log-link.tsx'
import { kycLabels } from './user-labels.ts'

type Creator = NonNullable<UserDetail['creator']>
type Brand = NonNullable<UserDetail['brand']>

export function Person({ user }: { readonly user: UserDetail }) {
  const { email, handle, brandName, joinedAt, sessionCount, isEmailProven } = user
  return (
    <Card>
      <CardHeader title="Person" />
      <CardBody>
        <Facts>
          <Fact label="Email">{isEmailProven ? email : `${email} (not confirmed)`}</Fact>
          {handle !== null && (
            <Fact label="Profile">
              <a
                href={paths.profile(handle)}
                target="_blank"
                rel="noreferrer"
                className="text-accent hover:underline"
              >
                @{handle}
              </a>
            </Fact>
          )}
          {brandName !== null && <Fact label="Brand">{brandName}</Fact>}
          <Fact label="Joined">
            <Time at={joinedAt} isDay />
          </Fact>
          <Fact label="Signed in on">
            {formatCount(sessionCount)} {sessionCount === 1 ? 'device' : 'devices'}
          </Fact>
          {user.role === 'creator' && <Fact label="Identity">{kycLabels[user.kycStatus]}</Fact>}
        </Facts>
      </CardBody>
    </Card>
  )
}

const accountStates: Record<Creator['payoutAccountStatus'], string> = {
  not_connected: 'Not connected',
  pending: 'Not finished',
  connected: 'Ready',
  restricted: 'Restricted',
}

/** The parts add up to the amount earned. */
export function CreatorMoney({ creator }: { readonly creator: Creator }) {
  return (
    <Card>
      <CardHeader title="Money" />
      <CardBody className="grid grid-cols-1 gap-4">
        <Facts>
          <Amount label="On hold" cents={creator.maturingCents} />
          <Amount label="Available" cents={creator.availableCents} />
          <Amount label="On the way" cents={creator.inTransitCents} />
          {creator.frozenCents > 0 && <Amount label="Frozen" cents={creator.frozenCents} />}
          <Amount label="Paid out" cents={creator.paidCents} />
          {creator.takenBackCents > 0 && (
            <Amount label="Taken back after payout" cents={-creator.takenBackCents} />
          )}
          <Amount label="Earned" cents={creator.earnedCents} isTotal />
        </Facts>
        <Facts>
          <Fact label="Payout account">
            {accountStates[creator.payoutAccountStatus]}
            {creator.payoutCountry !== null && <span>{` (${creator.payoutCountry})`}</span>}
          </Fact>
          {creator.payoutProblem !== null && <Fact label="Problem">{creator.payoutProblem}</Fact>}
        </Facts>
      </CardBody>
    </Card>
  )
}

export function BrandMoney({ brand }: { readonly brand: Brand }) {
  return (
    <Card>
      <CardHeader title="Money" />
      <CardBody>
        <Facts>
          <Amount label="Spent" cents={brand.spentCents} />
          {brand.feesCents !== 0 && <Amount label="Fees" cents={brand.feesCents} />}
          {brand.refundedCents !== 0 && <Amount label="Refunded" cents={brand.refundedCents} />}
          {brand.chargedBackCents !== 0 && (
            <Amount label="Taken back by banks" cents={brand.chargedBackCents} />
          )}
          <Amount label="Left" cents={brand.heldCents} />
          {brand.overRefundedCents !== 0 && (
            <Amount label="Refunded beyond that" cents={-brand.overRefundedCents} />
          )}
          <Amount label="Funded" cents={brand.paidInCents} isTotal />
        </Facts>
      </CardBody>
    </Card>
  )
}

interface AmountProps {
  readonly label: string
  readonly cents: number
  readonly isTotal?: boolean
}

function Amount({ label, cents, isTotal = false }: AmountProps) {
  return (
    <Fact label={label} isTotal={isTotal}>
      <Money cents={cents} />
    </Fact>
  )
}

export function ConnectedAccounts({ accounts }: Pick<Creator, 'accounts'>) {
  return (
    <Card>
      <CardHeader title="Social accounts" />
      {accounts.length === 0 ? (
        <p className="p-5 text-ink-muted">No accounts connected</p>
      ) : (
        <ul className="divide-y divide-line">
          {accounts.map((account) => (
            <li key={account.id} className="flex min-h-12 items-center gap-3 px-5 py-2">
              <PlatformIcon platform={account.platform} isLabelled className="size-4 shrink-0" />
              <span className="min-w-0 flex-1 truncate">@{account.username}</span>
              {!account.isVerified && <Badge>not verified</Badge>}
              {account.needsReconnect && <Badge tone="negative">disconnected</Badge>}
              <span className="shrink-0 text-sm text-ink-muted">
                <Followers platform={account.platform} count={account.followerCount} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const actLabels: Readonly<Record<string, string>> = {
  'user.create': 'Account created',
  'user.hold-payouts': 'Payouts held',
  'user.release-payouts': 'Payouts released',
  'user.pay-otherwise': 'Recorded as paid another way',
  'user.write-off-debt': 'Debt written off',
  'user.suspend': 'Suspended',
  'user.restore': 'Restored',
  'user.delete': 'Account deleted',
  'user.make-password-link': 'Link to set a password created',
  'user.issue-help-code': 'Code for a lost second factor created',
  'user.end-sessions': 'Signed out everywhere',
  'user.invite': 'Invited',
  'user.release-frozen': 'Frozen money released',
  'user.take-back-frozen': 'Frozen money taken back',
  'risk_settings.change': 'Changed the risk signals',
}

/** Lists others' actions on the account, with who and why. */
export function AccountHistory({ id, actions }: Pick<UserDetail, 'id' | 'actions'>) {
  return (
    <Card>
      <CardHeader title="Account history" action={<LogLink of={id} />} />
      {actions.length === 0 ? (
        <p className="p-5 text-ink-muted">No admin has changed anything on this account.</p>
      ) : (
        <ol className="divide-y divide-line">
          {actions.map(({ at, action, by, note }) => (
            <li key={`${at} ${action}`} className="grid grid-cols-1 gap-1 px-5 py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="font-medium">{actLabels[action] ?? action}</span>
                <span className="min-w-0 text-sm text-ink-muted [overflow-wrap:anywhere]">
                  <Time at={at} /> by <bdi>{by}</bdi>
                </span>
              </div>
              {note !== null && (
                <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">{note}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
