import { createHash, randomBytes } from 'node:crypto'
import type { BrandId, CampaignId } from '@permille/contract/ids'
import { writeAudit } from '#features/accounts/public.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Encryption } from '#platform/encryption.ts'
import { Rejected } from '#platform/errors/errors.ts'
import type { ActingBrand } from '#platform/http/actor.ts'
import type { Log } from '#platform/log.ts'
import { type ReencryptDeps, reencryptRows } from '#platform/reencrypt.ts'
import { findFields } from '../campaign-fields-store.ts'
import { lockOwnCampaignState } from '../campaign-store.ts'
import { campaignNotFound } from '../change-campaign-status.ts'
import {
  deleteLink,
  findLink,
  insertLink,
  listLinksSealedOtherwise,
  replaceSealedLink,
} from './link-store.ts'

/** Finds a link without storing what opens the campaign. */
export function hashInvite(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The hash for someone who may have come without a link. */
export function hashInviteOf(token: string | null | undefined): Buffer | null {
  return token ? hashInvite(token) : null
}

const contextOf = (campaignId: CampaignId) => `campaign_links.sealed_token:${campaignId}`

export interface OwnLink {
  readonly campaignId: CampaignId
  readonly brand: ActingBrand
  readonly at: Date
  readonly requestId?: string | undefined
}

/** Makes the link, unless there is one: a second click keeps the one that may already have been sent. */
export async function makeLink(
  tx: Transaction,
  target: OwnLink,
  encryption: Encryption,
): Promise<void> {
  const { campaignId, at } = target
  await lockOwn(tx, target)
  const { isInviteOnly } = await findFields(tx, campaignId)
  if (!isInviteOnly) {
    throw new Rejected('campaign-open', 'This campaign is open to every creator: share its page.')
  }
  const token = randomBytes(32).toString('base64url')
  const sealedToken = encryption.seal(token, contextOf(campaignId))
  const link = { campaignId, tokenHash: hashInvite(token), sealedToken, at }
  if (await insertLink(tx, link)) await audit(tx, target, 'campaign.makeLink')
}

/** Creators who have joined stay. */
export async function endLink(tx: Transaction, target: OwnLink): Promise<void> {
  await lockOwn(tx, target)
  if (await deleteLink(tx, target.campaignId)) await audit(tx, target, 'campaign.endLink')
}

async function lockOwn(tx: Transaction, { campaignId, brand }: OwnLink): Promise<void> {
  const state = await lockOwnCampaignState(tx, { campaignId, brandId: brand.brandId })
  if (state === undefined) throw campaignNotFound()
}

function audit(
  tx: Transaction,
  { brand, campaignId, requestId }: OwnLink,
  action: 'campaign.makeLink' | 'campaign.endLink',
): Promise<unknown> {
  return writeAudit(tx, {
    actor: { kind: 'brand', ...brand },
    action,
    objectType: 'campaign',
    objectId: campaignId,
    requestId,
  })
}

export async function readLink(
  deps: {
    readonly database: Database
    readonly encryption: Encryption
    readonly log: Log
  },
  target: { campaignId: CampaignId; brandId: BrandId },
): Promise<{ token: string | null; madeAt: Date | null; joinedCount: number }> {
  const link = await findLink(deps.database, target)
  if (link === undefined) throw campaignNotFound()
  const { sealedToken, madeAt, joinedCount } = link
  return { token: sealedToken && opened(deps, target.campaignId, sealedToken), madeAt, joinedCount }
}

/** Null for a link whose key is lost: its brand can still turn it off. */
function opened(
  { encryption, log }: { readonly encryption: Encryption; readonly log: Log },
  campaignId: CampaignId,
  sealedToken: string,
): string | null {
  try {
    return encryption.open(sealedToken, contextOf(campaignId))
  } catch (error) {
    log.error({ err: error, campaignId }, 'an invitation link cannot be opened with these keys')
    return null
  }
}

/** Seals the links with the current key; `leftCount` are under a key that is not configured. */
export async function reencryptLinks(deps: ReencryptDeps) {
  return await reencryptRows(deps, {
    name: 'an invitation link',
    idOf: ({ campaignId }) => ({ campaignId }),
    list: listLinksSealedOtherwise,
    change: ({ campaignId, sealedToken: seen }, reseal) => ({
      campaignId,
      seen,
      sealedToken: reseal(seen, contextOf(campaignId)),
    }),
    replace: replaceSealedLink,
  })
}
