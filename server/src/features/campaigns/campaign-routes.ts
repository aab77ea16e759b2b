import {
  listAllCampaignsCall,
  pauseForReasonCall,
} from '@permille/contract/campaigns/admin-campaigns'
import { readAnyCampaignCall } from '@permille/contract/campaigns/campaign-overview'
import {
  completeCampaignCall,
  createCampaignCall,
  deleteDraftCall,
  editCampaignCall,
  listCampaignsCall,
  listOwnCampaignsCall,
  pauseCampaignCall,
  readCampaignCall,
  readOwnCampaignCall,
  resumeCampaignCall,
} from '@permille/contract/campaigns/campaigns'
import { readForecastCall } from '@permille/contract/campaigns/forecast'
import { readOfferCall } from '@permille/contract/campaigns/offers'
import { readOwnTrustCall } from '@permille/contract/campaigns/trust'
import { invariant } from '#platform/errors/errors.ts'
import {
  type ActingActor,
  asActing,
  asAdmin,
  asBrand,
  asCreator,
  isActing,
  readerOf,
} from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithPage, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { allCampaignOrder, listAllCampaigns } from './all-campaigns-store.ts'
import type { CampaignDeps } from './campaign-deps.ts'
import { campaignFiles } from './campaign-files.ts'
import { listOwnCampaigns, ownCampaignOrder } from './campaign-list-store.ts'
import { type CampaignEditor, changeCampaignStatus } from './change-campaign-status.ts'
import { createCampaign } from './create-campaign.ts'
import { deleteDraft } from './delete-draft.ts'
import { editCampaign } from './edit-campaign.ts'
import { readForecast } from './forecast/read-forecast.ts'
import { hashInviteOf } from './invite/campaign-link.ts'
import { createLivePages } from './live-pages.ts'
import {
  readAnyCampaign,
  readCampaign,
  readOffer,
  readOwnCampaign,
  withActs,
} from './read-campaign.ts'
import { readTrust } from './trust-store.ts'

export function campaignRoutes(deps: CampaignDeps): (Route | RawRoute)[] {
  return withFiles(
    [...listRoutes(deps), ...draftRoutes(deps), ...statusRoutes(deps), ...adminRoutes(deps)],
    campaignFiles,
  )
}

function listRoutes({ database, clock, campaignChanges }: CampaignDeps): Route[] {
  const livePages = createLivePages(database, campaignChanges)
  return [
    route(listCampaignsCall, async (call) => {
      const { search, platform, category, sort } = call.query
      const page = await livePages.read({
        search,
        platform: platform === 'all' ? undefined : platform,
        category: category === 'all' ? undefined : category,
        sort,
        ...pageRequest(call.query, sort === 'rate' || sort === 'left' ? 'amount' : 'instant'),
      })
      call.setHeader('etag', `"${page.version}"`)
      return respondWithPage(call, page)
    }),
    route(listOwnCampaignsCall, async (call) => {
      const brand = asBrand(call)
      const { query } = call
      const own = { brandId: brand.brandId, userId: readerOf(brand) }
      const filter = pageRequest(query, ownCampaignOrder(query).kind)
      const rows = await listOwnCampaigns(database, { ...query, ...filter, ...own })
      const reader = { by: 'brand', at: clock.now() } as const
      return respondWithRows(
        call,
        rows.map((row) => withActs(row, reader)),
      )
    }),
    route(readForecastCall, (call) =>
      readForecast(database, {
        campaignId: call.params.id,
        creator: asCreator(call),
        invite: call.query.invite,
        at: clock.now(),
      }),
    ),
    route(readOwnTrustCall, (call) => readTrust(database, asBrand(call).brandId)),
    route(readOfferCall, (call) => {
      const inviteHash = hashInviteOf(call.query.invite)
      const viewer = isActing(call.actor) ? call.actor : null
      const reader = { viewer, inviteHash, at: clock.now() }
      return readOffer(database, call.params.id, reader)
    }),
    route(readOwnCampaignCall, (call) =>
      readOwnCampaign(database, call.params.id, { ...asBrand(call), at: clock.now() }),
    ),
  ]
}

function draftRoutes(deps: CampaignDeps): Route[] {
  const { database, clock } = deps
  return [
    route(createCampaignCall, async (call) => {
      const brand = asBrand(call)
      const request = { brand, form: call.body, at: clock.now(), requestId: call.request.id }
      const campaignId = await call.once(
        (db) => db.transaction((tx) => createCampaign(tx, request)),
        (id) => id,
      )
      return readCampaign(database, campaignId, brand)
    }),
    route(editCampaignCall, async (call) => {
      const brand = asBrand(call)
      const { params, body: edit, request } = call
      const filter = { campaignId: params.id, brand, edit, at: clock.now(), requestId: request.id }
      await database.transaction((tx) => editCampaign(tx, filter))
      return readCampaign(database, params.id, brand)
    }),
    route(readCampaignCall, (call) => readCampaign(database, call.params.id, asActing(call))),
    route(deleteDraftCall, async (call) => {
      const target = { ...asBrand(call), campaignId: call.params.id }
      await deleteDraft(deps, { ...target, requestId: call.request.id }, call.once)
      return { ok: true as const }
    }),
  ]
}

function statusRoutes(deps: CampaignDeps): Route[] {
  const { database, clock } = deps
  const changes = [
    { endpoint: pauseCampaignCall, change: 'pause' },
    { endpoint: resumeCampaignCall, change: 'resume' },
    { endpoint: completeCampaignCall, change: 'complete' },
  ] as const
  return changes.map(({ endpoint, change }) =>
    route(endpoint, async (call) => {
      const editor = editorOf(asActing(call))
      const campaignId = call.params.id
      const request = { campaignId, change, editor, at: clock.now(), requestId: call.request.id }
      await call.once(
        (db) => db.transaction((tx) => changeCampaignStatus(tx, request)),
        () => null,
      )
      return readCampaign(database, campaignId, editor)
    }),
  )
}

function adminRoutes({ database, clock }: CampaignDeps): Route[] {
  return [
    route(listAllCampaignsCall, async (call) => {
      const { query } = call
      const filter = { ...query, ...pageRequest(query, allCampaignOrder(query).kind) }
      const rows = await listAllCampaigns(database, filter)
      const reader = { by: 'admin', at: clock.now() } as const
      return respondWithRows(
        call,
        rows.map((row) => withActs(row, reader)),
      )
    }),
    route(readAnyCampaignCall, (call) => readAnyCampaign(database, call.params.id, clock.now())),
    route(pauseForReasonCall, async (call) => {
      const editor = asAdmin(call)
      const campaignId = call.params.id
      const request = {
        campaignId,
        change: 'pause' as const,
        editor,
        at: clock.now(),
        note: call.body.reason,
        requestId: call.request.id,
      }
      await call.once(
        (db) => db.transaction((tx) => changeCampaignStatus(tx, request)),
        () => null,
      )
      return readCampaign(database, campaignId, editor)
    }),
  ]
}

function editorOf(actor: ActingActor): CampaignEditor {
  invariant(actor.kind !== 'creator', 'creators do not manage campaigns')
  return actor
}
