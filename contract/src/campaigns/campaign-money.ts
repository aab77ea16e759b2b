import type * as z from 'zod/mini'
import { cents } from '../shapes.ts'

/** What its approved posts are owed once it has the money: a top-up pays it. */
export const waitsCents = cents
export interface WaitingMoney {
  readonly waitsCents: z.output<typeof waitsCents>
}

/** Money that left a campaign unearned: funded − spent − returned − taken back = left. */
export const goneMoney = {
  /** Refunded, or used to repay what the brand owed. */
  returnedCents: cents,
  /** Taken by the banks of its payments. */
  takenBackCents: cents,
}
