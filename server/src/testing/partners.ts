import type {
  BrandId,
  CampaignId,
  CreatorId,
  DeliveryId,
  FundingId,
  KeyId,
  LedgerEntryId,
  NotificationId,
  PasskeyId,
  PayoutId,
  ReportLinkId,
  SavedViewId,
  SessionId,
  SocialAccountId,
  SubmissionId,
  UserId,
  WebhookId,
} from '@permille/contract/ids'
import { insertPasskey } from '../features/accounts/factors/factor-store.ts'
import { notify } from '../features/notifications/testing/notify.ts'
import { rejectSubmission } from '../features/submissions/review/reject-submission.ts'
import { failPayout } from '../money/movements/fail-payout.ts'
import { reservePayout } from '../money/movements/reserve-payout.ts'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import { makeKey } from './api-keys.ts'
import { bodySamples } from './body-samples.ts'
import { makeTeam, type Team } from './team.ts'
import {
  earn,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
} from './test-marketplace.ts'
import type { TestServer } from './test-server.ts'
import { addMember, handleOf, makeBrand, type Person, type TestBrand } from './test-users.ts'
import { makeDelivery } from './webhooks.ts'

/** One brand and one creator who work together. */
export interface Partners {
  readonly brand: TestBrand & Person
  readonly creator: Person
  readonly creatorId: CreatorId
  readonly handle: string
  readonly liveId: CampaignId
  readonly approvedId: SubmissionId
  readonly pendingId: SubmissionId
  readonly rejectedId: SubmissionId
  readonly accountId: SocialAccountId
}

/** With one of everything that either can own. */
export interface OwningPartners extends Partners, Team {
  readonly draftId: CampaignId
  readonly fundingId: FundingId
  /** Failed, so that its money is available again. */
  readonly payoutId: PayoutId
  /** The first line of the approved post’s views. */
  readonly ledgerDayId: LedgerEntryId
  readonly uploadKey: string
  /** The creator's. */
  readonly sessionId: SessionId
  /** The creator's; nobody can sign in with it. */
  readonly passkeyId: PasskeyId
  /** The brand's. */
  readonly savedViewId: SavedViewId
  /** The creator's. */
  readonly notificationId: NotificationId
  /** The brand's. */
  readonly keyId: KeyId
  /** The brand's. */
  readonly webhookId: WebhookId
  readonly deliveryId: DeliveryId
  readonly reportLinkId: ReportLinkId
}

/** The brand's person is in another brand, too: only they are told whose something is, where it is of one of these. */
export interface JoinedPartners extends OwningPartners {
  readonly joinedBrandId: BrandId
}

/** $1,000.00 funded at $3.00 per 1K views, 20,000 of them counted and withdrawable. */
export async function makePartners(server: TestServer): Promise<Partners> {
  const { db } = server.database
  const { campaign, made, ids } = await db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents: 100_000 })
    const made = await makeCreator(tx)
    const post = { campaignId: campaign.id, creator: made }
    const ids = {
      approvedId: await makeApprovedSubmission(tx, post),
      pendingId: await makePendingSubmission(tx, post),
      rejectedId: await makePendingSubmission(tx, post),
    }
    return { campaign, made, ids }
  })
  const rejection = { submissionId: ids.rejectedId, reviewer: campaign.brand, note: null }
  await rejectSubmission(server.wiring.parts, { ...rejection, code: 'off_brief' })
  await earn(db, { submissionId: ids.approvedId, views: 20_000 })
  return {
    brand: await server.signIn(campaign.brand),
    creator: await server.signIn(made),
    creatorId: made.id,
    accountId: made.accountId,
    ...ids,
    handle: handleOf(made.userId),
    liveId: campaign.id,
  }
}

export async function makeOwningPartners(server: TestServer): Promise<OwningPartners> {
  const partners = await makePartners(server)
  const { brand, creator } = partners
  return {
    ...partners,
    payoutId: await failOnePayout(server, partners),
    ...(await openDraft(server, brand)),
    uploadKey: await requestUpload(server, creator),
    ledgerDayId: await firstViewsLine(server, partners),
    sessionId: await firstSession(server, creator),
    passkeyId: await addPasskey(server, creator.userId),
    savedViewId: await saveView(server, brand),
    notificationId: await tellOne(server, creator),
    keyId: (await makeKey(server, brand, ['campaigns:read'])).id,
    ...(await makeDelivery(server, brand)),
    reportLinkId: await makeReportLink(server, brand),
    ...(await makeTeam(server, brand, 'viewer')),
  }
}

export async function makeJoinedPartners(server: TestServer): Promise<JoinedPartners> {
  const { db } = server.database
  const [partners, joined] = [await makeOwningPartners(server), await makeBrand(db)]
  await addMember(db, joined, { userId: partners.brand.userId, role: 'full' })
  return { ...partners, joinedBrandId: joined.brandId }
}

async function tellOne(server: TestServer, { userId }: Person): Promise<NotificationId> {
  const { db } = server.database
  const at = new Date()
  const words = { title: 'A payout was sent', text: 'It is on its way.', path: '/earnings' }
  const draft = { userId, key: newId(), kind: 'payout', at, ...words } as const
  await db.transaction((tx) => notify(tx, [draft], at))
  const told = sql<{ id: NotificationId }>`SELECT id FROM notifications WHERE key = ${draft.key}`
  return (await exactlyOne(db, told)).id
}

/** The body of one for this campaign, or for all. */
export function reportLinkOf(campaignId?: string) {
  const shown = { showsMoney: true, showsCreators: true, since: null }
  return { name: 'Weekly numbers', campaignIds: campaignId ? [campaignId] : null, ...shown }
}

/** Of all the brand's campaigns. */
export async function makeReportLink(server: TestServer, as: Person): Promise<ReportLinkId> {
  const { json } = await server.call('POST', '/api/brand/reports', { as, body: reportLinkOf() })
  return json.id
}

export async function addPasskey(server: TestServer, userId: UserId): Promise<PasskeyId> {
  const passkey = { id: newId<PasskeyId>(), userId, credentialId: newId(), name: 'Phone' }
  const unusable = {
    publicKey: Buffer.alloc(1),
    signCount: 0,
    transports: [],
    createdAt: new Date(),
  }
  await server.database.db.transaction((tx) => insertPasskey(tx, { ...passkey, ...unusable }))
  return passkey.id
}

async function failOnePayout(
  server: TestServer,
  { creator, creatorId }: Partners,
): Promise<PayoutId> {
  const payoutId = newId<PayoutId>()
  const payout = { payoutId, creatorId, userId: creator.userId, destination: 'acct_closed' }
  const refusal = { payoutId, callNumber: 0, reason: 'The account is closed', code: null }
  const at = new Date()
  await server.database.db.transaction(async (tx) => {
    await reservePayout(tx, { ...payout, at })
    await failPayout(tx, { ...refusal, at })
  })
  return payoutId
}

async function firstViewsLine(
  { database }: TestServer,
  { approvedId }: Partners,
): Promise<LedgerEntryId> {
  const { id } = await exactlyOne(
    database.db,
    sql<{ id: LedgerEntryId }>`SELECT first_entry_id AS id FROM ledger_days
      WHERE submission_id = ${approvedId}`,
  )
  return id
}

async function firstSession(server: TestServer, as: Person): Promise<SessionId> {
  const { json } = await server.call('GET', '/api/auth/sessions', { as })
  return json[0].id
}

export async function saveView(server: TestServer, as: Person): Promise<SavedViewId> {
  const { json } = await server.call('POST', '/api/user/views', {
    as,
    body: bodySamples.saveView,
  })
  return json.id
}

export async function openDraft(
  server: TestServer,
  brand: Person,
): Promise<{ draftId: CampaignId; fundingId: FundingId }> {
  const body = bodySamples.createCampaign
  const draft = await server.call('POST', '/api/campaigns', { as: brand, body })
  const funding = await server.call('POST', '/api/stripe/create-payment-intent', {
    as: brand,
    body: { amount: 100, campaignId: draft.json.id },
  })
  return { draftId: draft.json.id, fundingId: funding.json.fundingId }
}

async function requestUpload(server: TestServer, as: Person): Promise<string> {
  const { json } = await server.call('POST', '/api/objects/upload', { as })
  return String(json.url).slice('/api/objects/'.length)
}
