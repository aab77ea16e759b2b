import {
  changeEmailCall,
  changeNameCall,
  changePasswordCall,
  confirmIdentityCall,
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
  readCurrentUserCall,
  registerCall,
  signInCall,
  signOutCall,
} from '@permille/contract/accounts/accounts'
import { invariant } from '#platform/errors/errors.ts'
import { asSignedIn } from '#platform/http/actor.ts'
import type { Call, ReplySetters } from '#platform/http/calls/call.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { currentUserOf } from '../account.ts'
import type {
  AccountChangeDeps,
  EmailProofDeps,
  FactorDeps,
  RegistrationDeps,
} from '../account-deps.ts'
import { changeEmail } from '../change-email.ts'
import { changeName } from '../change-name.ts'
import { changePassword } from '../change-password.ts'
import { type OwnRequest, readOwnAccount } from '../own-account.ts'
import { registerCreator } from '../register-creator.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { countSignIn } from './guard-guessing.ts'
import type { CallOrigin } from './record-account-event.ts'
import type { SignedIn, StartedSession } from './session.ts'
import { listSessionsOf } from './session-store.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export function signInRoutes(
  deps: RegistrationDeps & AccountChangeDeps & EmailProofDeps & FactorDeps,
): Route[] {
  return [
    route(signInCall, async (call) => {
      const { email, password, rememberMe: isRemembered = false } = call.body
      const formerHash = call.request.sessionTokenHash
      await countSignIn(deps, call.request.address)
      const request = { email, password, isRemembered, formerHash, ...callOriginOf(call) }
      return respondSignedIn(call, await signIn(deps, request), deps)
    }),
    route(registerCall, async (call) =>
      respondSignedIn(
        call,
        await registerCreator(deps, {
          ...call.body,
          ...callOriginOf(call),
          formerHash: call.request.sessionTokenHash,
        }),
        deps,
      ),
    ),
    route(signOutCall, async (call) => {
      const { actor, request } = call
      const at = deps.clock.now()
      const ended = { actor, sessionHash: request.sessionTokenHash, at, ...callOriginOf(call) }
      await deps.database.transaction((tx) => signOut(tx, ended))
      call.clearSessionCookie()
      return { ok: true as const }
    }),
    ...ownAccountRoutes(deps),
    ...sessionRoutes(deps),
  ]
}

function ownAccountRoutes(deps: AccountChangeDeps & EmailProofDeps & FactorDeps): Route[] {
  return [
    route(readCurrentUserCall, async (call) => {
      const account = await readOwnAccount(deps.database, ownRequest(call))
      return { user: currentUserOf(account, deps) }
    }),
    route(confirmIdentityCall, async (call) => {
      handOver(call, await confirmIdentity(deps, ownRequest(call), call.body.password))
      return { ok: true as const }
    }),
    route(changePasswordCall, async (call) => {
      const session = await changePassword(deps, ownRequest(call), call.body)
      handOver(call, session)
      return { ok: true as const }
    }),
    route(changeNameCall, async (call) => {
      const { displayName } = call.body
      return { user: currentUserOf(await changeName(deps, ownRequest(call), displayName), deps) }
    }),
    route(changeEmailCall, async (call) => {
      const { account, session } = await changeEmail(deps, ownRequest(call), call.body)
      if (session !== null) handOver(call, session)
      return { user: currentUserOf(account, deps) }
    }),
  ]
}

function sessionRoutes({ database, clock }: AccountChangeDeps): Route[] {
  return [
    route(listSessionsCall, (call) => {
      const { actor, sessionHash } = ownRequest(call)
      return listSessionsOf(database, { userId: actor.userId, sessionHash, now: clock.now() })
    }),
    route(endSessionCall, async (call) => {
      const request = { ...ownRequest(call), id: call.params.id, at: clock.now() }
      await call.once(
        (db) => db.transaction((tx) => endSession(tx, request)),
        () => null,
      )
      return { ok: true as const }
    }),
    route(endOtherSessionsCall, async (call) => {
      const { pushEndpoint } = call.query
      const request = { ...ownRequest(call), pushEndpoint, at: clock.now() }
      handOver(call, await database.transaction((tx) => endOtherSessions(tx, request)))
      return { ok: true as const }
    }),
  ]
}

/** Sends the browser its session with the response that says who it belongs to. */
export function respondSignedIn(
  reply: ReplySetters,
  { account, session }: SignedIn,
  deps: Pick<FactorDeps, 'isAdminFactorRequired'>,
) {
  handOver(reply, session)
  return { user: currentUserOf(account, deps) }
}

export function handOver(reply: ReplySetters, { token, maxAgeSeconds }: StartedSession): void {
  reply.setSessionCookie(token, maxAgeSeconds)
}

export function ownRequest(call: Pick<Call<unknown>, 'actor' | 'request'>): OwnRequest {
  const { sessionTokenHash: sessionHash } = call.request
  invariant(sessionHash !== null, 'someone is signed in without a session')
  return { actor: asSignedIn(call), sessionHash, ...callOriginOf(call) }
}

export function callOriginOf({ request }: Pick<Call<unknown>, 'request'>): CallOrigin {
  const { id: requestId, address, userAgent } = request
  return { requestId, address, userAgent }
}
