import { type Cents, formatCents, toCents } from '@permille/contract/money'
import type { ReviewedSubmission } from '@permille/contract/submissions/submissions'
import { formatCount } from '#ui/values/views.tsx'

/** The facts of a post that determine its actions. */
export type ActedOn = Pick<
  ReviewedSubmission,
  | 'id'
  | 'status'
  | 'isWithdrawn'
  | 'viewCount'
  | 'holds'
  | 'takenBack'
  | 'approvedAt'
  | 'campaignLeftCents'
  | 'approvedHere'
  | 'approvedHereMax'
  | 'isBeyondPlaces'
  | 'isCreatorDeleted'
>

/** Returns what approving a post after all pays, from whose money, and whether it exceeds the campaign's limit. */
export function describeApprovedAgain(submission: ActedOn): string {
  return [describeLimit(submission), describePlaces(submission), describePaidAgain(submission)]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function describePlaces({ isBeyondPlaces }: ActedOn): string {
  return isBeyondPlaces
    ? 'All the campaign’s creator places are taken; this creator is over the limit.'
    : ''
}

/** Returns a warning at the campaign's limit per creator. A locked post already counts as approved. */
function describeLimit({ status, approvedHere, approvedHereMax }: ActedOn): string {
  if (status !== 'rejected' || approvedHere < approvedHereMax) return ''
  const posts = approvedHereMax === 1 ? 'post' : 'posts'
  return `The campaign accepts ${approvedHereMax} approved ${posts} per creator, and this creator has ${approvedHere}.`
}

const nothingBack = { reinstateCents: toCents(0), reinstateDoubtedCents: toCents(0) }

/** Returns where reversed money comes from when it is paid again. */
function describePaidAgain({ takenBack, campaignLeftCents }: ActedOn): string {
  const rest = 'Its bonus and views are paid as at an approval, as far as the campaign has money.'
  const { reinstateCents: cents, reinstateDoubtedCents: flagged } = takenBack ?? nothingBack
  if (cents + flagged === 0) return rest
  const ours = cents - Math.min(cents, campaignLeftCents)
  const source = ours === 0 ? '' : `, ${formatCents(ours)} of it at our own expense`
  const again =
    cents === 0 ? [] : [`Pays ${formatCents(cents)} again that was taken back${source}.`]
  const aside =
    flagged === 0
      ? []
      : [
          `${formatCents(flagged)} was earned by flagged views: it is due again by their count and set aside again, until an admin decides.`,
        ]
  return [...again, ...aside, rest].join(' ')
}

/** Returns what a correction does. */
export function describeCorrection({ status }: Pick<ActedOn, 'status'>): string {
  const money =
    status === 'rejected'
      ? 'If the post is approved again, it is paid by the right count.'
      : 'Their unwithdrawn earnings go back to the campaign; the post is paid again by the right count.'
  return `Manual readings above this count no longer count, and this one replaces them. ${money} A platform’s count cannot be lowered.`
}

/** It was approved, so a wrong reading can only be corrected; also of one that was reversed before it had earned. */
export function mayCorrect({
  status,
  approvedAt,
}: Pick<ActedOn, 'status' | 'approvedAt'>): boolean {
  return (
    status === 'approved' || status === 'locked' || (status === 'rejected' && approvedAt !== null)
  )
}

const large =
  'Its earnings are set aside if it has 10,000 views or more and over twice the last count: another admin can release them, or you a day later.'

/** Returns what entering a reading does; `counts` is false for a note. */
export function describeReading({ status, viewCount }: ActedOn, counts: boolean): string {
  if (!counts) return 'It is stored as a note: everyone sees it, and it is never paid.'
  switch (status) {
    case 'approved':
      return `It is checked and paid like every reading. A count below ${formatCount(viewCount)} is stored and does not count, unless it corrects a manual reading. ${large}`
    case 'pending':
      return `It replaces the ${formatCount(viewCount)} views read so far, even if it is lower, and is paid when the post is approved. ${large}`
    case 'rejected':
      return 'If the post was never approved, it replaces the views read so far and is paid if you approve the post after all. Otherwise it does not count, unless it corrects a manual reading.'
    case 'locked':
    case 'paid':
      return 'It is stored and does not count: views of this post no longer earn.'
  }
}

/** Returns whether an entered reading counts, and what it earned. */
export function describeEntered(entered: {
  counted: boolean
  accruedCents: Cents
  setAsideCents: Cents
  takenBackCents: Cents
}): string {
  const { counted, accruedCents, setAsideCents, takenBackCents } = entered
  if (takenBackCents > 0) return `${formatCents(takenBackCents)} went back to the campaign.`
  if (!counted) return 'It does not count.'
  if (accruedCents === 0) return 'It counts, and has earned nothing so far.'
  const earned = `It earned ${formatCents(accruedCents)}.`
  if (setAsideCents === 0) return earned
  return `${earned} ${formatCents(setAsideCents)} of it is set aside; the post says why.`
}
