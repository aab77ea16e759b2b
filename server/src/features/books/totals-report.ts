import { formatCents } from '@permille/contract/money'
import type { ComparisonTotals } from './comparison-store.ts'

/** What `npm run audit` prints about the comparison, and up to when it read. */
export function linesOfTotals(sides: ComparisonTotals): string {
  const { comparedUntil, failure, balanceCents, ledgerCents, foreignCount, foreignCents } = sides
  const until = comparedUntil === null ? 'never' : `until ${comparedUntil.toISOString()}`
  const lines = [
    `Compared with the provider ${until}: ${sides.transactionsCount} of its transactions are ours.`,
    ...(failure === null ? [] : [`It could not be read now: ${failure}`]),
    balanceCents === null
      ? `Its balance changed while it was read; the ledger says ${formatCents(ledgerCents)}.`
      : `It holds ${formatCents(balanceCents)}, the ledger says ${formatCents(ledgerCents)}.`,
    ...(foreignCount === 0
      ? []
      : [`${foreignCount} transactions of others, ${formatCents(foreignCents)}, were left out.`]),
    ...(sides.explainedCount === 0
      ? []
      : [
          `Explained differences: ${sides.explainedCount}, ${formatCents(sides.explainedCents)} in all.`,
        ]),
  ]
  return `${lines.join('\n')}\n\n`
}
