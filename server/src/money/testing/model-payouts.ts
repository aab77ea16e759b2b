import { recover, undoWriteOffs } from './model-debts.ts'
import { freezeReturned } from './model-freezes.ts'
import type { MoneyModel } from './money-model.ts'
import { at } from './money-model-rows.ts'

/** Holds that are over end, but for suspended creators. */
export function mature(model: MoneyModel, now: number): void {
  for (const each of model.accruals) {
    const isDue = each.maturesAt <= now && !model.suspended.has(each.creator)
    if (each.place === 'pending' && isDue) each.place = 'available'
  }
  for (const creator of model.creators) recover(model, creator)
}

/** Returns the payout's number. */
export function withdraw(model: MoneyModel, creator: number): number {
  const cents = model.heldBy(creator, 'available')
  const payout = model.payouts.push({ creator, cents, status: 'queued', reversed: 0 }) - 1
  for (const each of model.of(creator, 'available')) {
    each.place = 'inTransit'
    each.payout = payout
  }
  return payout
}

export function pay(model: MoneyModel, payout: number): void {
  at(model.payouts, payout).status = 'paid'
  for (const each of model.accruals) if (each.payout === payout) each.place = 'paid'
}

export function fail(model: MoneyModel, payout: number): void {
  at(model.payouts, payout).status = 'failed'
  giveBack(model, payout)
}

/** Money of a paid payout came back; what was given up of its debts is owed again first. */
export function reverse(model: MoneyModel, payout: number, cents: number): void {
  const of = at(model.payouts, payout)
  const { creator } = of
  undoWriteOffs(model, creator, { cents, isMeant: ({ accrual }) => accrual.payout === payout })
  of.reversed += cents
  if (cents === of.cents) fail(model, payout)
  else {
    model.add({ cents, creator, post: null, maturesAt: 0, place: 'available' })
    freezeReturned(model, creator)
  }
}

function giveBack(model: MoneyModel, payout: number): void {
  for (const each of model.accruals) {
    if (each.payout !== payout) continue
    each.place = 'available'
    each.payout = null
  }
  freezeReturned(model, at(model.payouts, payout).creator)
}
