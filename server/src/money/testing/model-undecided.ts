import type { MoneyModel } from './money-model.ts'
import { at, type ModelAccrual, type ModelPart } from './money-model-rows.ts'

/** What freezes money that is paid again. A hold is about what was not paid out. */
export function freezeAgain(
  { freezes }: MoneyModel,
  { wasPaid, wasSuspended }: ModelPart,
  open: ModelAccrual['freeze'],
): ModelAccrual['freeze'] {
  if (wasSuspended === true) return 'suspension'
  const isHold = typeof open === 'number' && at(freezes, open).isHold
  return wasPaid === true && isHold ? null : open
}

/** What a reversal ended undecided covers what the post is paid from now on. Returns the number of the new reason. */
export function reopen({ freezes, accruals }: MoneyModel, ended: number): number {
  const again = { withUnpaid: false, isOpen: true, earnedBefore: accruals.length }
  return freezes.push({ ...at(freezes, ended), ...again }) - 1
}

/** Views that were doubted during a suspension earn again: the suspension keeps that first, and then the doubt. */
export function suspendDoubted(model: MoneyModel, post: number, earnedBefore: number): void {
  const of = at(model.posts, post)
  if (!of.wasDoubtedWhileSuspended) return
  of.wasDoubtedWhileSuspended = false
  for (const each of model.accruals.slice(earnedBefore)) {
    const isMeant = each.post === post && each.kind === 'views' && isDoubt(model, each.freeze)
    if (isMeant) each.freeze = 'suspension'
  }
}

function isDoubt({ freezes }: MoneyModel, freeze: ModelAccrual['freeze']): boolean {
  return typeof freeze === 'number' && at(freezes, freeze).viewsBefore !== null
}
