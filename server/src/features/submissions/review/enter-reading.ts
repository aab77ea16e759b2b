import type { Cents } from '@permille/contract/money'
import type { Clock } from '../../../platform/clock.ts'
import type { DatabaseServer } from '../../../platform/database/database.ts'
import { settleReadings } from '../../risk/public.ts'
import { type AdminAct, auditAct, lockPostForAct } from './admin-act.ts'
import { noteEntered } from './hold-store.ts'

interface EnteredReading {
  readonly viewCount: number
  readonly likeCount: number | null
  readonly commentCount: number | null
  readonly shareCount: number | null
}

/**
 * A reading by hand, where the platform's API cannot be read; the reason is its note. It is checked
 * and settled like every other: a forged page deceives a person as it does a machine, and an admin
 * who knows better releases what is set aside, with a reason. A count below the highest one, or of
 * a post that is not approved, is stored and does not count.
 */
export function enterReading(
  deps: { database: DatabaseServer; clock: Clock; earningsHoldHours: number },
  act: AdminAct & { reading: EnteredReading },
): Promise<{ counted: boolean; accruedCents: Cents; setAsideCents: Cents }> {
  const { submissionId, adminUserId, reading, reason: note } = act
  return deps.database.transaction(async (tx) => {
    await lockPostForAct(tx, submissionId)
    const at = deps.clock.now()
    const readings = [{ ...reading, submissionId, at, source: 'manual', note }] as const
    await settleReadings(tx, { readings, at, holdHours: deps.earningsHoldHours })
    const entered = await noteEntered(tx, { submissionId, at, by: adminUserId })
    const after = { ...reading, ...entered }
    await auditAct(tx, act, { action: 'submission.enter-reading', after })
    return entered
  })
}
