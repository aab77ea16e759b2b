import {
  endCampaignLinkCall,
  joinCampaignCall,
  listJoinedCampaignsCall,
  listJoinedCreatorsCall,
  makeCampaignLinkCall,
  readCampaignLinkCall,
} from '@permille/contract/campaigns/invite-only'
import type { Encryption } from '#platform/encryption.ts'
import { asBrand, asCreator } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { Log } from '#platform/log.ts'
import type { CampaignDeps } from '../campaign-deps.ts'
import { listJoinedCampaigns } from '../offer-store.ts'
import { readOwnCampaign } from '../read-campaign.ts'
import { endLink, makeLink, readLink } from './campaign-link.ts'
import { joinCampaign } from './join-campaign.ts'
import { joinedFile } from './joined-file.ts'
import { listJoinedCreators } from './link-store.ts'

type InviteDeps = Pick<CampaignDeps, 'database' | 'clock'> & {
  readonly encryption: Encryption
  readonly log: Log
}

export function inviteRoutes(deps: InviteDeps): (Route | RawRoute)[] {
  const routes = [...linkRoutes(deps), ...joinRoutes(deps)]
  return withFiles(routes, [joinedFile])
}

function linkRoutes(deps: InviteDeps): Route[] {
  const { database, clock, encryption } = deps
  return [
    route(readCampaignLinkCall, (call) =>
      readLink(deps, { campaignId: call.params.id, brandId: asBrand(call).brandId }),
    ),
    route(makeCampaignLinkCall, async (call) => {
      const target = { campaignId: call.params.id, brand: asBrand(call), at: clock.now() }
      const request = { ...target, requestId: call.request.id }
      await database.transaction((tx) => makeLink(tx, request, encryption))
      return { ok: true as const }
    }),
    route(endCampaignLinkCall, async (call) => {
      const target = { campaignId: call.params.id, brand: asBrand(call), at: clock.now() }
      await database.transaction((tx) => endLink(tx, { ...target, requestId: call.request.id }))
      return { ok: true as const }
    }),
    route(listJoinedCreatorsCall, async (call) => {
      const page = pageRequest(call.query)
      const target = { ...asBrand(call), at: clock.now() }
      const { id: campaignId } = await readOwnCampaign(database, call.params.id, target)
      return respondWithRows(call, await listJoinedCreators(database, { ...page, campaignId }))
    }),
  ]
}

function joinRoutes({ database, clock }: InviteDeps): Route[] {
  return [
    route(joinCampaignCall, async (call) => {
      const request = {
        campaignId: call.params.id,
        creator: asCreator(call),
        invite: call.body.invite,
        at: clock.now(),
        requestId: call.request.id,
      }
      await database.transaction((tx) => joinCampaign(tx, request))
      return { campaignId: request.campaignId }
    }),
    route(listJoinedCampaignsCall, async (call) => {
      const filter = { ...pageRequest(call.query), creatorId: asCreator(call).creatorId }
      return respondWithRows(call, await listJoinedCampaigns(database, filter))
    }),
  ]
}
