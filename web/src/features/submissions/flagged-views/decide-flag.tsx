import { setAsideActsOf } from '@permille/contract/flagged-views/set-aside-acts'
import { formatCents } from '@permille/contract/money'
import { releaseFlagCall, takeBackFlagCall } from '@permille/contract/risk/admin-risk'
import type { Flag } from '@permille/contract/risk/signals'
import { ActionButton, type ConfirmedAction, withReason } from '#api/action-button.tsx'
import { failedOr } from '#api/unanswered.ts'

interface DecideFlagProps {
  readonly doubt: Flag
  /** The creator disputes a decision about the post. */
  readonly isDisputed: boolean
}

/**
 * Lets an admin decide whether the views are real; a dispute about the post is decided before they are taken back.
 */
export function DecideFlag({ doubt: flag, isDisputed }: DecideFlagProps) {
  const acts = setAsideActsOf({ isOpen: flag.closedAt === null, isDisputed })
  // The admin who entered the reading can release it only later; the card shows when.
  const mayRelease = flag.enteredUntil === null || !flag.isEnteredByYou
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {mayRelease && (
        <ActionButton {...releaseFlag(flag)} size="sm" className="max-md:h-11">
          {flag.setAsideCents > 0 ? 'Release' : 'Clear the views'}
        </ActionButton>
      )}
      {flag.setAsideCents > 0 && acts.includes('take-back') && (
        <ActionButton
          {...takeBackFlag(flag)}
          variant="secondary"
          size="sm"
          className="max-md:h-11"
        />
      )}
    </div>
  )
}

const shared = {
  hint: 'The creator and the brand read it',
  failed: failedOr('The money could not be moved'),
}

export function releaseFlag({ id, setAsideCents }: Flag): ConfirmedAction<typeof releaseFlagCall> {
  return {
    ...shared,
    call: releaseFlagCall,
    request: withReason(id),
    title: setAsideCents > 0 ? `Release ${formatCents(setAsideCents)}?` : 'Clear its views?',
    description: `${setAsideCents > 0 ? 'The creator gets it when its hold is over.' : 'The creator gets its next earnings.'} The post is flagged again once it has twice the views. You can’t undo this.`,
    label: 'Release',
    busyLabel: 'Releasing...',
    done: 'Money released',
  }
}

export function takeBackFlag({
  id,
  setAsideCents,
}: Flag): ConfirmedAction<typeof takeBackFlagCall> {
  return {
    ...shared,
    call: takeBackFlagCall,
    request: withReason(id),
    title: `Take ${formatCents(setAsideCents)} back?`,
    description:
      'It returns to the campaign with its fee, and the same views are never paid again. The post stays approved and keeps what it earned before. You can’t undo this.',
    label: 'Take back',
    busyLabel: 'Taking back...',
    done: 'Money taken back',
    isDanger: true,
  }
}
