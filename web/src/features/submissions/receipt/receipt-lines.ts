import { formatCents } from '@permille/contract/money'

interface Terms {
  readonly ratePerKViewsCents: number
  readonly minPayoutCents: number
  readonly maxPayoutCents: number
  readonly flatBonusCents: number
}

interface ReceiptFacts {
  readonly terms: Terms
  readonly viewCount: number
  /** What has been written to the creator's account so far. */
  readonly earnings: number
  readonly accruals: readonly { readonly kind: string; readonly accruedCents: number }[]
  readonly dueCents: number
}

export interface ReceiptLine {
  readonly label: string
  readonly note?: string
  readonly cents: number
}

/** How the total came about: views by rate, what the minimum or the cap took, bonus, corrections. */
export function receiptLines(facts: ReceiptFacts): ReceiptLine[] {
  const { terms, viewCount, accruals, dueCents } = facts
  const reward = Math.floor((viewCount * terms.ratePerKViewsCents) / 1000)
  const note = `${viewCount.toLocaleString('en-US')} × ${formatCents(terms.ratePerKViewsCents)} per 1K`
  const lines = [
    { label: 'Views', note, cents: reward },
    ...boundLines(terms, reward),
    ...kinds.flatMap(({ kind, label }) => lineOf(label, sumOf(accruals, kind))),
    ...lineOf('Waits for the campaign’s budget', -dueCents),
  ]
  const explainedCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  return [...lines, ...lineOf('Not earned', facts.earnings - explainedCents)]
}

const kinds = [
  { kind: 'bonus', label: 'Bonus for the approval' },
  { kind: 'goodwill', label: 'Goodwill' },
  { kind: 'correction', label: 'Correction' },
  { kind: 'recovery', label: 'Recovered' },
] as const

function boundLines(terms: Terms, reward: number): ReceiptLine[] {
  const { minPayoutCents, maxPayoutCents } = terms
  if (maxPayoutCents > 0 && reward > maxPayoutCents) {
    const note = `at most ${formatCents(maxPayoutCents)} a post`
    return [{ label: 'Above the cap', note, cents: maxPayoutCents - reward }]
  }
  if (reward > 0 && reward < minPayoutCents) {
    const note = `counts once it reaches ${formatCents(minPayoutCents)}`
    return [{ label: 'Below the minimum', note, cents: -reward }]
  }
  return []
}

function lineOf(label: string, cents: number): ReceiptLine[] {
  return cents === 0 ? [] : [{ label, cents }]
}

function sumOf(accruals: ReceiptFacts['accruals'], kind: string): number {
  return accruals
    .filter((accrual) => accrual.kind === kind)
    .reduce((sum, { accruedCents }) => sum + accruedCents, 0)
}
