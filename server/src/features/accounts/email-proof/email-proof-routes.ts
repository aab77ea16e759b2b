import {
  acceptEmailProofCall,
  askEmailProofCall,
  readEmailCall,
} from '@permille/contract/accounts/accounts'
import { type Route, route, secretRoute } from '#platform/http/calls/route.ts'
import type { AccountChangeDeps, EmailProofDeps, FirstProofDeps } from '../account-deps.ts'
import { readOwnAccount } from '../own-account.ts'
import { callOriginOf, ownRequest } from '../sign-in/sign-in-routes.ts'
import { acceptEmailProof } from './accept-email-proof.ts'
import { askEmailProof } from './ask-email-proof.ts'

export function emailProofRoutes(
  deps: EmailProofDeps & AccountChangeDeps & FirstProofDeps,
): Route[] {
  return [
    route(readEmailCall, async (call) => {
      const { email, isEmailProven: isProven } = await readOwnAccount(
        deps.database,
        ownRequest(call),
      )
      return { email, isProven, isMailSent: deps.isMailSent }
    }),
    route(askEmailProofCall, async (call) => {
      await askEmailProof(deps, ownRequest(call))
      return { ok: true as const }
    }),
    secretRoute(acceptEmailProofCall, (call) => {
      const { token } = call.params
      return acceptEmailProof(deps, { token, actor: call.actor, ...callOriginOf(call) })
    }),
  ]
}
