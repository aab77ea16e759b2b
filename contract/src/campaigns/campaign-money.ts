import type * as z from 'zod/mini'
import { cents } from '../shapes.ts'

/** What its approved posts wait for until it has the money: a top-up pays it. */
export const waitsCents = cents
export interface WaitingMoney {
  readonly waitsCents: z.output<typeof waitsCents>
}

/** What left a campaign without being earned: funded − spent − returned − taken back = left. */
export const goneMoney = {
  /** Refunded, or paid for what the brand owed. */
  returnedCents: cents,
  /** By the banks of its payments. */
  takenBackCents: cents,
}
