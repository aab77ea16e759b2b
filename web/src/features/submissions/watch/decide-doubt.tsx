import { setAsideActsOf } from '@permille/contract/flagged-views/set-aside-acts'
import { formatCents } from '@permille/contract/money'
import { releaseDoubtCall, takeBackDoubtCall } from '@permille/contract/risk/admin-risk'
import type { Doubt } from '@permille/contract/risk/signals'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { ReasonDialog } from '#ui/overlays/action-dialog.tsx'

interface DecideDoubtProps {
  readonly doubt: Doubt
  /** The creator disputes a decision about the post. */
  readonly isDisputed: boolean
}

/** Lets an admin decide whether the views are real; a dispute about the post is decided before they are taken back. */
export function DecideDoubt({ doubt, isDisputed }: DecideDoubtProps) {
  const [asked, setAsked] = useState<'release' | 'take-back'>()
  const acts = setAsideActsOf({ isOpen: doubt.closedAt === null, isDisputed })
  const dialog = { doubt, onClose: () => setAsked(undefined) }
  // Whoever entered the reading releases it only later; the card says when.
  const mayRelease = doubt.enteredUntil === null || !doubt.isEnteredByYou
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {mayRelease && (
        <Button size="sm" className="max-md:h-11" onClick={() => setAsked('release')}>
          {doubt.setAsideCents > 0 ? 'Release' : 'Clear the views'}
        </Button>
      )}
      {doubt.setAsideCents > 0 && acts.includes('take-back') && (
        <Button
          variant="secondary"
          size="sm"
          className="max-md:h-11"
          onClick={() => setAsked('take-back')}
        >
          Take back
        </Button>
      )}
      <ReleaseDialog {...dialog} isOpen={asked === 'release'} />
      <TakeBackDialog {...dialog} isOpen={asked === 'take-back'} />
    </div>
  )
}

interface DialogProps {
  readonly doubt: Doubt
  readonly isOpen: boolean
  readonly onClose: () => void
}

const failed = 'The money could not be moved'
const hint = 'The creator and the brand read it'

export function ReleaseDialog({ doubt: { id, setAsideCents }, isOpen, onClose }: DialogProps) {
  const releasing = useAction({
    failed,
    call: releaseDoubtCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: 'Money released',
    onDone: onClose,
  })
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={setAsideCents > 0 ? `Release ${formatCents(setAsideCents)}?` : 'Clear its views?'}
      description={`${setAsideCents > 0 ? 'The creator gets it when its hold is over.' : 'What it earns next is the creator’s.'} The post is doubted again once it has twice the views. You can’t undo this.`}
      hint={hint}
      label="Release"
      busyLabel="Releasing..."
      isBusy={releasing.isPending}
      onConfirm={releasing.mutate}
    />
  )
}

export function TakeBackDialog({ doubt: { id, setAsideCents }, isOpen, onClose }: DialogProps) {
  const taking = useAction({
    failed,
    call: takeBackDoubtCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: 'Money taken back',
    onDone: onClose,
  })
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Take ${formatCents(setAsideCents)} back?`}
      description="It returns to the campaign with its fee, and the same views are never paid again. The post stays approved and keeps what it earned before. You can’t undo this."
      hint={hint}
      label="Take back"
      busyLabel="Taking back..."
      isBusy={taking.isPending}
      isDanger
      onConfirm={taking.mutate}
    />
  )
}
