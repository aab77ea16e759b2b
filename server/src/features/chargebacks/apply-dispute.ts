import type { ChargebackId, FreezeId } from '@permille/contract/ids'
import type { Dispute } from '#integrations/stripe/payment-provider.ts'
import { lockRow } from '#money/locks.ts'
import { loseChargeback, winChargeback } from '#money/movements/chargebacks/end-chargeback.ts'
import { takeChargeback } from '#money/movements/chargebacks/take-chargeback.ts'
import { freezeLastEarned, lockEarners } from '#money/movements/freeze-last-earned.ts'
import { releaseFreeze } from '#money/movements/release-frozen.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { writeAudit } from '../accounts/public.ts'
import {
  keepPausedAfterLoss,
  pauseForChargeback,
  resumeAfterChargeback,
} from '../campaigns/public.ts'
import { campaignFunded, type EventOutcome, foreign } from '../funding/public.ts'
import { applyUnmatchedDispute } from './apply-unmatched-dispute.ts'
import {
  type ChargebackNotification,
  freezeReason,
  type KnownChargeback,
  nextStep,
  type Step,
} from './chargeback.ts'
import type { ChargebackDeps } from './chargeback-deps.ts'
import { chargebackChanged } from './chargeback-jobs.ts'
import {
  type DisputedPayment,
  findDisputedPayment,
  hasLost,
  insertChargeback,
  noteDispute,
  noteProblem,
  readByDispute,
  setFreeze,
  setStatus,
} from './chargeback-store.ts'

/**
 * Looks a dispute up and applies it: the one function behind event, reconciliation and our own answers.
 * One about a payment that is not ours is foreign; one about a payment not booked yet is unknown for now.
 */
export async function followDispute(
  deps: ChargebackDeps,
  disputeId: string,
): Promise<EventOutcome> {
  const dispute = await deps.provider.retrieveDispute(disputeId).catch((error: unknown) => {
    if (error instanceof Rejected) return null
    throw error
  })
  if (dispute === null) return { kind: 'unknown' }
  return await applyDispute(deps, dispute)
}

export async function applyDispute(deps: ChargebackDeps, dispute: Dispute): Promise<EventOutcome> {
  const { paymentIntentId } = dispute
  if (paymentIntentId === null) return foreign
  const payment = await findDisputedPayment(deps.database, paymentIntentId)
  if (payment === undefined || !payment.isBooked) {
    const stray = await applyUnmatchedDispute(deps, { ...dispute, paymentIntentId })
    if (stray !== undefined) return stray
  }
  if (payment === undefined) {
    const intent = await deps.provider.retrieveFundingIntent(paymentIntentId)
    return intent.isForeign || intent.fundingId === null ? foreign : { kind: 'unknown' }
  }
  if (!payment.isBooked) return { kind: 'unknown' }
  const at = deps.clock.now()
  const step = await deps.database.transaction((tx) => applyState(tx, { payment, dispute, at }))
  if (step.kind === 'move') return { kind: 'done', outcome: `chargeback-${step.status}` }
  if (step.problem !== null) deps.log.error({ disputeId: dispute.id }, step.problem)
  return { kind: 'done', outcome: step.problem === null ? 'overtaken' : 'chargeback-problem' }
}

/** Under the campaign's lock, which everything that changes a chargeback takes. */
async function applyState(
  tx: Transaction,
  news: { payment: DisputedPayment; dispute: Dispute; at: Date },
): Promise<Step> {
  const { payment, dispute, at } = news
  await lockRow(tx, 'campaign', payment.campaignId)
  const id = newId<ChargebackId>()
  const before = await readByDispute(tx, dispute.id)
  const existing = before ?? (await insertChargeback(tx, { id, payment, dispute, at }))
  const step = nextStep(existing, dispute)
  if (step.kind === 'none') {
    const { problem } = step
    if (problem !== null) await noteProblem(tx, { id: existing.id, problem, at })
    return step
  }
  const { amountCents, turn } = dispute
  const moved = { ...existing, amountCents, turn }
  await noteDispute(tx, { id: existing.id, dispute, at })
  if (step.returnsFirst) await giveBack(tx, existing, { dispute, at })
  const isNew = before === undefined || step.takes || step.status !== existing.status
  await take(tx, moved, { step, at })
  const status = step.takes ? 'needs_response' : existing.status
  if (step.status !== status) await settle(tx, moved.id, { dispute, status: step.status, at })
  if (isNew) await notify(tx, existing, { dispute, step, isFirst: before === undefined })
  return step
}

type Move = Extract<Step, { kind: 'move' }>

/** Books a return that was never reported. Everyone is locked first for what follows. */
async function giveBack(
  tx: Transaction,
  { id, campaignId }: KnownChargeback,
  { dispute, at }: { dispute: Dispute; at: Date },
): Promise<void> {
  await lockEarners(tx, campaignId)
  await settle(tx, id, { dispute, status: 'won', at })
}

/** The bank takes the money, and what it paid for is frozen. */
async function take(
  tx: Transaction,
  chargeback: KnownChargeback,
  { step, at }: { step: Move; at: Date },
): Promise<void> {
  if (!step.takes) return
  const { id, campaignId } = chargeback
  const freezeId = newId<FreezeId>()
  await lockEarners(tx, campaignId)
  await lockRow(tx, 'funding', chargeback.fundingId)
  const { lackingCents } = await takeChargeback(tx, chargeback, at)
  const freeze = { id: freezeId, reason: freezeReason, facts: {}, openedBy: null, at }
  await freezeLastEarned(tx, { ...freeze, campaignId, lackingCents })
  await setFreeze(tx, { id, freezeId })
  await pauseForChargeback(tx, campaignId, at)
}

async function settle(
  tx: Transaction,
  id: ChargebackId,
  { dispute, status, at }: { dispute: Dispute; status: Move['status']; at: Date },
): Promise<void> {
  const chargeback = await readByDispute(tx, dispute.id)
  if (chargeback === undefined) return
  if (status !== 'won' && status !== 'lost') return await setStatus(tx, { id, status, at })
  const { campaignId, fundingId, freezeId } = chargeback
  if (freezeId !== null) await releaseFreeze(tx, { freezeId, closedBy: null, at })
  await lockRow(tx, 'funding', fundingId)
  if (status === 'lost') {
    await loseChargeback(tx, chargeback, at)
    await keepPausedAfterLoss(tx, campaignId, at)
    return await enqueue(tx, campaignFunded, { payload: { campaignId } })
  }
  await winChargeback(tx, chargeback, at)
  const isLossUndone = chargeback.status === 'lost' && !(await hasLost(tx, campaignId))
  await resumeAfterChargeback(tx, { campaignId, isLossUndone, at })
  await enqueue(tx, campaignFunded, { payload: { campaignId } })
}

async function notify(
  tx: Transaction,
  existing: KnownChargeback,
  { dispute, step, isFirst }: { dispute: Dispute; step: Move; isFirst: boolean },
): Promise<void> {
  const news = notificationsOf(dispute, step, isFirst)
  if (news !== null) {
    await enqueue(tx, chargebackChanged, {
      payload: { chargebackId: existing.id, news, turn: dispute.turn },
    })
  }
  await writeAudit(tx, {
    actor: { kind: 'system' },
    action: `chargeback.${news ?? step.status}`,
    objectType: 'chargeback',
    objectId: existing.id,
    after: {
      disputeId: dispute.id,
      amountCents: dispute.amountCents,
      turn: dispute.turn,
      isInquiry: dispute.isInquiry,
      status: step.status,
    },
  })
}

function notificationsOf(
  dispute: Dispute,
  step: Move,
  isFirst: boolean,
): ChargebackNotification | null {
  const { status } = step
  if (status === 'won' || status === 'lost' || status === 'closed') return status
  if (step.takes) return 'claimed'
  return isFirst && dispute.isInquiry ? 'asked' : null
}
