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

/** Of what is due for a post's views, a suspension had set so much aside, never more than is due. */
export function limitDueSuspended(model: MoneyModel, post: number): void {
  const of = at(model.posts, post)
  of.dueSuspended = Math.min(of.dueSuspended, model.dueOf(post))
}

/** The suspension keeps what they earn if it had set as much aside; what is earned is not due any more. */
export function suspendsAgain({ posts }: MoneyModel, post: number, cents: number): boolean {
  const of = at(posts, post)
  const suspends = of.dueSuspended >= cents
  of.dueSuspended = Math.max(0, of.dueSuspended - cents)
  return suspends
}
