import { earnedCents, grossCents, type RewardTerms } from '@permille/contract/campaigns/reward'
import type { SubmissionStatus } from '@permille/contract/enums'
import { formatCents } from '@permille/contract/money'

interface ReceiptFacts {
  readonly status: SubmissionStatus
  readonly isWithdrawn: boolean
  /** Null for a post that was never approved. */
  readonly approvedAt: string | null
  readonly terms: RewardTerms
  readonly viewCount: number
  /** Cents credited to the creator so far. */
  readonly earnings: number
  readonly earnedByKind: Readonly<Record<(typeof kinds)[number]['of'] | 'voidedCents', number>>
  readonly voidedViews: number
  readonly dueCents: number
  readonly bonusDueCents: number
  readonly owedAgainCents: number
}

export interface ReceiptLine {
  readonly label: string
  readonly note?: string
  readonly cents: number
}

/** Returns the lines of the total: views × rate, the effect of the minimum or the cap, bonus, corrections. */
export function receiptLines(facts: ReceiptFacts): ReceiptLine[] {
  const { terms, viewCount, dueCents } = facts
  const reward = Number(grossCents(viewCount, terms.ratePerKViewsCents))
  const note = `${viewCount.toLocaleString('en-US')} × ${formatCents(terms.ratePerKViewsCents)} per 1K`
  const views = { label: 'Views', note, cents: reward }
  const unearned = facts.isWithdrawn ? 'Withdrawn' : 'Rejected'
  if (facts.status === 'rejected' && facts.approvedAt === null) {
    return [views, ...lineOf(unearned, facts.earnings - reward)]
  }
  const lines = [
    views,
    ...boundLines(facts, reward),
    ...voidedLines(facts),
    ...kinds.flatMap(({ of, label }) => lineOf(label, promised(facts)[of])),
    ...lineOf('Waiting for the campaign’s budget', -dueCents),
  ]
  const explainedCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const rest = facts.status === 'rejected' ? unearned : 'Not earned'
  return [...lines, ...lineOf(rest, facts.earnings - explainedCents)]
}

const kinds = [
  { of: 'bonusCents', label: 'Bonus' },
  { of: 'goodwillCents', label: 'Goodwill' },
  { of: 'correctionCents', label: 'Taken back' },
  { of: 'reinstatedCents', label: 'Paid again' },
] as const

/**
 * Returns what each kind has paid, and what it will pay unless the post is rejected; money taken back for void views has
 * a line of its own.
 */
function promised({ status, earnedByKind, ...facts }: ReceiptFacts) {
  const isRejected = status === 'rejected'
  const bonusDueCents = isRejected ? 0 : facts.bonusDueCents
  const owedAgainCents = isRejected ? 0 : facts.owedAgainCents
  return {
    ...earnedByKind,
    bonusCents: earnedByKind.bonusCents + bonusDueCents,
    correctionCents: earnedByKind.correctionCents - earnedByKind.voidedCents,
    reinstatedCents: earnedByKind.reinstatedCents + owedAgainCents,
  }
}

function voidedLines({ terms, viewCount, voidedViews }: ReceiptFacts): ReceiptLine[] {
  const worth = earnedCents(viewCount - voidedViews, terms) - earnedCents(viewCount, terms)
  const note = `${voidedViews.toLocaleString('en-US')} of them do not count`
  return lineOf('Taken back for views', worth).map((line) => ({ ...line, note }))
}

/** Returns the line for the amount cut by the cap or the minimum, if any. */
function boundLines({ terms, viewCount, status }: ReceiptFacts, reward: number): ReceiptLine[] {
  const { minPayoutCents, maxPayoutCents } = terms
  const earned = earnedCents(viewCount, terms)
  if (reward < minPayoutCents) {
    const minimum = formatCents(minPayoutCents)
    const note = status === 'approved' ? `counts once it reaches ${minimum}` : `under ${minimum}`
    return lineOf('Below the minimum', earned - reward).map((line) => ({ ...line, note }))
  }
  const note = `at most ${formatCents(maxPayoutCents)} a post`
  return lineOf('Above the cap', earned - reward).map((line) => ({ ...line, note }))
}

function lineOf(label: string, cents: number): ReceiptLine[] {
  return cents === 0 ? [] : [{ label, cents }]
}
