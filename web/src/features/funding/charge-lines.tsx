import { formatCents } from '@permille/contract/money'

interface ChargeLinesProps {
  readonly amountCents: number
  readonly feeCents: number
}

/** Shows the creators' part, the fee and the total; null if there is no fee. */
export function ChargeLines({ amountCents, feeCents }: ChargeLinesProps) {
  if (feeCents === 0) return null
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
      <dt className="text-ink-muted">For creators</dt>
      <dd className="text-right">{formatCents(amountCents)}</dd>
      <dt className="text-ink-muted">Fee</dt>
      <dd className="text-right">{formatCents(feeCents)}</dd>
      <dt className="border-t border-line pt-1 font-medium">Charged to your card</dt>
      <dd className="border-t border-line pt-1 text-right font-medium">
        {formatCents(amountCents + feeCents)}
      </dd>
    </dl>
  )
}
