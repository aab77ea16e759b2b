import type { SubmissionStatus } from '@permille/contract/enums'
import type { SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { ActionDialog } from '#api/action-button.tsx'
import { markupOf } from '#testing/markup-of.tsx'
import { renderText } from '#testing/render-text.ts'
import {
  type ActedOn,
  describeApprovedAgain,
  describeCorrection,
  describeEntered,
  describeReading,
} from './act-labels.ts'
import { PostActs } from './post-acts.tsx'
import { ReadingDialog } from './reading-dialog.tsx'
import { freezePostMoney, releasePost } from './reason-acts.ts'
import { ReverseDialog } from './reverse-dialog.tsx'
import type { ActDialogProps } from './use-acts.ts'

const post: ActedOn = {
  id: 'post-1' as SubmissionId,
  status: 'approved',
  isWithdrawn: false,
  viewCount: 12_000,
  holds: [],
  takenBack: null,
  approvedAt: null,
  campaignLeftCents: toCents(3000),
  approvedHere: 1,
  approvedHereMax: 10,
  isBeyondPlaces: false,
  isCreatorDeleted: false,
}
const at = timestamp.parse('2026-03-01T10:00:00Z')
const hold = {
  at,
  reason: 'Odd',
  frozenCents: toCents(1),
  endedAt: null,
  outcome: null,
  note: null,
}
const takenBack = {
  at,
  cents: toCents(4000),
  goodwillCents: toCents(0),
  owedCents: toCents(0),
  recoveredCents: toCents(0),
  writtenOffCents: toCents(0),
  reinstateCents: toCents(4000),
  reinstateDoubtedCents: toCents(0),
}

function offered(changes: Partial<ActedOn>): readonly string[] {
  return renderText(<PostActs submission={{ ...post, ...changes }} />, { role: 'admin' }).buttons
}

test.each<[SubmissionStatus, string[]]>([
  ['pending', ['Enter a reading']],
  ['approved', ['Reverse the approval', 'Hold its money', 'Enter a reading']],
  ['locked', ['Reverse the approval', 'Reopen', 'Hold its money', 'Enter a reading']],
  ['paid', ['Reverse the approval', 'Enter a reading']],
  ['rejected', ['Approve after all', 'Enter a reading']],
])(
  'an admin is offered only the actions the server accepts for a post that is %s',
  (status, buttons) => {
    expect(offered({ status })).toEqual(buttons)
  },
)

test('a post of a deleted creator is not offered to be approved again', () => {
  expect(offered({ status: 'rejected', isCreatorDeleted: true })).toEqual(['Enter a reading'])
  expect(offered({ status: 'locked', isCreatorDeleted: true })).not.toContain('Reopen')
})

test('a held post can be released, but not held twice', () => {
  const held = offered({ holds: [hold] })
  const again = offered({ holds: [{ ...hold, endedAt: at, outcome: 'released' }] })

  expect(held).toEqual(['Reverse the approval', 'Release its money', 'Enter a reading'])
  expect(again).toContain('Hold its money')
})

test('approving after all states whose money pays the reversed amount again', () => {
  const words = (campaignLeftCents: number, back: typeof takenBack | null) =>
    describeApprovedAgain({
      ...post,
      campaignLeftCents: toCents(campaignLeftCents),
      takenBack: back,
    })

  expect(words(5000, takenBack)).toMatch(/^Pays \$40.00 again that was taken back\. /)
  expect(words(3000, takenBack)).toContain('$10.00 of it at our own expense')
  const flagged = { ...takenBack, reinstateDoubtedCents: toCents(29_400) }
  expect(words(5000, flagged)).toMatch(
    /^Pays \$40.00 again that was taken back\. \$294\.00 was earned by flagged views: .* set aside again/,
  )
  expect(words(3000, null)).toMatch(/^Its bonus and views are paid as at an approval/)
})

test('approving after all mentions the campaign’s limit if the creator has reached it', () => {
  const words = (status: SubmissionStatus, approvedHere: number) =>
    describeApprovedAgain({ ...post, status, approvedHere })

  expect(words('rejected', 10)).toMatch(
    /^The campaign accepts 10 approved posts per creator, and this creator has 10\. /,
  )
  expect(words('rejected', 9)).not.toContain('per creator')
  // A locked post is one of the ten.
  expect(words('locked', 10)).not.toContain('per creator')
})

test('approving after all states that it exceeds the campaign’s places', () => {
  const words = (isBeyondPlaces: boolean) => describeApprovedAgain({ ...post, isBeyondPlaces })

  expect(words(true)).toContain('this creator is over the limit')
  expect(words(false)).not.toContain('places')
})

test('entering a reading states its effect before and its earnings after', () => {
  const earned = (accrued: number, setAside: number, counted = true) =>
    describeEntered({
      counted,
      accruedCents: toCents(accrued),
      setAsideCents: toCents(setAside),
      takenBackCents: toCents(0),
    })

  expect(describeReading(post, true)).toContain(
    'A count below 12,000 is stored and does not count, unless',
  )
  expect(describeReading({ ...post, status: 'pending' }, true)).toContain(
    'replaces the 12,000 views',
  )
  expect(describeReading({ ...post, status: 'locked' }, true)).toContain('does not count')
  expect(describeReading(post, false)).toContain('never paid')
  expect(earned(0, 0)).toBe('It counts, and has earned nothing so far.')
  expect(earned(0, 0, false)).toBe('It does not count.')
  expect(earned(900, 0)).toBe('It earned $9.00.')
  expect(earned(900, 600)).toBe('It earned $9.00. $6.00 of it is set aside; the post says why.')
  const corrected = { counted: true, accruedCents: toCents(0), setAsideCents: toCents(0) }
  expect(describeEntered({ ...corrected, takenBackCents: toCents(900) })).toBe(
    '$9.00 went back to the campaign.',
  )
})

test('a manual reading can be corrected only for an approved post, whether it had earned or not', () => {
  const asked = (status: ActedOn['status'], changes: Partial<ActedOn> = {}) =>
    renderText(
      <ReadingDialog submission={{ ...post, status, ...changes }} isOpen onClose={() => {}} />,
      {
        role: 'admin',
      },
    ).text

  expect(asked('approved')).toContain('An earlier manual reading was too high')
  expect(asked('rejected', { approvedAt: at })).toContain('An earlier manual reading was too high')
  expect(asked('pending')).not.toContain('An earlier manual reading was too high')
  expect(asked('rejected')).not.toContain('An earlier manual reading was too high')
  expect(describeCorrection({ status: 'rejected' })).toContain('If the post is approved again')
})

function HoldDialog({ submission, ...asked }: ActDialogProps) {
  return <ActionDialog {...freezePostMoney(submission)} {...asked} />
}

function ReleaseDialog({ submission, ...asked }: ActDialogProps) {
  return <ActionDialog {...releasePost(submission)} {...asked} />
}

test.each([
  [
    ReverseDialog,
    /Everything the post earned returns to its campaign.*Paid-out money becomes a debt/,
  ],
  [
    HoldDialog,
    /set aside until you release them or reverse the post.*already in a payout is not stopped/,
  ],
  [ReleaseDialog, /at once.*set aside for another reason stays set aside/],
])(
  '%o states what happens to the money, and asks for a reason that both sides see',
  (Asked, words) => {
    const shown = (isOpen: boolean) =>
      renderText(<Asked submission={post} isOpen={isOpen} onClose={() => {}} />, { role: 'admin' })

    const { text, buttons } = shown(true)

    expect(text).toMatch(words)
    expect(text).toContain('Shown to the creator and the brand')
    expect(buttons).toHaveLength(3)
    expect(shown(false)).toEqual({ text: '', buttons: [] })
  },
)

test('a reversal cannot be confirmed without its kind, reason and evidence', () => {
  const markup = markupOf(<ReverseDialog submission={post} isOpen onClose={() => {}} />, [])

  expect(markup).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/)
  expect(renderText(<ReverseDialog submission={post} isOpen onClose={() => {}} />).text).toMatch(
    /Kind.*Reason.*Evidence.*the creator and the brand read them too/,
  )
})
