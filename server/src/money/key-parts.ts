import type {
  AccrualId,
  CampaignId,
  CreatorId,
  DiscrepancyId,
  FreezeId,
  PayoutId,
  RefundId,
  SubmissionId,
} from '@permille/contract/ids'
import { literalSql, type Statement, sql } from '../platform/database/sql.ts'

/** What the keys of ledger entries are built from. */
export interface KeyParts {
  readonly accrual: AccrualId
  readonly campaign: CampaignId
  readonly creator: CreatorId
  readonly freeze: FreezeId
  readonly exception: DiscrepancyId
  /** The provider's id. */
  readonly dispute: string
  readonly part: string
  readonly paymentIntent: string
  readonly payout: PayoutId
  readonly refund: RefundId
  readonly release: string
  /** The provider's id. */
  readonly reversal: string
  readonly run: string
  readonly submission: SubmissionId
  /** The provider's id of a balance transaction. */
  readonly transaction: string
  /** See `turnInKey`. */
  readonly turn: string
}

/**
 * How often a bank has taken the money; the first time has no word, because keys were stored before there was a
 * second.
 */
export function turnInKey(turn: number): string {
  return turn === 1 ? '' : `:${turn}`
}

/** The keys of a pattern such as `po:{payout}:paid`. */
export type KeyText<Pattern extends string> =
  Pattern extends `${infer Text}{${string}}${infer Rest}`
    ? `${Text}${string}${KeyText<Rest>}`
    : Pattern

/** The names in braces of a pattern. */
export type IdsIn<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | IdsIn<Rest>
  : never

/** The pattern with these ids. */
export function fillKey(pattern: string, idOf: Readonly<Record<string, string>>): string {
  return partsOf(pattern)
    .map((part, index) => (index % 2 === 0 ? part : idOf[part]))
    .join('')
}

/** The same in SQL, from columns that hold the ids. */
export function fillKeySql(
  pattern: string,
  idOf: Readonly<Record<string, Statement<never>>>,
): Statement<never> {
  const [first = '', ...rest] = partsOf(pattern)
  return rest.reduce((key, part, index) => {
    if (part === '') return key
    return sql`${key} || ${index % 2 === 0 ? idOf[part] : literalSql(part)}`
  }, literalSql(first))
}

/** Text, id, text, id, … , text. */
function partsOf(pattern: string): string[] {
  return pattern.split(/[{}]/)
}
