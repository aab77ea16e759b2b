import type { OwnSubmission } from '@permille/contract/submissions'

export type Accrual = OwnSubmission['accruals'][number]

/** One amount, with the view counts that it was earned between. */
export interface AccrualEntry extends Accrual {
  readonly viewsBefore: number
}

/** A line of the receipt: the views or the corrections of one day, or one bonus. */
export interface AccrualLine {
  readonly key: string
  readonly kind: Accrual['kind']
  readonly cents: number
  /** Oldest first; at least one. */
  readonly entries: readonly AccrualEntry[]
}

/** Groups all amounts by day in the viewer's zone, oldest first. The lines add up to the total. */
export function accrualLines(accruals: readonly Accrual[]): AccrualLine[] {
  const lines = new Map<string, AccrualLine>()
  for (const entry of withViewsBefore(accruals)) {
    const { kind, id, createdAt, accruedCents } = entry
    const day = new Date(createdAt).toDateString()
    const key = kind === 'views' || kind === 'correction' ? `${kind} ${day}` : id
    const known = lines.get(key) ?? { key, kind, cents: 0, entries: [] }
    const entries = [...known.entries, entry]
    lines.set(key, { ...known, cents: known.cents + accruedCents, entries })
  }
  return [...lines.values()]
}

function withViewsBefore(accruals: readonly Accrual[]): AccrualEntry[] {
  let viewsBefore = 0
  return accruals
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
    .map((accrual) => {
      const entry = { ...accrual, viewsBefore }
      if (accrual.kind === 'views') viewsBefore = accrual.viewsAtSnapshot
      return entry
    })
}
