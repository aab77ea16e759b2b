import type { DisputeMatter, DisputeRemedy } from '@permille/contract/disputes/disputes'
import type { DisputeStatus } from '@permille/contract/enums'
import type { DisputeId, FreezeId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { RefusalCodeOf } from '@permille/contract/refusals/refusals'
import {
  disputeAnswerDays,
  disputeDays,
  disputeDecisionDays,
} from '@permille/contract/submissions/deadlines'
import { addHours } from '#platform/clock.ts'
import { Rejected } from '#platform/errors/errors.ts'

/** A decision about a post that its creator may dispute, and its time. */
export interface Disputable {
  readonly matter: DisputeMatter
  readonly at: Date
}

export interface Dispute {
  readonly id: DisputeId
  readonly matter: DisputeMatter
  readonly status: DisputeStatus
  readonly reason: string
  readonly createdAt: Date
  readonly answerDueAt: Date
  readonly answer: string | null
  readonly answeredAt: Date | null
  readonly decidedAt: Date | null
  readonly remedy: DisputeRemedy | null
  readonly goodwillCents: Cents
  readonly resolutionNotes: string | null
}

/** The last instant at which a dispute about it is accepted. */
export function openUntil({ at }: Disputable): Date {
  return addHours(at, disputeDays * 24)
}

/** Whether a decision came after an earlier dispute was closed, and so can be disputed too. */
function isAfter(
  disputable: Disputable | undefined,
  { decidedAt }: Pick<Dispute, 'decidedAt'>,
): boolean {
  return disputable !== undefined && decidedAt !== null && disputable.at > decidedAt
}

/** The facts that decide whether a dispute about a post is accepted. */
export interface DisputeFacts {
  /** The latest decision about the post; undefined if none can be disputed. */
  readonly disputable: (Disputable & { readonly until: Date }) | undefined
  /** The latest dispute about the post. */
  readonly earlier: Pick<Dispute, 'decidedAt'> | undefined
}

/** Why no dispute is accepted now, or undefined if one is. The act, the page and the notice ask this (rules §3). */
export function findDisputeRefusal(
  { disputable, earlier }: DisputeFacts,
  now: Date,
): Rejected | undefined {
  if (earlier !== undefined && !isAfter(disputable, earlier)) {
    return conflict(
      'already-disputed',
      'You have already disputed this decision. You can do so only once.',
    )
  }
  if (disputable === undefined) {
    return conflict('nothing-to-dispute', 'You cannot dispute a decision about this post now.')
  }
  if (now <= disputable.until) return undefined
  return new Rejected(
    'dispute-too-late',
    `You can dispute a decision for ${disputeDays} days. That time is over.`,
  )
}

export function answerDueAt(openedAt: Date): Date {
  return addHours(openedAt, disputeAnswerDays * 24)
}

type Clocked = Pick<Dispute, 'status' | 'answerDueAt' | 'answeredAt'>

/** An admin decides after the answer, or once the brand's time is over. */
export function turnOf(dispute: Clocked, now: Date): 'brand' | 'admin' | null {
  if (dispute.status !== 'open') return null
  return dispute.answeredAt === null && now <= dispute.answerDueAt ? 'brand' : 'admin'
}

/** The deadlines as every screen shows them. */
export function withClock<Row extends Clocked>(row: Row, now: Date) {
  const turnBegins = row.answeredAt ?? row.answerDueAt
  return {
    ...row,
    turn: turnOf(row, now),
    decisionDueAt: addHours(turnBegins, disputeDecisionDays * 24),
  }
}

/** A dispute and the freeze of its money share one id, so that the ledger's entries name it. */
export function freezeOf(id: DisputeId): FreezeId {
  return id as string as FreezeId
}

export function conflict(code: RefusalCodeOf<409>, message: string): Rejected {
  return new Rejected(code, message)
}

/** Why there is no dispute that can still be answered or decided. */
function findOverRefusal(dispute: Pick<Dispute, 'status'> | undefined): Rejected | undefined {
  if (dispute === undefined) {
    return conflict('not-disputed', 'There is no dispute about this submission.')
  }
  if (dispute.status === 'open') return undefined
  return conflict('dispute-decided', `This dispute is already ${dispute.status}.`)
}

/** Why the brand cannot answer now, or undefined if it can (rules §3). */
export function findAnswerRefusal(dispute: Clocked | undefined, now: Date): Rejected | undefined {
  if (dispute?.status !== 'open') return findOverRefusal(dispute)
  if (turnOf(dispute, now) === 'brand') return undefined
  if (dispute.answeredAt !== null) {
    return conflict('already-answered', 'This dispute is already answered. An admin decides now.')
  }
  return new Rejected(
    'answer-too-late',
    `You can answer a dispute for ${disputeAnswerDays} days. That time is over, and an admin decides.`,
  )
}

/** Why an admin cannot decide now, or undefined if they can (rules §3). */
export function findDecisionRefusal(dispute: Clocked | undefined, now: Date): Rejected | undefined {
  if (dispute?.status !== 'open') return findOverRefusal(dispute)
  if (turnOf(dispute, now) === 'admin') return undefined
  return conflict('brand-may-answer', 'The brand can still answer. Decide after that.')
}
