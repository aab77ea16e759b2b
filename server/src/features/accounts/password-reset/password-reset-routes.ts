import {
  forgotPasswordCall,
  readPasswordResetCall,
  readSignInOptionsCall,
  resetPasswordCall,
} from '@permille/contract/accounts/accounts'
import { makePasswordLinkCall } from '@permille/contract/administration/users'
import { asAdmin } from '#platform/http/actor.ts'
import { type Route, route, secretRoute } from '#platform/http/calls/route.ts'
import type { AccountChangeDeps, EmailProofDeps, FirstProofDeps } from '../account-deps.ts'
import { callOriginOf } from '../sign-in/sign-in-routes.ts'
import { forgotPassword } from './forgot-password.ts'
import { makePasswordLinkByAdmin } from './make-password-link.ts'
import { readPasswordReset, resetPassword } from './reset-password.ts'

export function passwordResetRoutes(
  deps: AccountChangeDeps & EmailProofDeps & FirstProofDeps,
): Route[] {
  return [
    route(readSignInOptionsCall, () => ({ isResetMailed: deps.isMailSent })),
    route(forgotPasswordCall, async (call) => {
      await forgotPassword(deps, { ...call.body, ...callOriginOf(call) })
      return { ok: true as const }
    }),
    route(readPasswordResetCall, async (call) => {
      const { email } = await readPasswordReset(deps, call.params.token)
      return { email }
    }),
    route(resetPasswordCall, async (call) => {
      const { token } = call.params
      const { password } = call.body
      return { email: await resetPassword(deps, { token, password }, callOriginOf(call)) }
    }),
    secretRoute(makePasswordLinkCall, async (call) => {
      const { userId: adminUserId } = asAdmin(call)
      const { reason } = call.body
      const request = { adminUserId, userId: call.params.id, reason, requestId: call.request.id }
      const make = deps.database.transaction((tx) => makePasswordLinkByAdmin(tx, deps, request))
      return { url: await make }
    }),
  ]
}
