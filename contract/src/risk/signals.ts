import * as z from 'zod/mini'
import { freezeId } from '../ids.ts'
import { cents, timestamp } from '../shapes.ts'

/** What a post's numbers can show (rules §3). A drop is of views that the platform removed. */
export const signalCodes = [
  'above-median',
  'few-followers',
  'few-likes',
  'burst',
  'shared-payout',
  'drop',
] as const
export type SignalCode = (typeof signalCodes)[number]

/** Posts with any signal, without one, or with this one. */
export const riskFilters = ['any', 'none', ...signalCodes] as const
export type RiskFilter = (typeof riskFilters)[number]

/**
 * What a signal does: nothing; it is shown; it freezes new earnings together with any other signal; or on its own.
 */
export const signalEffects = ['off', 'show', 'with-another', 'set-aside'] as const
export type SignalEffect = (typeof signalEffects)[number]

/** A signal in words with its numbers, as creator, brand and admin read it. */
export const heldSignal = z.object({ code: z.enum(signalCodes), text: z.string() })
export type HeldSignal = z.output<typeof heldSignal>

/** New earnings of a post that are set aside, or were. */
export const flag = z.object({
  id: freezeId,
  openedAt: timestamp,
  /** Why they were frozen, in words with the numbers. */
  reason: z.string(),
  /** The current signals; none once it has ended. */
  setAsideCents: cents,
  /** When they are released unless the signals come back; null while only an admin can release them. */
  clearsAt: z.nullable(timestamp),
  /** An admin entered its views by hand, and until then only another one releases it; null once it is over, and for any other doubt. */
  enteredUntil: z.nullable(timestamp),
  /** You are the admin who entered them. */
  isEnteredByYou: z.boolean(),
  /** The post is no longer read, so only an admin can end the flag. */
  isUnread: z.boolean(),
  closedAt: z.nullable(timestamp),
  outcome: z.nullable(z.enum(['released', 'taken-back'])),
  /** The admin's words; null for one that ended on its own. */
  closeNote: z.nullable(z.string()),
})
export type Flag = z.output<typeof flag>

/** What a post's readings after its approval showed. */
export const watch = z.object({
  /** What the latest reading showed; empty if nothing. */
  signals: z.array(heldSignal),
  /** A flag without signals ends on its own after this many days. */
  quietDays: z.int(),
  /** Newest first. */
  doubts: z.array(flag),
})
export type Watch = z.output<typeof watch>
