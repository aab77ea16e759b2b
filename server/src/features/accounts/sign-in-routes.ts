import {
  changeEmail as changeEmailEndpoint,
  changePassword as changePasswordEndpoint,
  confirmIdentity as confirmIdentityEndpoint,
  readCurrentUser,
  register,
  signIn as signInEndpoint,
  signOut as signOutEndpoint,
} from '@permille/contract/accounts'
import { invariant } from '../../platform/errors/errors.ts'
import { asSignedIn } from '../../platform/http/actor.ts'
import type { Call, ReplySetters } from '../../platform/http/call.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { currentUserOf } from './account.ts'
import type { PasswordDependencies, RegistrationDependencies } from './account-dependencies.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { type OwnRequest, readOwnAccount } from './own-account.ts'
import { registerCreator } from './register-creator.ts'
import type { StartedSession } from './session.ts'
import { type SignedIn, signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

/** Of one address and right passwords included, since each costs a hash. */
const signInsPerMinute = 300

export function signInRoutes(dependencies: RegistrationDependencies): Route[] {
  const signIns = createRateLimit(dependencies.clock, {
    ...{ callsMax: signInsPerMinute, windowSeconds: 60 },
  })
  return [
    route(signInEndpoint, async (call) => {
      const { email, password, rememberMe: isRemembered = false } = call.body
      const { address, sessionTokenHash: formerHash } = call.request
      signIns.count(address)
      const request = { email, password, isRemembered, address, formerHash }
      return answerSignedIn(call, await signIn(dependencies, request))
    }),
    route(register, async (call) =>
      answerSignedIn(
        call,
        await registerCreator(dependencies, {
          ...call.body,
          formerHash: call.request.sessionTokenHash,
          address: call.request.address,
        }),
      ),
    ),
    route(signOutEndpoint, async (call) => {
      await dependencies.database.transaction((tx) => signOut(tx, call.request.sessionTokenHash))
      call.clearSessionCookie()
      return { ok: true as const }
    }),
    ...ownAccountRoutes(dependencies),
  ]
}

function ownAccountRoutes(dependencies: PasswordDependencies): Route[] {
  return [
    route(readCurrentUser, async (call) => {
      const account = await readOwnAccount(dependencies.database, ownRequest(call))
      return { user: currentUserOf(account) }
    }),
    route(confirmIdentityEndpoint, async (call) => {
      handOver(call, await confirmIdentity(dependencies, ownRequest(call), call.body.password))
      return { ok: true as const }
    }),
    route(changePasswordEndpoint, async (call) => {
      const session = await changePassword(dependencies, ownRequest(call), call.body)
      handOver(call, session)
      return { ok: true as const }
    }),
    route(changeEmailEndpoint, async (call) => {
      const { email } = call.body
      const { account, session } = await changeEmail(dependencies, ownRequest(call), email)
      if (session !== null) handOver(call, session)
      return { user: currentUserOf(account) }
    }),
  ]
}

/** Hands the browser its session with the answer that says who it belongs to. */
export function answerSignedIn(reply: ReplySetters, { account, session }: SignedIn) {
  handOver(reply, session)
  return { user: currentUserOf(account) }
}

function handOver(reply: ReplySetters, { token, maxAgeSeconds }: StartedSession): void {
  reply.setSessionCookie(token, maxAgeSeconds)
}

function ownRequest(call: Pick<Call<unknown>, 'actor' | 'request'>): OwnRequest {
  const { address, id: requestId, sessionTokenHash: sessionHash } = call.request
  invariant(sessionHash !== null, 'someone is signed in without a session')
  return { actor: asSignedIn(call), address, requestId, sessionHash }
}
