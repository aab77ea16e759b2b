import { recover } from './model-debts.ts'
import { pay } from './model-payouts.ts'
import type { MoneyModel } from './money-model.ts'

/**
 * A transfer that a restored database did not know was made. It takes what is withdrawable now, the oldest
 * first; the rest was paid for what is not known again yet, and is owed until it is. Returns the payout.
 */
export function rebuildPayout(model: MoneyModel, creator: number, cents: number): number {
  const payout = model.payouts.push({ creator, cents, status: 'queued', reversed: 0 }) - 1
  let covered = 0
  let total = 0
  let highest = -Infinity
  for (const each of model.accruals) {
    if (each.creator !== creator || each.place !== 'available') continue
    total += each.cents
    highest = Math.max(highest, total)
    if (highest > cents) break
    covered = total
    each.place = 'inTransit'
    each.payout = payout
  }
  const advance = cents - covered
  const rest = { creator, post: null, maturesAt: 0, payout, place: 'inTransit' } as const
  if (advance > 0) {
    const accrual = model.add({ cents: advance, ...rest })
    model.debts.push({ creator, accrual, owed: advance, recovered: 0, writtenOff: 0 })
  }
  pay(model, payout)
  recover(model, creator)
  return payout
}
