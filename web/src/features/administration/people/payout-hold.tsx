import type { UserDetail } from '@permille/contract/administration/users'
import { isolate } from '@permille/contract/input/isolate'
import { holdPayoutsCall, releasePayoutsCall } from '@permille/contract/payouts/payout-holds'
import { ActionButton, type ConfirmedAction, withReason } from '#api/action-button.tsx'
import { failedOr } from '#api/unanswered.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { Time } from '#ui/values/time.tsx'

interface UserProps {
  readonly user: UserDetail
}

const failed = failedOr('Nothing was changed')

/** Holds every payout of a creator. */
export function holdPayouts({
  id,
  displayName,
}: UserDetail): ConfirmedAction<typeof holdPayoutsCall> {
  return {
    call: holdPayoutsCall,
    request: withReason(id),
    title: `Hold the payouts of ${isolate(displayName)}?`,
    description:
      'A queued payout is not sent and they cannot request another one until you release them. They can sign in, and their posts keep earning.',
    hint: 'Shown to them on their Earnings page',
    label: 'Hold payouts',
    busyLabel: 'Holding...',
    done: 'Payouts held',
    failed,
  }
}

/** Shows who holds a creator's payouts, since when and why; each hold is released on its own. */
export function PayoutHolds({ user }: UserProps) {
  const holds = user.creator?.payoutHolds ?? []
  return holds.map((hold) => <PayoutHold key={hold.id} user={user} hold={hold} />)
}

type Hold = NonNullable<UserDetail['creator']>['payoutHolds'][number]

interface HoldProps extends UserProps {
  readonly hold: Hold
}

function PayoutHold({ user, hold }: HoldProps) {
  return (
    <Notice
      title="Payouts are held for review"
      action={
        <span>
          <ReleasePayouts user={user} hold={hold} />
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
    </Notice>
  )
}

function ReleasePayouts({ user, hold }: HoldProps) {
  const isOnly = user.creator?.payoutHolds.length === 1
  return (
    <ActionButton
      call={releasePayoutsCall}
      request={(reason: string) => ({ params: { id: user.id }, body: { reason, holdId: hold.id } })}
      title={`Release the payouts of ${isolate(user.displayName)}?`}
      description={
        isOnly
          ? 'A queued payout is sent at once, and they can request others.'
          : 'This hold ends. The other holds on their payouts stay.'
      }
      hint="Saved in the account history"
      label="Release"
      busyLabel="Releasing..."
      done="Hold ended"
      failed={failed}
      size="sm"
      className="max-md:h-11"
    >
      Release payouts
    </ActionButton>
  )
}
