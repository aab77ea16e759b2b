import type { UserDetail } from '@permille/contract/administration/users'
import { isolate } from '@permille/contract/input/isolate'
import { holdPayoutsCall, releasePayoutsCall } from '@permille/contract/payouts/payout-holds'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { ReasonDialog } from '#ui/overlays/action-dialog.tsx'
import { Time } from '#ui/values/time.tsx'

interface UserProps {
  readonly user: UserDetail
}

const failed = 'Nothing was changed'

/** Holds every payout of a creator, beside the other actions on them. */
export function HoldPayouts({ user }: UserProps) {
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  const holding = useAction({
    failed,
    call: holdPayoutsCall,
    request: (reason: string) => ({ params: { id: user.id }, body: { reason } }),
    done: 'Payouts held',
    onDone: close,
  })
  if (user.creator === null) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        Hold payouts
      </Button>
      <ReasonDialog
        isOpen={isAsked}
        onClose={close}
        title={`Hold the payouts of ${isolate(user.displayName)}?`}
        description="A queued payout is not sent and they cannot request another one until you release them. They can sign in, and their posts go on earning."
        hint="Shown to them on their Earnings page"
        label="Hold payouts"
        busyLabel="Holding..."
        isBusy={holding.isPending}
        onConfirm={holding.mutate}
      />
    </>
  )
}

/** Shows who holds a creator's payouts, since when and why; each hold is released on its own. */
export function PayoutHolds({ user }: UserProps) {
  const holds = user.creator?.payoutHolds ?? []
  return holds.map((hold) => <PayoutHold key={hold.id} user={user} hold={hold} />)
}

type Hold = NonNullable<UserDetail['creator']>['payoutHolds'][number]

function PayoutHold({ user, hold }: UserProps & { readonly hold: Hold }) {
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  const releasing = useAction({
    failed,
    call: releasePayoutsCall,
    request: (reason: string) => ({ params: { id: user.id }, body: { reason, holdId: hold.id } }),
    done: 'Hold ended',
    onDone: close,
  })
  const isOnly = user.creator?.payoutHolds.length === 1
  return (
    <Notice
      title="Payouts are held for review"
      action={
        <span>
          <Button size="sm" className="max-md:h-11" onClick={() => setIsAsked(true)}>
            Release payouts
          </Button>
        </span>
      }
    >
      <p>
        <bdi>{hold.reason}</bdi> (
        {hold.by !== null && (
          <span>
            <bdi>{hold.by}</bdi>,{' '}
          </span>
        )}
        <Time at={hold.at} />)
      </p>
      <ReasonDialog
        isOpen={isAsked}
        onClose={close}
        title={`Release the payouts of ${isolate(user.displayName)}?`}
        description={
          isOnly
            ? 'A queued payout is sent at once, and they can request others.'
            : 'This hold ends. Their payouts stay held by the others.'
        }
        hint="Saved in the account history"
        label="Release"
        busyLabel="Releasing..."
        isBusy={releasing.isPending}
        onConfirm={releasing.mutate}
      />
    </Notice>
  )
}
