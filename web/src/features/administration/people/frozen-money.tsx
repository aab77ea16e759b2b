import type { UserDetail } from '@permille/contract/administration/users'
import { releaseFrozenCall, takeBackFrozenCall } from '@permille/contract/administration/users'
import { setAsideActsOf } from '@permille/contract/flagged-views/set-aside-acts'
import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { ReasonDialog } from '#ui/overlays/action-dialog.tsx'

type Owner = Pick<UserDetail, 'id' | 'displayName' | 'suspension'> & {
  readonly creator: Pick<
    NonNullable<UserDetail['creator']>,
    'frozenWithAccountCents' | 'isFrozenDisputed'
  > | null
}

/** Shows what a creator earned while suspended; an admin can release it or take it back. */
export function FrozenMoney({ user }: { readonly user: Owner }) {
  const [asked, setAsked] = useState<'release' | 'take-back'>()
  const frozenCents = user.creator?.frozenWithAccountCents ?? 0
  if (frozenCents === 0) return null
  const isDisputed = user.creator?.isFrozenDisputed ?? false
  const acts = setAsideActsOf({ isOpen: true, isDisputed })
  const dialog = { user, frozenCents, onClose: () => setAsked(undefined) }
  return (
    <Notice
      title={`${formatCents(frozenCents)} is frozen`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" className="max-md:h-11" onClick={() => setAsked('release')}>
            Release
          </Button>
          {acts.includes('take-back') && (
            <Button
              variant="secondary"
              size="sm"
              className="max-md:h-11"
              onClick={() => setAsked('take-back')}
            >
              Take back
            </Button>
          )}
        </span>
      }
    >
      <p>
        Their posts earned it while they were suspended. It stays frozen until you release it or
        take it back.
        {isDisputed && (
          <span>{' A post of it is disputed: decide the dispute before you take it back.'}</span>
        )}
      </p>
      <ReleaseDialog {...dialog} isOpen={asked === 'release'} />
      <TakeBackDialog {...dialog} isOpen={asked === 'take-back'} />
    </Notice>
  )
}

interface DialogProps {
  readonly user: Owner
  readonly frozenCents: number
  readonly isOpen: boolean
  readonly onClose: () => void
}

const failed = 'The money could not be moved'

function ReleaseDialog({ user, frozenCents, isOpen, onClose }: DialogProps) {
  const { id, displayName } = user
  const releasing = useAction({
    failed,
    call: releaseFrozenCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: 'Money released',
    onDone: onClose,
  })
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Release ${formatCents(frozenCents)} to ${isolate(displayName)}?`}
      description={
        user.suspension === null
          ? 'It becomes available at once, or when its hold ends. You can’t undo this.'
          : 'They can withdraw it once you restore the account. You can’t undo this.'
      }
      hint="Saved in the account history"
      label="Release"
      busyLabel="Releasing..."
      isBusy={releasing.isPending}
      onConfirm={releasing.mutate}
    />
  )
}

function TakeBackDialog({ user, frozenCents, isOpen, onClose }: DialogProps) {
  const { id, displayName } = user
  const taking = useAction({
    failed,
    call: takeBackFrozenCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: 'Money taken back',
    onDone: onClose,
  })
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Take ${formatCents(frozenCents)} back from ${isolate(displayName)}?`}
      description="It returns to the campaigns it came from, with its fee, and the same views are never paid again. You can’t undo this."
      hint="Saved in the account history"
      label="Take back"
      busyLabel="Taking back..."
      isBusy={taking.isPending}
      isDanger
      onConfirm={taking.mutate}
    />
  )
}
