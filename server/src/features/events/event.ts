import type { DiscrepancySubject } from '@permille/contract/books/discrepancies'
import type { PauseReason } from '@permille/contract/campaigns/campaigns'
import type { CampaignStatus, Platform, SubmissionStatus, UserRole } from '@permille/contract/enums'
import type { PayoutStop } from '@permille/contract/events/installation-events'
import type {
  BrandId,
  CampaignId,
  ChargebackId,
  CreatorId,
  DiscrepancyId,
  DisputeId,
  FreezeId,
  FundingId,
  Id,
  InvitationId,
  KeyId,
  MessageId,
  PayoutId,
  RefundId,
  SocialAccountId,
  SubmissionId,
  UserId,
  WebhookId,
} from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { AdminReason, LockReason } from '@permille/contract/submissions/reasons'

import type { AuditId } from '../accounts/public.ts'

/** An ISO 8601 instant, as JSON has it. */
export type Instant = string

export interface PostChanged {
  readonly fromStatus: SubmissionStatus | null
  /** A payout that pays a post is an event of its own. */
  readonly toStatus: Exclude<SubmissionStatus, 'paid'>
  readonly actorKind: 'creator' | 'brand' | 'admin' | 'system'
  /** Null once it is decided. */
  readonly decisionDueAt: Instant | null
  /** The end of its tracking window; null before an approval. */
  readonly tracksUntil: Instant | null
  readonly lockReason: LockReason | null
  /** No post was submitted to the campaign before. */
  readonly isFirst: boolean
  /** What a reversal returned; 0 for every other change. */
  readonly returnedCents: Cents
  /** The part of it that paid a dispute or a refund beyond the campaign's money. */
  readonly lackedCents: Cents
}

export interface MoneySetAside {
  readonly freezeId: FreezeId
  /** What its end released. */
  readonly freedCents: Cents
  readonly takenCents: Cents
  /** What other reasons keep of the post. */
  readonly keptCents: Cents
}

/** What an admin decided about; the audit entry has the reason. */
export interface DecidedMoney {
  readonly auditId: AuditId
  readonly cents: Cents
}

export interface CampaignChanged {
  readonly changeSeq: number
  readonly fromStatus: CampaignStatus
  readonly toStatus: CampaignStatus
  /** The reason that was added. */
  readonly pauseReason: PauseReason | null
  /** What keeps it from being live now. */
  readonly pauseReasons: readonly PauseReason[]
  readonly leftCents: Cents
  /** What its posts wait for now. */
  readonly waitsCents: Cents
}

/** What a campaign's day brought, in UTC; it is over. */
export interface CampaignDay {
  /** "2026-03-14". */
  readonly day: string
  readonly views: number
  readonly costCents: Cents
}

export interface MoneyReturnable {
  readonly amountCents: Cents
  readonly feeCents: Cents
  readonly reservedCents: Cents
  readonly reservedUntil: Instant | null
}

export interface PaymentArrived {
  readonly campaignId: CampaignId
  readonly amountCents: Cents
  readonly feeCents: Cents
}

export interface RefundSettled extends PaymentArrived {
  /** Beyond what the campaign had left. */
  readonly owedCents: Cents
  /** What the campaign has now, the fee included. */
  readonly leftCents: Cents
}

export interface RefundsCost {
  /** What the provider kept of payments, for the part of them that was refunded. */
  readonly costCents: Cents
  /** What its campaigns brought us. */
  readonly feesCents: Cents
}

export interface PayoutChanged {
  readonly totalCents: Cents
  /** Of one that failed or came back: what paid a debt at once, and what was set aside; then what a reversal returned. */
  readonly recoveredCents: Cents
  readonly frozenCents: Cents
  readonly returnedCents: Cents
}

export interface PayoutAccountChanged {
  readonly auditId: AuditId
  /** ISO code; null for an account that is no longer connected. */
  readonly country: string | null
  /** Null if withdrawals do not wait. */
  readonly heldUntil: Instant | null
  /** What the bank sent back; null if nothing, or in another currency than ours. */
  readonly returnedCents: Cents | null
}

export interface DisputeStep {
  readonly submissionId: SubmissionId
  readonly answerDueAt: Instant
}

export interface FactorChanged {
  readonly auditId: AuditId
  readonly action: string
  /** What a sign-in used up. */
  readonly factor: string | null
}

/** Told to each of both people. */
export interface BrandTransferred {
  readonly auditId: AuditId
  readonly side: 'owner' | 'former'
  readonly isByAdmin: boolean
}

/** A difference between the books and the provider's list. */
export interface BooksDiffer {
  readonly kind: DiscrepancySubject
  readonly providerCents: Cents
  readonly ledgerCents: Cents
}

/** What ended with the first proof of an address. */
export interface FormerDropped {
  readonly hadPayoutAccount: boolean
  readonly connectionsCount: number
  readonly factorsCount: number
  readonly hasEndedPassword: boolean
}

/** What an entry of the audit log tells; whoever reports it reads the entry. */
export interface LoggedAct {
  readonly auditId: AuditId
}

/** An endpoint at which nothing arrives any more. */
export interface WebhookFailing {
  /** Of the first failure since the last success. */
  readonly since: Instant
}

export interface WebhookDisabled {
  /** When the oldest event that it missed was published. */
  readonly since: Instant
  readonly missedCount: number
  /** Its receiver asked for no more; otherwise everything failed for days. */
  readonly isRefused: boolean
}

type Nothing = Readonly<Record<never, never>>
type Each<Type extends string, Body> = { readonly [Name in Type]: Body }

/** What each type of event says beside its object. */
export type EventBodies = Each<`submission.${PostStep}`, PostChanged> &
  Each<`submission.money_${'held' | 'released' | 'taken_back'}`, MoneySetAside> &
  Each<`campaign.${CampaignStep}`, CampaignChanged> &
  Each<'campaign.refundable' | 'campaign.rest_refundable', MoneyReturnable> &
  Each<`payment.${'succeeded' | 'set_apart' | 'failed'}` | 'refund.requested', PaymentArrived> &
  Each<'refund.succeeded' | 'refund.failed', RefundSettled> &
  Each<`chargeback.${'asked' | 'claimed' | 'won' | 'lost' | 'closed'}`, Nothing> &
  Each<`dispute.${'opened' | 'answered' | 'unanswered' | 'resolved' | 'rejected'}`, DisputeStep> &
  Each<`payout.${PayoutStep}`, PayoutChanged> &
  Each<`payout_account.${PayoutAccountStep}`, PayoutAccountChanged> &
  Each<`user.frozen_${'released' | 'taken_back'}`, DecidedMoney> &
  Each<LoggedType, LoggedAct> &
  Each<'submission.paid' | 'creator.registered' | 'brand.created' | 'payouts.resumed', Nothing> & {
    readonly 'submission.deadline_near': { readonly dueAt: Instant }
    readonly 'submission.left_to_admins': { readonly reasons: readonly AdminReason[] }
    readonly 'submission.reading_corrected': DecidedMoney
    readonly 'campaign.budget_low': { readonly leftCents: Cents }
    readonly 'campaign.day': CampaignDay
    readonly 'campaign.creator_joined': { readonly creatorId: CreatorId }
    readonly 'exception.opened': BooksDiffer
    readonly 'payouts.stopped': { readonly reason: PayoutStop }
    readonly 'brand.refunds_cost': RefundsCost
    readonly 'webhook.failing': WebhookFailing
    readonly 'webhook.disabled': WebhookDisabled
    readonly 'brand.transferred': BrandTransferred
    readonly 'connection.lost': { readonly platform: Platform }
    readonly 'user.signed_in_elsewhere': { readonly auditId: AuditId }
    readonly 'user.password_link_created': Nothing
    readonly 'user.terms_outdated': Nothing
    readonly 'user.factor_changed': FactorChanged
    readonly 'user.former_dropped': FormerDropped
    readonly 'invitation.accepted': { readonly byUserId: UserId; readonly role: UserRole }
    readonly 'message.answered': { readonly campaignId: CampaignId | null }
  }

export type PostStep =
  | 'submitted'
  | 'resubmitted'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'reversed'
  | 'reinstated'
  | 'reopened'
  | 'locked'
  | 'unpaid'
/** `changed`: by its own brand, or for what is an event of its own, so that nobody is notified of it. */
export type CampaignStep = 'live' | 'paused' | 'pause_lifted' | 'completed' | 'changed'
export type PayoutStep = 'requested' | 'paid' | 'failed' | 'held' | 'reversed'
export type LoggedType =
  | `campaign.${'created' | 'edited' | 'deleted'}`
  | `member.${'joined' | 'role_changed' | 'removed'}`
  | `key.${'created' | 'revoked'}`
  | `user.${'suspended' | 'restored' | 'deleted'}`
  | 'report.opened'
export type PayoutAccountStep = 'connected' | 'bank_changed' | 'bank_returned' | 'disconnected'
export type EventType = keyof EventBodies

/** Of a check of the books. */
export type CheckId = Id<'check'>

/** The row that an event is about, of whichever kind. */
export type EventObject =
  | BrandId
  | CampaignId
  | ChargebackId
  | CheckId
  | CreatorId
  | DiscrepancyId
  | DisputeId
  | FundingId
  | InvitationId
  | KeyId
  | MessageId
  | PayoutId
  | RefundId
  | SocialAccountId
  | SubmissionId
  | UserId
  | WebhookId

/** A fact that was committed. Nobody's words and names are in it: who reports it reads them. */
export interface NewEvent<Type extends EventType> {
  /** Names the fact, as "post:{seq}": each is an event once. */
  readonly key: string
  readonly type: Type
  readonly at: Date
  /** Whose it is; null where it is one person's alone, or the operator's. */
  readonly brandId: BrandId | null
  /** Whom alone it concerns. */
  readonly userId: UserId | null
  readonly objectId: EventObject
  readonly body: EventBodies[Type]
}

export interface StoredEvent<Type extends EventType> extends NewEvent<Type> {
  /** In the order of the commits. */
  readonly seq: number
}

export type AnyEvent = { readonly [Type in EventType]: NewEvent<Type> }[EventType]
export type AnyStored = { readonly [Type in EventType]: StoredEvent<Type> }[EventType]

/** They tell how things are: only their key says that it was told, for as long as they are so. */
export const stateTypes = [
  'submission.deadline_near',
  'campaign.budget_low',
  'campaign.refundable',
  'campaign.rest_refundable',
  'brand.refunds_cost',
  'user.terms_outdated',
] as const satisfies readonly EventType[]
