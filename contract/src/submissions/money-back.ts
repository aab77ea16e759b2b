import * as z from 'zod/mini'
import { cents, timestamp } from '../shapes.ts'

/** What admins held and took back of a post, for everyone who sees its receipt. */
export const moneyBack = {
  /** Holds of the post’s money by admins, newest first. */
  holds: z.array(
    z.object({
      at: timestamp,
      reason: z.string(),
      /** What it holds now. */
      heldCents: cents,
      /** Null while it is open. */
      endedAt: z.nullable(timestamp),
      outcome: z.nullable(z.enum(['released', 'taken-back'])),
      note: z.nullable(z.string()),
    }),
  ),
  /** What was taken back from the post; null if nothing ever was. */
  takenBack: z.nullable(
    z.object({
      at: timestamp,
      cents,
      /** The part that had been paid out, and what of it was recovered or given up since. */
      owedCents: cents,
      recoveredCents: cents,
      writtenOffCents: cents,
      /** What approving it again pays, out of the campaign as far as it has money left. */
      reinstateCents: cents,
      /** Besides that, what flagged views had earned: it is due again by their count, and set aside again. */
      reinstateDoubtedCents: cents,
    }),
  ),
}
