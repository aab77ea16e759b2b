import * as z from 'zod/mini'
import { signalCodes } from '../risk/signals.ts'
import { cents, timestamp } from '../shapes.ts'
import { lockReasons, rejectionCodes } from '../submissions/reasons.ts'
import { decidedBy, ofPost, publicEvent } from './event-parts.ts'

/** An event of a post has the post beside its own fields. */
function postEvent<Fields extends Readonly<Record<string, z.ZodMiniType>>>(
  summary: string,
  fields: Fields,
) {
  const path = '/api/brand/submissions/{id}'
  return publicEvent({ summary, path, fields: { ...ofPost, ...fields } })
}

/** In the words of whoever did it. */
const reason = z.nullable(z.string())
const toReview = {
  /** Null if it was decided meanwhile. */
  autoApprovesAt: z.nullable(timestamp),
  needsAdmin: z.boolean(),
  riskCodes: z.array(z.enum(signalCodes)),
}
/** Why money is set aside: an admin holds it, or its views are in doubt. */
const heldMoney = { cause: z.enum(['held', 'doubted']), reason: z.string() }

export const submissionEvents = {
  'submission.submitted': postEvent('A creator submitted a post', toReview),
  'submission.resubmitted': postEvent('A rejected post was submitted again', toReview),
  'submission.approved': postEvent('A post was approved, and that can no longer be undone', {
    by: decidedBy,
    viewCount: z.int(),
  }),
  'submission.rejected': postEvent('A post was rejected', {
    by: decidedBy,
    /** Null if it was submitted again meanwhile. */
    rejectionCode: z.nullable(z.enum(rejectionCodes)),
    note: reason,
  }),
  'submission.withdrawn': postEvent('Its creator withdrew a post that was in review', {}),
  'submission.reversed': postEvent('An approval was taken back, with what the post had earned', {
    reason,
    returnedCents: cents,
  }),
  'submission.reinstated': postEvent('A rejected post was approved after all', { reason }),
  'submission.reopened': postEvent('A locked post earns again', { reason }),
  'submission.locked': postEvent('A post’s new views no longer earn', {
    lockReason: z.nullable(z.enum(lockReasons)),
    viewCount: z.int(),
    earnedCents: cents,
  }),
  'submission.paid': postEvent('All that a post earned was paid out', { earnedCents: cents }),
  'submission.unpaid': postEvent('What a post earned is not paid out after all', {
    earnedCents: cents,
  }),
  'submission.money_held': postEvent('What a post earned is set aside', heldMoney),
  'submission.money_released': postEvent('Money of a post is no longer set aside', {
    ...heldMoney,
    releasedCents: cents,
  }),
  'submission.money_taken_back': postEvent('Money of a post that was set aside went back', {
    ...heldMoney,
    takenBackCents: cents,
  }),
}
