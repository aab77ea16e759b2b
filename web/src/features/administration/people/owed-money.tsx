import type { UserDetail } from '@permille/contract/administration/users'
import { formatCents } from '@permille/contract/money'
import { writeOffDebtCall } from '@permille/contract/payouts/payout-holds'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { ActionButton, withReason } from '#api/action-button.tsx'
import { failedOr } from '#api/unanswered.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { Time } from '#ui/values/time.tsx'
import { titleOf } from '#ui/values/title-of.ts'

interface Debtor extends Pick<UserDetail, 'id' | 'deletedAt'> {
  readonly creator: Pick<NonNullable<UserDetail['creator']>, 'owedCents' | 'debts'> | null
  readonly brand: Pick<NonNullable<UserDetail['brand']>, 'owedCents' | 'debts'> | null
}

/** Lists what a creator or a brand owes; each debt can be written off. */
export function OwedMoney({ user }: { readonly user: Debtor }) {
  const owedCents = (user.creator ?? user.brand)?.owedCents ?? 0
  if (owedCents === 0) return null
  return (
    <Notice
      title={`Owes ${formatCents(owedCents)}`}
      action={
        <span>
          <ActionButton
            call={writeOffDebtCall}
            request={withReason(user.id)}
            title={`Write off ${formatCents(owedCents)}?`}
            description="We bear the loss and never recover it. You can’t undo this."
            hint="Saved in the account history"
            label="Write off"
            busyLabel="Writing off..."
            done="Debt written off"
            failed={failedOr('Nothing was changed')}
            isDanger
            variant="secondary"
            size="sm"
            className="max-md:h-11"
          />
        </span>
      }
    >
      {user.creator !== null && (
        <OwedByCreator creator={user.creator} isDeleted={user.deletedAt !== null} />
      )}
      {user.brand !== null && <OwedByBrand brand={user.brand} />}
    </Notice>
  )
}

interface OwedByCreatorProps {
  readonly creator: NonNullable<Debtor['creator']>
  readonly isDeleted: boolean
}

function OwedByCreator({ creator, isDeleted }: OwedByCreatorProps) {
  return (
    <>
      <p>
        It was paid out and then taken back.{' '}
        {isDeleted
          ? 'The account is deleted, so no earnings repay it.'
          : 'Later earnings repay it, oldest debt first.'}
      </p>
      <ul className="list-disc pl-5">
        {creator.debts.map((debt) => (
          <li key={debt.submissionId}>
            <Link href={adminPaths.submission(debt.submissionId)} className="hover:underline">
              {titleOf(debt.title)}
            </Link>
            : {formatCents(debt.owedCents)} paid out, {formatCents(debt.recoveredCents)} recovered
          </li>
        ))}
      </ul>
    </>
  )
}

function OwedByBrand({ brand }: { readonly brand: NonNullable<Debtor['brand']> }) {
  return (
    <>
      <p>
        More was refunded than the campaign had left. Money returned to the campaign pays it, and so
        does unspent money when the brand requests it.
      </p>
      <ul className="list-disc pl-5">
        {brand.debts.map((debt) => (
          <li key={debt.refundId}>
            <Link href={adminPaths.campaign(debt.campaignId)} className="hover:underline">
              {debt.campaignName}
            </Link>
            , <Time at={debt.since} isDay />: {formatCents(debt.owedCents)} too much,{' '}
            {formatCents(debt.paidCents)} paid
          </li>
        ))}
      </ul>
    </>
  )
}
