import type { UserDetail } from '@permille/contract/administration/users'
import { releaseFrozenCall, takeBackFrozenCall } from '@permille/contract/administration/users'
import { setAsideActsOf } from '@permille/contract/flagged-views/set-aside-acts'
import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import { ActionButton, withReason } from '#api/action-button.tsx'
import { failedOr } from '#api/unanswered.ts'
import { Notice } from '#ui/layout/notice.tsx'

type Owner = Pick<UserDetail, 'id' | 'displayName' | 'suspension'> & {
  readonly creator: Pick<
    NonNullable<UserDetail['creator']>,
    'frozenWithAccountCents' | 'isFrozenDisputed'
  > | null
}

/** Shows what a creator earned while suspended; an admin can release it or take it back. */
export function FrozenMoney({ user }: { readonly user: Owner }) {
  const frozenCents = user.creator?.frozenWithAccountCents ?? 0
  if (frozenCents === 0) return null
  const isDisputed = user.creator?.isFrozenDisputed ?? false
  const acts = setAsideActsOf({ isOpen: true, isDisputed })
  return (
    <Notice
      title={`${formatCents(frozenCents)} is frozen`}
      action={
        <span className="flex flex-wrap gap-2">
          <Release user={user} frozenCents={frozenCents} />
          {acts.includes('take-back') && <TakeBack user={user} frozenCents={frozenCents} />}
        </span>
      }
    >
      <p>
        Their posts earned it while they were suspended. It stays frozen until you release it or
        take it back.
        {isDisputed && (
          <span>
            {' One of its posts is disputed: decide the dispute before you take the money back.'}
          </span>
        )}
      </p>
    </Notice>
  )
}

interface MoveProps {
  readonly user: Owner
  readonly frozenCents: number
}

const shared = {
  hint: 'Saved in the account history',
  failed: failedOr('The money could not be moved'),
  size: 'sm',
  className: 'max-md:h-11',
} as const

function Release({ user, frozenCents }: MoveProps) {
  return (
    <ActionButton
      {...shared}
      call={releaseFrozenCall}
      request={withReason(user.id)}
      title={`Release ${formatCents(frozenCents)} to ${isolate(user.displayName)}?`}
      description={
        user.suspension === null
          ? 'It becomes available at once, or when its hold ends. You can’t undo this.'
          : 'They can withdraw it once you restore the account. You can’t undo this.'
      }
      label="Release"
      busyLabel="Releasing..."
      done="Money released"
    />
  )
}

function TakeBack({ user, frozenCents }: MoveProps) {
  return (
    <ActionButton
      {...shared}
      call={takeBackFrozenCall}
      request={withReason(user.id)}
      title={`Take ${formatCents(frozenCents)} back from ${isolate(user.displayName)}?`}
      description="It returns to the campaigns it came from, with its fee, and the same views are never paid again. You can’t undo this."
      label="Take back"
      busyLabel="Taking back..."
      done="Money taken back"
      isDanger
      variant="secondary"
    />
  )
}
