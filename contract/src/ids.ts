import { id, idParams, type Narrowed } from './shapes.ts'

declare const idKind: unique symbol

/** The id of one kind of row, a UUID. The kind exists in types only. */
export type Id<Kind extends string> = string & { readonly [idKind]: Kind }

export type UserId = Id<'user'>
export type BrandId = Id<'brand'>
export type CreatorId = Id<'creator'>
export type CampaignId = Id<'campaign'>
export type FundingId = Id<'funding'>
export type SubmissionId = Id<'submission'>
export type PayoutId = Id<'payout'>
export type SocialAccountId = Id<'social-account'>
export type InvitationId = Id<'invitation'>
export type LedgerEntryId = Id<'ledger-entry'>
export type AccrualId = Id<'accrual'>
export type RefundId = Id<'refund'>
export type FreezeId = Id<'freeze'>
export type DiscrepancyId = Id<'book-exception'>
export type DisputeId = Id<'dispute'>
export type ChargebackId = Id<'chargeback'>
export type FraudWarningId = Id<'fraud-warning'>
export type NotificationId = Id<'notification'>
export type MailId = Id<'mail'>
export type MessageId = Id<'message'>
export type SessionId = Id<'session'>
export type PasskeyId = Id<'passkey'>
export type PayoutHoldId = Id<'payout-hold'>
export type SavedViewId = Id<'saved-view'>
export type KeyId = Id<'key'>
export type WebhookId = Id<'webhook'>
export type DeliveryId = Id<'delivery'>
export type ReportLinkId = Id<'report-link'>

/** One check for every kind of id: where a user is expected, a valid id is a user’s. */
export const userId = id as Narrowed<typeof id, UserId>
export const brandId = id as Narrowed<typeof id, BrandId>
export const creatorId = id as Narrowed<typeof id, CreatorId>
export const campaignId = id as Narrowed<typeof id, CampaignId>
export const fundingId = id as Narrowed<typeof id, FundingId>
export const submissionId = id as Narrowed<typeof id, SubmissionId>
export const payoutId = id as Narrowed<typeof id, PayoutId>
export const socialAccountId = id as Narrowed<typeof id, SocialAccountId>
export const invitationId = id as Narrowed<typeof id, InvitationId>
export const ledgerEntryId = id as Narrowed<typeof id, LedgerEntryId>
export const accrualId = id as Narrowed<typeof id, AccrualId>
export const freezeId = id as Narrowed<typeof id, FreezeId>
export const disputeId = id as Narrowed<typeof id, DisputeId>
export const refundId = id as Narrowed<typeof id, RefundId>
export const discrepancyId = id as Narrowed<typeof id, DiscrepancyId>
export const chargebackId = id as Narrowed<typeof id, ChargebackId>
export const fraudWarningId = id as Narrowed<typeof id, FraudWarningId>
export const notificationId = id as Narrowed<typeof id, NotificationId>
export const sessionId = id as Narrowed<typeof id, SessionId>
export const passkeyId = id as Narrowed<typeof id, PasskeyId>
export const mailId = id as Narrowed<typeof id, MailId>
export const savedViewId = id as Narrowed<typeof id, SavedViewId>
export const payoutHoldId = id as Narrowed<typeof id, PayoutHoldId>
export const keyId = id as Narrowed<typeof id, KeyId>
export const webhookId = id as Narrowed<typeof id, WebhookId>
export const deliveryId = id as Narrowed<typeof id, DeliveryId>
export const reportLinkId = id as Narrowed<typeof id, ReportLinkId>
export const messageId = id as Narrowed<typeof id, MessageId>

export const notificationParams = idParams as Narrowed<typeof idParams, { id: NotificationId }>
export const sessionParams = idParams as Narrowed<typeof idParams, { id: SessionId }>
export const passkeyParams = idParams as Narrowed<typeof idParams, { id: PasskeyId }>
export const savedViewParams = idParams as Narrowed<typeof idParams, { id: SavedViewId }>
export const refundParams = idParams as Narrowed<typeof idParams, { id: RefundId }>
export const userParams = idParams as Narrowed<typeof idParams, { id: UserId }>
export const creatorParams = idParams as Narrowed<typeof idParams, { id: CreatorId }>
export const brandParams = idParams as Narrowed<typeof idParams, { id: BrandId }>
export const campaignParams = idParams as Narrowed<typeof idParams, { id: CampaignId }>
export const fundingParams = idParams as Narrowed<typeof idParams, { id: FundingId }>
export const ledgerEntryParams = idParams as Narrowed<typeof idParams, { id: LedgerEntryId }>
export const submissionParams = idParams as Narrowed<typeof idParams, { id: SubmissionId }>
export const payoutParams = idParams as Narrowed<typeof idParams, { id: PayoutId }>
export const socialAccountParams = idParams as Narrowed<typeof idParams, { id: SocialAccountId }>
export const discrepancyParams = idParams as Narrowed<typeof idParams, { id: DiscrepancyId }>
export const invitationParams = idParams as Narrowed<typeof idParams, { id: InvitationId }>
export const freezeParams = idParams as Narrowed<typeof idParams, { id: FreezeId }>
export const chargebackParams = idParams as Narrowed<typeof idParams, { id: ChargebackId }>
export const keyParams = idParams as Narrowed<typeof idParams, { id: KeyId }>
export const webhookParams = idParams as Narrowed<typeof idParams, { id: WebhookId }>
export const deliveryParams = idParams as Narrowed<typeof idParams, { id: DeliveryId }>
export const reportLinkParams = idParams as Narrowed<typeof idParams, { id: ReportLinkId }>
export const mailParams = idParams as Narrowed<typeof idParams, { id: MailId }>
export const messageParams = idParams as Narrowed<typeof idParams, { id: MessageId }>
export const fraudWarningParams = idParams as Narrowed<typeof idParams, { id: FraudWarningId }>
