import {
  acceptInvitation as acceptInvitationEndpoint,
  invite,
  readInvitation as readInvitationEndpoint,
  restoreUser as restoreUserEndpoint,
  suspendUser as suspendUserEndpoint,
} from '@permille/contract/accounts'
import { endSessions as endSessionsEndpoint } from '@permille/contract/admin-users'
import { asAdmin } from '../../platform/http/actor.ts'
import { type Route, route, secretRoute } from '../../platform/http/route.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import type { AccountDependencies, PasswordDependencies } from './account-dependencies.ts'
import { endSessions } from './end-sessions.ts'
import { invitationUrl, inviteUser } from './invite-user.ts'
import { answerSignedIn } from './sign-in-routes.ts'
import { restoreUser, suspendUser } from './suspend-user.ts'

export function invitationRoutes(
  dependencies: PasswordDependencies & { readonly appUrl: string },
): Route[] {
  const { database, clock, appUrl } = dependencies
  return [
    secretRoute(invite, async (call) => {
      const { email, role, brandName } = call.body
      const request = {
        ...{ email, role, now: clock.now(), requestId: call.request.id },
        brandName: role === 'brand' ? (brandName ?? null) : null,
        invitedByUserId: asAdmin(call).userId,
      }
      const token = await database.transaction((tx) => inviteUser(tx, request))
      return { url: invitationUrl(appUrl, token) }
    }),
    route(readInvitationEndpoint, (call) => readInvitation(dependencies, call.params.token)),
    route(acceptInvitationEndpoint, async (call) => {
      const { address, sessionTokenHash: formerHash } = call.request
      const person = { ...call.body, address, formerHash }
      return answerSignedIn(call, await acceptInvitation(dependencies, call.params.token, person))
    }),
  ]
}

export function suspensionRoutes({
  clock,
  standingChanged,
}: Pick<AccountDependencies, 'clock' | 'standingChanged'>): Route[] {
  return [
    route(suspendUserEndpoint, async (call) => {
      const { userId: adminUserId } = asAdmin(call)
      const { reason } = call.body
      const request = {
        ...{ adminUserId, userId: call.params.id, requestId: call.request.id },
        ...{ reason, now: clock.now() },
      }
      await call.once(
        (db) => db.transaction((tx) => suspendUser(tx, request, standingChanged)),
        () => null,
      )
      return { ok: true as const }
    }),
    route(restoreUserEndpoint, async (call) => {
      const { userId: adminUserId } = asAdmin(call)
      const request = {
        ...{ adminUserId, userId: call.params.id, requestId: call.request.id },
        now: clock.now(),
      }
      await call.once(
        (db) => db.transaction((tx) => restoreUser(tx, request, standingChanged)),
        () => null,
      )
      return { ok: true as const }
    }),
    route(endSessionsEndpoint, async (call) => {
      const { userId: adminUserId } = asAdmin(call)
      const { id: requestId, sessionTokenHash: keptHash } = call.request
      const request = { adminUserId, userId: call.params.id, keptHash, requestId }
      await call.once(
        (db) => db.transaction((tx) => endSessions(tx, request)),
        () => null,
      )
      return { ok: true as const }
    }),
  ]
}
