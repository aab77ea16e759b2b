import {
  restoreUser as restoreUserEndpoint,
  suspendUser as suspendUserEndpoint,
} from '@permille/contract/accounts'
import { endSessions as endSessionsEndpoint } from '@permille/contract/administration-users'
import {
  acceptInvitation as acceptInvitationEndpoint,
  invite,
  listInvitations,
  readInvitation as readInvitationEndpoint,
  revokeInvitation as revokeInvitationEndpoint,
} from '@permille/contract/invitations'
import { asAdmin } from '../../../platform/http/actor.ts'
import { cutPage, decodeCursor } from '../../../platform/http/cursor.ts'
import { type Route, route, secretRoute } from '../../../platform/http/route.ts'
import type { AccountDependencies, PasswordDependencies } from '../account-dependencies.ts'
import { endSessions } from '../sign-in/end-sessions.ts'
import { answerSignedIn, wayInOf } from '../sign-in/sign-in-routes.ts'
import { restoreUser, suspendUser } from '../suspend-user.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { listInvitationRows } from './invitation-store.ts'
import { invitationUrl, inviteUser } from './invite-user.ts'
import { revokeOpenInvitation } from './revoke-invitation.ts'

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
      const { token, heldBy } = await database.transaction((tx) => inviteUser(tx, request))
      return { url: invitationUrl(appUrl, token), heldBy }
    }),
    route(listInvitations, async (call) => {
      const { state, limit, cursor } = call.query
      const after = decodeCursor(cursor)
      const asked = { isOpenOnly: state === 'open', now: clock.now(), limit, after }
      const rows = await listInvitationRows(database, asked)
      const page = cutPage(rows, limit, (row) => ({ at: row.place, id: row.id }))
      call.linkNextPage(page.nextCursor)
      return page.items
    }),
    route(revokeInvitationEndpoint, async (call) => {
      const request = { id: call.params.id, adminUserId: asAdmin(call).userId, at: clock.now() }
      const { id: requestId } = call.request
      await database.transaction((tx) => revokeOpenInvitation(tx, { ...request, requestId }))
      return { ok: true as const }
    }),
    route(readInvitationEndpoint, (call) => readInvitation(dependencies, call.params.token)),
    route(acceptInvitationEndpoint, async (call) => {
      const formerHash = call.request.sessionTokenHash
      const person = { ...call.body, formerHash, ...wayInOf(call) }
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
