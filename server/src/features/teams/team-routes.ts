import { listBrandActivityCall } from '@permille/contract/teams/activity'
import {
  acceptBrandInvitationCall,
  joinBrandCall,
  readBrandInvitationCall,
} from '@permille/contract/teams/brand-invitations'
import {
  createBrandCall,
  setBrandsMaxCall,
  transferBrandByAdminCall,
} from '@permille/contract/teams/brands'
import {
  changeMemberRoleCall,
  endLeftBehindCall,
  inviteMemberCall,
  leaveBrandCall,
  listLeftBehindCall,
  listMemberInvitationsCall,
  listMembersCall,
  readMemberSetUpCall,
  removeMemberCall,
  revokeMemberInvitationCall,
  transferBrandCall,
} from '@permille/contract/teams/members'
import type { Clock } from '#platform/clock.ts'
import { asAdmin, asBrand, asSignedIn } from '#platform/http/actor.ts'
import type { Call } from '#platform/http/calls/call.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { cutPage, pageRequest, respondWithPage } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route, secretRoute } from '#platform/http/calls/route.ts'
import { callOriginOf, respondSignedIn } from '../accounts/public.ts'
import { activityFile } from './activity-file.ts'
import { listOpenBrandInvitations } from './brand-invitation-store.ts'
import { changeRole, leaveBrand, removeMember, revokeMemberInvitation } from './change-members.ts'
import { createBrand, setBrandsMax } from './create-brand.ts'
import { inviteMember } from './invite-member.ts'
import { acceptBrandInvitation, joinBrand, readBrandInvitation } from './join-brand.ts'
import { requirePerson } from './member.ts'
import { listPeople } from './member-store.ts'
import { readActivity } from './read-activity.ts'
import { endLeftBehind, listLeftBehind, lostWith, shown } from './set-up.ts'
import type { PeopleRequest, TeamDeps } from './team-deps.ts'
import { transferBrand, transferBrandByAdmin } from './transfer-brand.ts'

const done = { ok: true as const }

export function teamRoutes(deps: TeamDeps): (Route | RawRoute)[] {
  const routes = [
    ...peopleRoutes(deps),
    ...setUpRoutes(deps),
    ...joiningRoutes(deps),
    ...brandRoutes(deps),
  ]
  return withFiles([...routes, activityRoute(deps)], [activityFile])
}

/** Includes what the reader has just done, so it is read from the primary. */
function activityRoute({ database }: TeamDeps): Route {
  return route(listBrandActivityCall, async (call) => {
    const { limit, cursor: _, ...filter } = call.query
    const { brandId } = asBrand(call)
    const asked = { ...filter, ...pageRequest(call.query), brandId }
    return respondWithPage(call, cutPage(await readActivity(database, asked), limit))
  })
}

function peopleRoutes(deps: TeamDeps): Route[] {
  const { database, clock } = deps
  const request = requestsAt(clock)
  return [
    route(listMembersCall, (call) => listPeople(database, asBrand(call).brandId)),
    route(listMemberInvitationsCall, (call) =>
      listOpenBrandInvitations(database, { brandId: asBrand(call).brandId, now: clock.now() }),
    ),
    secretRoute(inviteMemberCall, async (call) => ({
      url: await inviteMember(deps, { ...request(call), ...call.body }),
    })),
    route(revokeMemberInvitationCall, async (call) => {
      await call.once(
        (db) => revokeMemberInvitation(db, { ...request(call), id: call.params.id }),
        () => null,
      )
      return done
    }),
    route(changeMemberRoleCall, async (call) => {
      const change = { ...call.query, ...call.body }
      await changeRole(deps, { ...request(call), userId: call.params.id, ...change })
      return done
    }),
    route(removeMemberCall, async (call) => {
      await call.once(
        (db) =>
          removeMember(
            { ...deps, database: db },
            { ...request(call), ...call.query, userId: call.params.id },
          ),
        () => null,
      )
      return done
    }),
    route(leaveBrandCall, async (call) => {
      await call.once(
        (db) => leaveBrand({ ...deps, database: db }, request(call)),
        () => null,
      )
      return done
    }),
    route(transferBrandCall, async (call) => {
      await call.once(
        (db) => transferBrand(db, { ...request(call), ...call.body }),
        () => null,
      )
      return done
    }),
  ]
}

function setUpRoutes(deps: TeamDeps): Route[] {
  const { database, clock } = deps
  const request = requestsAt(clock)
  return [
    route(readMemberSetUpCall, async (call) => {
      const { actor, at } = request(call)
      const { userId } = await requirePerson(database, actor, call.params.id)
      const setUp = await deps.readSetUp(database, { brandId: actor.brandId, at })
      return shown(lostWith(setUp, userId, call.query.role ?? null))
    }),
    route(listLeftBehindCall, (call) => {
      const { brandId } = asBrand(call)
      return listLeftBehind(database, { ...deps, brandId, at: clock.now() })
    }),
    route(endLeftBehindCall, async (call) => {
      await call.once(
        (db) =>
          endLeftBehind({ ...deps, database: db }, { ...request(call), userId: call.params.id }),
        () => null,
      )
      return done
    }),
  ]
}

function requestsAt(clock: Clock) {
  return (call: Pick<Call<unknown>, 'actor' | 'request'>): PeopleRequest => ({
    actor: asBrand(call),
    at: clock.now(),
    requestId: call.request.id,
  })
}

function joiningRoutes(deps: TeamDeps): Route[] {
  return [
    route(readBrandInvitationCall, (call) => readBrandInvitation(deps, call.params.token)),
    route(acceptBrandInvitationCall, async (call) => {
      const formerHash = call.request.sessionTokenHash
      const person = { ...call.body, formerHash, ...callOriginOf(call) }
      return respondSignedIn(
        call,
        await acceptBrandInvitation(deps, call.params.token, person),
        deps,
      )
    }),
    route(joinBrandCall, async (call) => {
      const by = { userId: asSignedIn(call).userId, requestId: call.request.id }
      const brandId = await call.once(
        (database) => joinBrand({ ...deps, database }, call.params.token, by),
        (id) => id,
      )
      return { brandId }
    }),
  ]
}

function brandRoutes({ database, clock }: TeamDeps): Route[] {
  return [
    route(createBrandCall, async (call) => {
      const { userId: ownerUserId } = asSignedIn(call)
      const brand = { ownerUserId, ...call.body, createdAt: clock.now() }
      const id = await call.once(
        (db) => createBrand(db, { ...brand, requestId: call.request.id }),
        (made) => made,
      )
      return { id }
    }),
    route(setBrandsMaxCall, async (call) => {
      const { userId: adminId } = asAdmin(call)
      const change = { ...call.body, userId: call.params.id, adminId, requestId: call.request.id }
      await setBrandsMax(database, change)
      return done
    }),
    route(transferBrandByAdminCall, async (call) => {
      const { userId: adminId } = asAdmin(call)
      const named = { ...call.body, brandId: call.params.id, adminId, at: clock.now() }
      await call.once(
        (db) => transferBrandByAdmin(db, { ...named, requestId: call.request.id }),
        () => null,
      )
      return done
    }),
  ]
}
