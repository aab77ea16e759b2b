import type {
  BrandId,
  CampaignId,
  CreatorId,
  FundingId,
  PayoutId,
  RefundId,
} from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'

/** The code of an `Unavailable` for a failure stored under the request's key: a retry needs another key. */
export const replayedFailure = 'payment-provider-failure-stored'

/** What a bank returned to an account at the provider; null cents if it is paid out in another currency than ours. */
export interface ReturnedByBank {
  readonly cents: Cents | null
}

/** What Permille needs from a card and payout provider. Amounts are integer cents of one currency. */
export interface PaymentProvider {
  /** The provider's id of the account that owns the secret key. */
  readOwnAccountId(): Promise<string>

  /** `idempotencyKey` comes from a committed row. Throws `Unavailable` or `Rejected`. */
  createFundingIntent(request: {
    fundingId: FundingId
    campaignId: CampaignId
    brandId: BrandId
    amountCents: Cents
    /** The part of it that is our fee. */
    feeCents: Cents
    description: string
    idempotencyKey: string
  }): Promise<{ id: string; clientSecret: string }>
  retrieveFundingIntent(id: string): Promise<FundingIntent>
  cancelFundingIntent(id: string): Promise<FundingIntent>
  /** Every payment started since then, or ever if null, paid or not. */
  listEveryFundingIntent(since: Date | null, stop?: AbortSignal): Promise<readonly FundingIntent[]>

  /** Refunds to the card that paid. Like `createTransfer`, never throws for a provider response. */
  createRefund(request: {
    refundId: RefundId
    paymentIntentId: string
    amountCents: Cents
    /** The part of it that is our fee. */
    feeCents: Cents
    idempotencyKey: string
  }): Promise<CallOutcome<Refund>>
  retrieveRefund(id: string): Promise<Refund>
  /** Every refund of a payment, whoever requested it. */
  listRefunds(paymentIntentId: string): Promise<readonly Refund[]>
  /** Every refund made since then, of any payment. */
  listEveryRefund(since: Date, stop?: AbortSignal): Promise<readonly Refund[]>

  retrieveDispute(id: string): Promise<Dispute>
  /** Every dispute opened since then. */
  listDisputes(since: Date, stop?: AbortSignal): Promise<readonly Dispute[]>
  /** Final: the provider accepts evidence once. Never throws for a provider response. */
  sendEvidence(request: {
    disputeId: string
    evidence: DisputeEvidence
    idempotencyKey: string
  }): Promise<CallOutcome<Dispute>>
  /** Final: the money is the cardholder's. Never throws for a provider response. */
  acceptDispute(request: {
    disputeId: string
    idempotencyKey: string
  }): Promise<CallOutcome<Dispute>>
  retrieveFraudWarning(id: string): Promise<FraudWarning>

  createPayoutAccount(request: {
    creatorId: CreatorId
    email: string
    country: string
    idempotencyKey: string
  }): Promise<{ id: string }>
  createOnboardingLink(request: {
    accountId: string
    returnUrl: string
    refreshUrl: string
  }): Promise<{ url: string }>
  createDashboardLink(accountId: string): Promise<{ url: string }>
  retrievePayoutAccount(accountId: string): Promise<PayoutAccount>
  /** What the account's bank returned, if its newest payout failed; null otherwise. */
  findReturnedByBank(accountId: string): Promise<ReturnedByBank | null>
  /** Every account opened since then, or ever if null. */
  listEveryPayoutAccount(since: Date | null): Promise<readonly PayoutAccount[]>
  /** ISO codes of the countries where an account can be opened and paid from the platform's own. */
  payableCountries(): Promise<readonly string[]>

  /** Our balance at the provider in our currency. */
  readBalance(): Promise<{ availableCents: Cents; pendingCents: Cents }>

  /**
   * A page of the transactions of our balance, in our currency, since then, or ever if null, newest first.
   * `after` is the previous page's `next`, which is null on the last page.
   */
  listBalanceTransactions(request: { since: Date | null; after: string | null }): Promise<{
    readonly transactions: readonly BalanceTransaction[]
    readonly next: string | null
  }>

  /** Never throws for a provider response: every response, or lack of one, is an outcome. */
  createTransfer(request: {
    payoutId: PayoutId
    amountCents: Cents
    destination: string
    idempotencyKey: string
  }): Promise<CallOutcome<Transfer>>
  retrieveTransfer(id: string): Promise<Transfer>
  /** Every transfer made for a payout (`transfer_group`), whatever its state. */
  listTransfers(payoutId: PayoutId): Promise<readonly Transfer[]>
  /** The reversals of a transfer. */
  listReversals(transferId: Transfer['id']): Promise<readonly TransferReversal[]>
  /** Every transfer since then, or ever if null, to compare with the books. */
  listEveryTransfer(since: Date | null, stop?: AbortSignal): Promise<readonly Transfer[]>

  /** Verifies the signature over the raw bytes; throws `Rejected` (malformed) if it is invalid. */
  readWebhook(request: { rawBody: Buffer; signature: string }): ProviderEvent
}

/** A field of ours with an impossible value: it was edited at the provider, or written by another version. */
export interface DamagedField {
  readonly field: string
  readonly text: string
}

export interface FundingIntent {
  readonly id: string
  readonly status: 'open' | 'processing' | 'succeeded' | 'canceled'
  readonly amountCents: Cents
  readonly amountReceivedCents: Cents
  /** Not made by this installation: other software uses the same provider account. */
  readonly isForeign: boolean
  /** Charged in the currency that we charge. */
  readonly isOwnCurrency: boolean
  readonly clientSecret: string | null
  readonly fundingId: FundingId | null
  /** What it was started for, from our metadata; null where we sent none. */
  readonly campaignId: CampaignId | null
  readonly brandId: BrandId | null
  readonly feeCents: Cents | null
  /** Fields of our metadata that cannot be read; they are null here. */
  readonly damaged?: readonly DamagedField[]
  readonly createdAt: Date
  /** The provider's message about the last failed attempt. */
  readonly lastError: string | null
  /** Null before it has succeeded, and in lists of payments. */
  readonly card: PaidCard | null
}

export interface PaidCard {
  /** The provider's code, such as "visa" or "amex". */
  readonly brand: string
  readonly last4: string
}

export interface PayoutAccount {
  readonly id: string
  /** Not opened by this installation. */
  readonly isForeign: boolean
  /** The creator we opened it for. */
  readonly creatorId: CreatorId | null
  readonly country: string
  readonly detailsSubmitted: boolean
  readonly payoutsEnabled: boolean
  readonly transfers: 'active' | 'pending' | 'inactive'
  readonly disabledReason: string | null
  readonly currentlyDue: readonly string[]
  /** The bank accounts and cards it pays to; one bank account has the same fingerprint in every account. */
  readonly destinations: readonly string[]
  /** The last digits of the one that is used for its own currency; null before there is one. */
  readonly lastFour: string | null
}

export interface Transfer {
  readonly id: string
  readonly payoutId: PayoutId | null
  /** Fields of our metadata that cannot be read; they are null here. */
  readonly damaged?: readonly DamagedField[]
  readonly amountCents: Cents
  readonly amountReversedCents: Cents
  readonly destination: string
  /** Made by another installation on the same provider account. */
  readonly isForeign: boolean
  readonly createdAt: Date
}

export interface TransferReversal {
  readonly id: string
  readonly amountCents: Cents
}

export interface Refund {
  readonly id: string
  /** Null for a refund that we did not request. */
  readonly refundId: RefundId | null
  readonly paymentIntentId: string | null
  readonly amountCents: Cents
  /** The fee part, from our metadata; null where we sent none. */
  readonly feeCents: Cents | null
  /** Fields of our metadata that cannot be read; they are null here. */
  readonly damaged?: readonly DamagedField[]
  readonly status: 'pending' | 'succeeded' | 'failed'
  /** The provider's code for why it failed; null otherwise. */
  readonly failureCode: string | null
  readonly isForeign: boolean
  readonly createdAt: Date
}

/** One movement of the balance that the provider keeps for us. */
export interface BalanceTransaction {
  readonly id: string
  readonly type: string
  readonly reportingCategory: string
  readonly about: TransactionSubject
  /** Signed: money leaving the balance is negative. */
  readonly amountCents: Cents
  /** The provider's fee on top; negative when it is returned. */
  readonly feeCents: Cents
  readonly createdAt: Date
  readonly availableOn: Date
}

/** The object that a transaction moved, by the provider's id. */
export interface TransactionSubject {
  /** `operator`: a top-up or a payout to our own bank; `fee`: the provider charges for itself. */
  readonly kind: 'payment' | 'refund' | 'transfer' | 'dispute' | 'fee' | 'operator' | 'other'
  readonly ref: string
  /** Set for a payment, and for a refund or dispute of one. */
  readonly paymentIntentId: string | null
  /** Whose mark it carries; `none` if it was made by hand or by others. */
  readonly mark: 'ours' | 'foreign' | 'none'
  /** The id of our row that it names. */
  readonly names: string | null
}

/** A cardholder's claim to a payment (a chargeback), or their bank's question about it (an inquiry), which moves no money. */
export interface Dispute {
  readonly id: string
  readonly paymentIntentId: string | null
  /** The last withdrawn amount, or the one at risk, and the provider's own fees for it so far. */
  readonly amountCents: Cents
  readonly providerFeeCents: Cents
  /** How often the money was withdrawn; 1 also before the first time. A higher turn is newer. */
  readonly turn: number
  readonly isOwnCurrency: boolean
  /** The provider's code: `fraudulent`, `product_not_received`. */
  readonly reason: string
  readonly isInquiry: boolean
  /** `closed`: an inquiry that became no chargeback. `unknown`: a word of the provider we do not know. */
  readonly status: 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed' | 'unknown'
  /** Evidence is accepted until then. */
  readonly dueAt: Date | null
  readonly submissionsCount: number
  readonly createdAt: Date
}

/** Texts of at most 20,000 characters each. */
export interface DisputeEvidence {
  readonly customerName: string
  readonly customerEmail: string
  readonly productDescription: string
  readonly serviceDate: string
  readonly activityLog: string
  readonly refundPolicy: string
  readonly refundRefusal: string
  /** In an admin's own words. */
  readonly statement: string
}

/** A bank's report that a card was used in fraud, before anyone claims the payment back. */
export interface FraudWarning {
  readonly id: string
  readonly paymentIntentId: string | null
  readonly fraudType: string
  /** Neither disputed nor fully refunded. */
  readonly isActionable: boolean
  readonly createdAt: Date
}

/**
 * The outcome of a call that moves money. `refused`: definite, it cannot succeed as it is.
 * `insufficient`: definite for this key, the provider's balance is too low for now. `unknown`: it may
 * or may not have happened. `replayedFailure`: the provider returned a failure stored under this key.
 */
export type CallOutcome<Made> =
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'insufficient'; readonly message: string }
  | { readonly kind: 'unknown'; readonly message: string; readonly replayedFailure: boolean }

export interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly objectId: string
  /** Set for events of connected accounts. */
  readonly accountId: string | null
  readonly createdAt: Date
}
