import type { Cents } from '@permille/contract/money'
import { findFreezeOfGoodwill } from '#money/find-freeze.ts'
import type { Transaction } from '#platform/database/database.ts'
import { grantGoodwill } from '../grant-goodwill.ts'
import { type PostPaidAgain, sumOf, undoWriteOffsOf } from './pay-again.ts'
import { type DatedCents, freezeAgain } from './place-again.ts'

/**
 * Pays as goodwill what a campaign owes again and can never have, and returns how much. What a suspension had frozen is
 * not paid: nobody has decided about it, and that decision is about its campaign's money. What was given up of the debt is owed again
 * first. The caller must have locked the creator, and calls `recoverDebts` then.
 */
export async function grantInstead(
  tx: Transaction,
  order: PostPaidAgain,
  lacking: readonly DatedCents[],
): Promise<Cents> {
  const parts = lacking.filter(({ wasSuspended = false }) => !wasSuspended)
  const { submissionId, at } = order
  await undoWriteOffsOf(tx, order, parts)
  const open = await findFreezeOfGoodwill(tx, order)
  for (const part of parts) {
    const { cents: amountCents, maturesAt } = part
    const freeze = freezeAgain(part, open)
    const grant = { submissionId, amountCents, at, maturesAt, isInPlace: true, freeze }
    await grantGoodwill(tx, grant)
  }
  return sumOf(parts)
}
