import { type MoneyModel, openOf } from './money-model.ts'
import type { ModelDebt } from './money-model-rows.ts'

/** What is available pays what its creator owes, the oldest debt first. */
export function recover(model: MoneyModel, creator: number): void {
  let left = model.heldBy(creator, 'available')
  for (const debt of debtsOf(model, creator)) {
    const cents = Math.min(left, openOf(debt))
    if (cents <= 0) continue
    debt.recovered += cents
    left -= cents
    model.add({ cents: -cents, creator, post: null, maturesAt: 0, place: 'available' })
  }
}

/** Available money is about to leave: what of it has paid debts is owed again, the newest first. */
export function reopen(model: MoneyModel, creator: number, leaving: number): void {
  let missing = leaving - model.heldBy(creator, 'available')
  for (const debt of debtsOf(model, creator).toReversed()) {
    const cents = Math.min(missing, debt.recovered)
    if (cents <= 0) continue
    debt.recovered -= cents
    missing -= cents
    model.add({ cents, creator, post: null, maturesAt: 0, place: 'available' })
  }
}

export function writeOff(model: MoneyModel, creator: number): void {
  for (const debt of debtsOf(model, creator)) debt.writtenOff = debt.owed - debt.recovered
}

/** What was given up is paid again or has come back: it is owed again first, as much of it as there is. */
export function undoWriteOffs(
  model: MoneyModel,
  creator: number,
  { cents, isMeant }: { cents: number; isMeant: (debt: ModelDebt) => boolean },
): void {
  let left = cents
  for (const debt of debtsOf(model, creator).filter(isMeant)) {
    const undone = Math.min(left, debt.writtenOff)
    debt.writtenOff -= undone
    left -= undone
  }
}

function debtsOf(model: MoneyModel, creator: number): ModelDebt[] {
  return model.debts.filter((each) => each.creator === creator)
}
