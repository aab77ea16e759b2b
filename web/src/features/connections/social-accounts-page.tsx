import {
  listSocialAccountsCall,
  type SocialAccount,
} from '@permille/contract/connections/connections'
import { readEarningsByAccountCall } from '@permille/contract/earnings/by-account'
import type { ResponseOf } from '@permille/contract/endpoint'
import { type Platform, platforms } from '@permille/contract/enums'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { queryOf } from '#api/query.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { AccountCard } from './account-card.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { useConnectOutcome } from './use-connect-outcome.ts'
import { forgetWayBack, useWayBack } from './use-way-back.ts'

export function SocialAccountsPage() {
  const wayBack = useWayBack()
  const form = useConnectForm()
  const query = useQuery(queryOf(listSocialAccountsCall))
  const earnings = useQuery(queryOf(readEarningsByAccountCall))
  useConnectOutcome()

  const connect = () => form.open()
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title="Social Accounts"
        note="The accounts you publish on. Only posts from these accounts count."
        actions={<Button onClick={connect}>Connect Account</Button>}
      />
      {wayBack !== undefined && query.data !== undefined && query.data.length > 0 && (
        <Notice
          action={
            <Link
              href={wayBack}
              className={`${buttonClasses({ size: 'sm' })} justify-self-start`}
              onClick={forgetWayBack}
            >
              Back to your submission
            </Link>
          }
        >
          <p>Once the account you posted on is connected, continue your submission.</p>
        </Notice>
      )}
      <Loaded
        query={query}
        skeleton={<AccountSkeletons />}
        failed="Your connected accounts could not be loaded."
      >
        {(accounts) =>
          accounts.length === 0 ? (
            <NoAccounts onConnect={connect} />
          ) : (
            <AccountList accounts={accounts} earnings={earnings} onReconnect={form.open} />
          )
        }
      </Loaded>
      <ConnectDialog
        isOpen={form.isOpen}
        onClose={form.close}
        chosen={form.platform}
        onChoose={form.choose}
      />
    </div>
  )
}

/** Opens the form at once if the URL requests it; once closed, it stays closed after a reload. */
function useConnectForm() {
  const [params, setParams] = useSearchParams()
  const [isOpen, setIsOpen] = useState(params.has('connect'))
  const [platform, choose] = useState(() => platforms.find((one) => one === params.get('connect')))

  function open(asked?: Platform) {
    choose(asked)
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
    if (params.has('connect')) setParams(new URLSearchParams(), { replace: true })
  }

  return { isOpen, platform, choose, open, close }
}

const accountGrid = 'grid grid-cols-1 items-start gap-4 @3xl/page:grid-cols-2'

interface AccountListProps {
  readonly accounts: readonly SocialAccount[]
  readonly earnings: Pick<
    UseQueryResult<ResponseOf<typeof readEarningsByAccountCall>>,
    'data' | 'isError'
  >
  readonly onReconnect: (platform: Platform) => void
}

function AccountList({ accounts, earnings, onReconnect }: AccountListProps) {
  const { data, isError } = earnings
  const earningsOf = ({ id }: SocialAccount) =>
    data && (data.accounts.find(({ accountId }) => accountId === id) ?? null)
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className={accountGrid}>
        {accounts.map((account) => (
          <AccountCard
            key={account.id}
            account={account}
            earnings={earningsOf(account)}
            onReconnect={() => onReconnect(account.platform)}
          />
        ))}
      </ul>
      {isError && (
        <p role="alert" className="text-ink-muted">
          Their posts’ earnings could not be loaded.
        </p>
      )}
    </div>
  )
}

function NoAccounts({ onConnect }: { readonly onConnect: () => void }) {
  return (
    <Card>
      <EmptyState
        title="No accounts connected"
        note="Connect the account you publish on, then submit your first post."
        action={<Button onClick={onConnect}>Connect Account</Button>}
      />
    </Card>
  )
}

function AccountSkeletons() {
  return (
    <div className={accountGrid}>
      <AccountSkeleton />
      <AccountSkeleton />
    </div>
  )
}

/** As tall as a card without actions: its name has three lines, its numbers two rows. */
function AccountSkeleton() {
  return (
    <Card className="grid grid-cols-1 gap-4 p-5">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10" />
        <span className="grid flex-1 grid-cols-1 gap-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-1/3" />
        </span>
      </div>
      <Skeleton className="h-22 @md/page:h-10 @3xl/page:h-22" />
    </Card>
  )
}
