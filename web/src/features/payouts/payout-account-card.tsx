import { readEmailCall } from '@permille/contract/accounts/accounts'
import { readWithdrawalRulesCall, type WithdrawalCode } from '@permille/contract/earnings/earnings'
import type { PayoutAccount } from '@permille/contract/payouts/payouts'
import { openPayoutDashboardCall, readPayoutAccountCall } from '@permille/contract/payouts/payouts'
import type { Timestamp } from '@permille/contract/shapes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Minute } from '#ui/values/minute.tsx'
import { payoutAccountPlace } from '../earnings/rule-remedy.tsx'
import { useWithdrawal } from '../earnings/use-withdrawal.ts'
import { CountryDialog } from './country-dialog.tsx'
import { useLinkPayoutAccount } from './use-link-payout-account.ts'

export function PayoutAccountCard() {
  const query = useQuery(queryOf(readPayoutAccountCall))
  useRulesOfThisAccount(query.data)

  return (
    <Card id={payoutAccountPlace} className="scroll-mt-20">
      <CardHeader title="Payout Account" />
      <CardBody>
        <Loaded
          query={query}
          skeleton={<Skeleton className="h-24" />}
          failed="Your payout account could not be loaded."
        >
          {(account) =>
            account.detailsSubmitted ? (
              <ConnectedAccount account={account} />
            ) : (
              <UnconnectedAccount account={account} />
            )
          }
        </Loaded>
      </CardBody>
    </Card>
  )
}

/**
 * Refetches the withdrawal rules after the account. Reading the account asks Stripe and may find it
 * finished; rules read at the same time can still be those of the unfinished one.
 */
function useRulesOfThisAccount(account: PayoutAccount | undefined): void {
  const client = useQueryClient()
  const { data } = useWithdrawal()
  const isReady = account?.detailsSubmitted === true && account.problem === null
  const isKnownReady = data?.rules.every(({ code, passed }) => passed || !accountCodes.has(code))
  const isBehind = isReady && isKnownReady === false
  useEffect(() => {
    if (isBehind) void client.invalidateQueries({ queryKey: [readWithdrawalRulesCall.path] })
  }, [client, isBehind])
}

const accountCodes = new Set<WithdrawalCode>(['account-connected', 'kyc'])

function UnconnectedAccount({ account }: { readonly account: PayoutAccount }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { data: address } = useQuery(queryOf(readEmailCall))
  if (address?.isMailSent === true && !address.isProven) return <AddressFirst />
  return (
    <div className="grid grid-cols-1 gap-4">
      {account.problem === null ? (
        <p className="text-ink-muted">
          Connect a Stripe account to receive your payouts. It takes a few minutes.
        </p>
      ) : (
        <Notice>{account.problem}</Notice>
      )}
      {account.canContinue && account.country !== null ? (
        <ContinueSetup country={account.country} />
      ) : (
        <Button className="max-sm:h-11 sm:justify-self-start" onClick={() => setIsChoosing(true)}>
          Connect Stripe Account
        </Button>
      )}
      <CountryDialog
        isOpen={isChoosing}
        onOpenChange={setIsChoosing}
        knownCountry={account.country}
      />
    </div>
  )
}

/** Otherwise whoever typed an address first would be paid its owner's earnings. */
function AddressFirst() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-muted">
        Confirm your email address before you connect a payout account. We mail you a link.
      </p>
      <Link
        href={`${paths.settings}?tab=email`}
        className={joinClasses(buttonClasses({}), 'max-sm:h-11 sm:justify-self-start')}
      >
        Confirm your address
      </Link>
    </div>
  )
}

/** Continues without asking for the country, which was chosen in the first attempt. */
function ContinueSetup({ country }: { readonly country: string }) {
  const linking = useLinkPayoutAccount()
  return (
    <Button
      className="max-sm:h-11 sm:justify-self-start"
      isBusy={linking.isPending}
      onClick={() => linking.mutate(country)}
    >
      {linking.isPending ? 'Connecting...' : 'Continue setup'}
    </Button>
  )
}

/** When withdrawals are possible again after a change; null if they are now. */
function useHeldUntil(): Timestamp | null {
  const { data } = useWithdrawal()
  const rule = data?.rules.find(({ code }) => code === 'account-change')
  return rule === undefined || rule.passed ? null : rule.at
}

function ConnectedAccount({ account }: { readonly account: PayoutAccount }) {
  const opening = useAction({
    call: openPayoutDashboardCall,
    request: () => ({}),
    failed: 'Failed to open the Stripe dashboard',
    onDone: ({ url }) => location.assign(url),
  })
  const heldUntil = useHeldUntil()

  return (
    <div className="grid grid-cols-1 gap-4">
      {account.problem === null ? (
        <Notice tone="positive">
          {heldUntil === null ? (
            <span>Your account is set up and ready to receive payouts.</span>
          ) : (
            <p>
              Your account is set up. You can withdraw from <Minute at={heldUntil} /> on: your
              password, email or payout account was changed recently.
            </p>
          )}
        </Notice>
      ) : (
        <Notice tone="negative">{account.problem}</Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {account.canContinue && account.country !== null && (
          <ContinueSetup country={account.country} />
        )}
        <Button
          variant="secondary"
          className="sm:justify-self-start"
          isBusy={opening.isPending}
          onClick={() => opening.mutate()}
        >
          Open Stripe dashboard
        </Button>
      </div>
    </div>
  )
}
