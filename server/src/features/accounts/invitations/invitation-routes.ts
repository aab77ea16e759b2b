import { restoreUserCall, suspendUserCall } from '@permille/contract/accounts/accounts'
import {
  acceptInvitationCall,
  inviteCall,
  listInvitationsCall,
  readInvitationCall,
  revokeInvitationCall,
} from '@permille/contract/accounts/invitations'
import { endSessionsCall } from '@permille/contract/administration/users'
import { asAdmin } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route, secretRoute } from '#platform/http/calls/route.ts'
import type { AccountDeps, FactorDeps, PasswordDeps } from '../account-deps.ts'
import { endSessions } from '../sign-in/end-sessions.ts'
import { callOriginOf, handOver, ownRequest, respondSignedIn } from '../sign-in/sign-in-routes.ts'
import { restoreUser, suspendUser } from '../suspend-user.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { invitationFile } from './invitation-file.ts'
import { listInvitationRows } from './invitation-store.ts'
import { invitationUrl, inviteUser } from './invite-user.ts'
import { mailInvitation } from './mail-invitation.ts'
import { revokeOpenInvitation } from './revoke-invitation.ts'

export function invitationRoutes(deps: PasswordDeps & FactorDeps): (Route | RawRoute)[] {
  const { database, clock, appUrl } = deps
  const routes = [
    secretRoute(inviteCall, async (call) => {
      const { email, role, brandName } = call.body
      const request = {
        email,
        role,
        now: clock.now(),
        requestId: call.request.id,
        brandName: role === 'brand' ? (brandName ?? null) : null,
        invitedByUserId: asAdmin(call).userId,
      }
      const { token, heldBy } = await database.transaction(async (tx) => {
        const made = await inviteUser(tx, request)
        await mailInvitation(tx, { ...request, ...made }, deps)
        return made
      })
      return { url: invitationUrl(appUrl, token), heldBy }
    }),
    route(listInvitationsCall, async (call) => {
      const { search } = call.query
      const state = call.query.state === 'all' ? undefined : call.query.state
      const page = { state, search, now: clock.now(), ...pageRequest(call.query) }
      return respondWithRows(call, await listInvitationRows(database, page))
    }),
    route(revokeInvitationCall, async (call) => {
      const request = { id: call.params.id, adminUserId: asAdmin(call).userId, at: clock.now() }
      const { id: requestId } = call.request
      await call.once(
        (db) => db.transaction((tx) => revokeOpenInvitation(tx, { ...request, requestId })),
        () => null,
      )
      return { ok: true as const }
    }),
    route(readInvitationCall, (call) => readInvitation(deps, call.params.token)),
    route(acceptInvitationCall, async (call) => {
      const formerHash = call.request.sessionTokenHash
      const person = { ...call.body, formerHash, ...callOriginOf(call) }
      return respondSignedIn(call, await acceptInvitation(deps, call.params.token, person), deps)
    }),
  ]
  return withFiles(routes, [invitationFile])
}

export function suspensionRoutes({
  clock,
  suspensionChanged,
}: Pick<AccountDeps, 'clock' | 'suspensionChanged'>): Route[] {
  return [
    route(suspendUserCall, async (call) => {
      const { userId: adminUserId } = asAdmin(call)
      const { reason } = call.body
      const request = {
        adminUserId,
        userId: call.params.id,
        requestId: call.request.id,
        reason,
        now: clock.now(),
      }
      await call.once(
        (db) => db.transaction((tx) => suspendUser(tx, request, suspensionChanged)),
        () => null,
      )
      return { ok: true as const }
    }),
    route(restoreUserCall, async (call) => {
      const { userId: adminUserId } = asAdmin(call)
      const request = {
        adminUserId,
        userId: call.params.id,
        requestId: call.request.id,
        now: clock.now(),
      }
      await call.once(
        (db) => db.transaction((tx) => restoreUser(tx, request, suspensionChanged)),
        () => null,
      )
      return { ok: true as const }
    }),
    route(endSessionsCall, async (call) => {
      const { actor, sessionHash, requestId } = ownRequest(call)
      const kept = { sessionHash, signedInAt: actor.signedInAt }
      const who = { adminUserId: actor.userId, userId: call.params.id }
      const request = { ...who, kept, requestId, now: clock.now() }
      await call.once(
        async (db) => {
          const own = await db.transaction((tx) => endSessions(tx, request))
          if (own !== null) handOver(call, own)
        },
        () => null,
      )
      return { ok: true as const }
    }),
  ]
}
