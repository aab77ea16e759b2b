import type { RuleGroup } from '@permille/contract/books/rule-groups'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { collectFindings, type Finding, offendersMax } from './findings.ts'
import { checkRangeAfter, createRangeEnds, ever, everywhere, type RangeEnds } from './id-ranges.ts'
import type { Invariant, Offender, RuleQuery } from './invariant.ts'
import { readMoneySums } from './money-sums.ts'
import { accrualInvariants } from './rules/invariants-accruals.ts'
import { brandDebtInvariants } from './rules/invariants-brand-debts.ts'
import { carriedInvariants } from './rules/invariants-carried.ts'
import { chargebackInvariants } from './rules/invariants-chargebacks.ts'
import { debtInvariants } from './rules/invariants-debts.ts'
import { ledgerInvariants } from './rules/invariants-ledger.ts'
import { payoutInvariants } from './rules/invariants-payouts.ts'
import { providerInvariants } from './rules/invariants-provider.ts'
import { refundInvariants } from './rules/invariants-refunds.ts'
import { restoreInvariants } from './rules/invariants-restore.ts'
import { stateInvariants } from './rules/invariants-state.ts'
import { sweepInvariants } from './rules/invariants-sweeps.ts'
import { waitInvariants } from './rules/invariants-waits.ts'

export interface InvariantResult extends Finding {
  readonly id: string
  readonly group: RuleGroup
  readonly claim: string
  readonly stopsPayouts: boolean
  /** Objects of other software on the same provider account, which were left out. */
  readonly foreignCount?: number
}

/** What a rule says, without what was found. */
export type RuleClaim = Omit<InvariantResult, keyof Finding | 'foreignCount'>

export const invariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...accrualInvariants,
  ...payoutInvariants,
  ...refundInvariants,
  ...brandDebtInvariants,
  ...debtInvariants,
  ...providerInvariants,
  ...chargebackInvariants,
  ...stateInvariants,
  ...waitInvariants,
  ...restoreInvariants,
  ...sweepInvariants,
  ...carriedInvariants,
]

/** The rules that the database alone cannot check: they ask the provider. */
export const paymentClaim: RuleClaim = {
  id: 'I30',
  group: 'money-in',
  claim: 'Every payment that the provider collected for us belongs to a funding',
  stopsPayouts: true,
}
export const transferClaim: RuleClaim = {
  id: 'I14',
  group: 'payouts',
  claim: 'Every payout has at most one transfer at the provider, of its amount and destination',
  stopsPayouts: true,
}

/** The rules that ask the provider. */
export const askedRules: ReadonlySet<string> = new Set([paymentClaim.id, transferClaim.id])

/** The rules that constraints guarantee altogether. */
export const guaranteedRules: ReadonlySet<string> = new Set(
  invariants
    .filter(({ queries, assess }) => !assess && queries.every(isGuaranteed))
    .map(({ id }) => id),
)

function isGuaranteed({ guaranteedBy }: RuleQuery): boolean {
  return guaranteedBy !== undefined
}

/** Every rule, in the order of ids, for display. */
export const invariantClaims = [...invariants, paymentClaim, transferClaim]
  .map(claimOf)
  .sort((a, b) => a.id.localeCompare(b.id))

export function claimOf({ id, group, claim, stopsPayouts }: RuleClaim): RuleClaim {
  return { id, group, claim, stopsPayouts }
}

/** Checks everything that every rule is about, what constraints guarantee included, range by range, and stores nothing. */
export async function checkInvariants(db: Database): Promise<InvariantResult[]> {
  const results: InvariantResult[] = []
  const ends = createRangeEnds(db)
  for (const rule of invariants) {
    const finding = collectFindings()
    for (const query of rule.queries) await finding.collect(() => checkWhole(db, query, ends))
    const { assess } = rule
    if (assess) await finding.collect(async () => assess(await readMoneySums(db)))
    results.push({ ...claimOf(rule), ...finding.result() })
  }
  return results
}

async function checkWhole(db: Database, query: RuleQuery, ends: RangeEnds): Promise<Offender[]> {
  const { kind } = query
  if (kind === null) return await manyRows(db, query.offenders(everywhere, ever))
  const found: Offender[] = []
  let after: string | null = null
  do {
    const { range, offenders } = await checkRangeAfter(db, { ...query, kind }, { after, ends })
    found.push(...offenders)
    after = range.upto
  } while (after !== null && found.length < offendersMax)
  return found
}

export function isHolding({ offenders, unchecked }: Finding): boolean {
  return offenders.length === 0 && unchecked === null
}
