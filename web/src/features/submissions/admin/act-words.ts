import { type Cents, formatCents } from '@permille/contract/money'
import type { ReviewedSubmission } from '@permille/contract/submissions'
import { formatCount } from '../../../ui/values/views.tsx'

/** The facts of a post that determine its actions. */
export type ActedOn = Pick<
  ReviewedSubmission,
  | 'id'
  | 'status'
  | 'viewCount'
  | 'holds'
  | 'takenBack'
  | 'campaignLeftCents'
  | 'approvedHere'
  | 'approvedHereMax'
>

/**
 * Returns what approving a post after all pays, out of whose money, and whether it exceeds the
 * campaign's limit.
 */
export function sayApprovedAgain(submission: ActedOn): string {
  return [sayLimit(submission), sayPaidAgain(submission)].join(' ').trim()
}

/**
 * Returns a warning at the campaign's limit per creator. A locked post already counts as approved.
 */
function sayLimit({ status, approvedHere, approvedHereMax }: ActedOn): string {
  if (status !== 'rejected' || approvedHere < approvedHereMax) return ''
  const posts = approvedHereMax === 1 ? 'post' : 'posts'
  return `The campaign takes ${approvedHereMax} approved ${posts} per creator, and this creator has ${approvedHere}.`
}

/** Returns where reversed money comes from when it is paid again. */
function sayPaidAgain({ takenBack, campaignLeftCents }: ActedOn): string {
  const rest =
    'Its bonus and views follow the rules of an approval, as far as the campaign has money.'
  const cents = takenBack?.reinstateCents ?? 0
  if (cents === 0) return rest
  const ours = cents - Math.min(cents, campaignLeftCents)
  const source = ours === 0 ? '' : `, ${formatCents(ours)} of it at our own expense`
  return `Pays ${formatCents(cents)} again that was taken back${source}. ${rest}`
}

/** Returns what entering a reading does. */
export function sayReading({ status, viewCount }: ActedOn): string {
  return status === 'approved'
    ? `It is checked and paid like every reading. A count below ${formatCount(viewCount)} is stored and does not count.`
    : 'It is stored and earns nothing while the post is not approved.'
}

/** Returns what an entered reading earned. */
export function sayEarned(entered: { accruedCents: Cents; setAsideCents: Cents }): string {
  const { accruedCents, setAsideCents } = entered
  if (accruedCents === 0) return 'It earned nothing.'
  const earned = `It earned ${formatCents(accruedCents)}.`
  if (setAsideCents === 0) return earned
  return `${earned} ${formatCents(setAsideCents)} of it is set aside; the post says why.`
}
