import { toCents } from '@permille/contract/money'
import {
  findSignals,
  readAccountFigures,
  readRiskSettings,
  settleReadings,
} from '#features/risk/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import { newId } from '#platform/ids.ts'
import type { Submission } from '../submission.ts'
import { type AdminAct, auditAct, lockPostForAct } from './admin-act.ts'
import { saveRisks } from './approval-check-store.ts'
import { type Entered, insertNote, noteEntered } from './entered-store.ts'

export interface EnteredReading {
  readonly viewCount: number
  readonly likeCount: number | null
  readonly commentCount: number | null
  readonly shareCount: number | null
  /** A note otherwise: it is shown and never paid. */
  readonly counts: boolean
}

/**
 * A manual reading, where the platform's API cannot be read; the reason is its note. It is checked and settled
 * like any other: a forged page deceives a person as it does a machine, and an admin who knows better releases
 * what is frozen, with a reason. What more than twice the last count earns is delayed until a second admin
 * releases it, or by a day. For a pending post it replaces earlier readings, and the approval counts it; for an
 * approved one a count below the highest one changes nothing.
 */
export function enterReading(
  deps: { database: DatabaseServer; clock: Clock; earningsHoldHours: number },
  act: AdminAct & { reading: EnteredReading },
): Promise<Entered> {
  const { submissionId, adminUserId: by, reading, reason: note } = act
  return deps.database.transaction(async (tx) => {
    const { submission } = await lockPostForAct(tx, submissionId)
    const at = deps.clock.now()
    const entered = { ...reading, submissionId, at, note }
    if (reading.counts) {
      const readings = [{ ...entered, source: 'manual' }] as const
      const holdHours = deps.earningsHoldHours
      await settleReadings(tx, { readings, at, holdHours, enteredBy: by })
      if (submission.status === 'pending') await assessEntered(tx, submission, reading)
    } else await insertNote(tx, { ...entered, id: newId() })
    const result = {
      ...(await noteEntered(tx, { submissionId, at, by })),
      takenBackCents: toCents(0),
    }
    const after = { ...reading, ...result }
    await auditAct(tx, act, { action: 'submission.enter-reading', after })
    return result
  })
}

/** Its signals are found as for a submission; an earlier reading's stay until a person decides. */
async function assessEntered(
  tx: Transaction,
  submission: Submission,
  reading: EnteredReading,
): Promise<void> {
  const figures = await readAccountFigures(tx, submission)
  const { settings } = await readRiskSettings(tx)
  const risks = findSignals({ ...reading, ...figures, before: null }, settings)
  if (risks.length > 0) await saveRisks(tx, { submissionId: submission.id, risks })
}
