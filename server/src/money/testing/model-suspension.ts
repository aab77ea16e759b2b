import { thaw } from './model-freezes.ts'
import type { MoneyModel } from './money-model.ts'

/** Whether a creator has money that a suspension set aside. */
export function hasSuspended({ accruals }: MoneyModel, creator: number): boolean {
  return accruals.some((each) => each.creator === creator && each.freeze === 'suspension')
}

/** What was earned during a suspension is free, unless a freeze covers it; returns how much is. */
export function releaseSuspended(model: MoneyModel, creator: number, now: number): number {
  const held = model.accruals.filter(
    (each) => each.creator === creator && each.freeze === 'suspension',
  )
  return thaw(model, held, now)
}
