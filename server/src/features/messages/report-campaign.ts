import type { CampaignId, MessageId } from '@permille/contract/ids'
import type { ReportReason } from '@permille/contract/messages/message-form'
import type { DatabaseServer } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import type { BrandActor, CreatorActor } from '#platform/http/actor.ts'
import { newId } from '#platform/ids.ts'
import { requireReadable } from '../campaigns/public.ts'
import { receiveMessage } from './send-message.ts'

export interface ReportRequest {
  readonly campaignId: CampaignId
  readonly reporter: CreatorActor | BrandActor
  readonly reason: ReportReason
  readonly text: string
  /** The token of the link that led to an invite-only campaign. */
  readonly invite?: string | undefined
  readonly at: Date
  readonly requestId?: string | undefined
}

/** Reports a campaign that the reporter can read and does not own; one report at a time. */
export async function reportCampaign(
  database: DatabaseServer,
  { campaignId, reporter, reason, text, invite, at, requestId }: ReportRequest,
): Promise<void> {
  const { brandId } = await requireReadable(database, campaignId, { viewer: reporter, invite, at })
  if (reporter.kind === 'brand' && reporter.brandId === brandId) {
    throw new Rejected('own-campaign', 'This is your own campaign')
  }
  const { userId } = reporter
  const id = newId<MessageId>()
  const message = { id, topic: reason, campaignId, userId, email: null, text, at }
  const by = { actor: reporter, requestId }
  const isNew = await database.transaction((tx) => receiveMessage(tx, message, by))
  if (isNew) return
  throw new Rejected(
    'already-reported',
    'You have reported this campaign. We will review it and let you know.',
  )
}
