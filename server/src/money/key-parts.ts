import type {
  AccrualId,
  BookExceptionId,
  CampaignId,
  CreatorId,
  FreezeId,
  PayoutId,
  RefundId,
  SubmissionId,
} from '@permille/contract/ids'

/** What the keys of ledger entries are built from. */
export interface KeyParts {
  readonly accrual: AccrualId
  readonly campaign: CampaignId
  readonly creator: CreatorId
  readonly freeze: FreezeId
  readonly exception: BookExceptionId
  /** The provider's id. */
  readonly dispute: string
  readonly lastAccrual: AccrualId
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
}
