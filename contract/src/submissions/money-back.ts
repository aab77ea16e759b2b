import * as z from 'zod/mini'
import { cents, timestamp } from '../shapes.ts'

/** What admins froze and took back from a post, for everyone who sees its receipt. */
export const moneyBack = {
  /** Holds of the post’s money by admins, newest first. */
  holds: z.array(
    z.object({
      at: timestamp,
      reason: z.string(),
      /** What it freezes now. */
      frozenCents: cents,
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
      /** The part that Permille had paid in the campaign’s place: it returned to Permille, the rest to the campaign. */
      goodwillCents: cents,
      /** The part that had been paid out, and how much was recovered or given up since. */
      owedCents: cents,
      recoveredCents: cents,
      writtenOffCents: cents,
      /** What approving it again pays, as far as its campaign has money left. */
      reinstateCents: cents,
      /** In addition, what flagged views had earned: it is due again and frozen again. */
      reinstateDoubtedCents: cents,
    }),
  ),
}
