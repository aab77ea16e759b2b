import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import type { Route } from '#platform/http/calls/route.ts'
import type { AccountDeps } from './account-deps.ts'
import { emailProofRoutes } from './email-proof/email-proof-routes.ts'
import { factorRoutes } from './factors/factor-routes.ts'
import { invitationRoutes, suspensionRoutes } from './invitations/invitation-routes.ts'
import { passwordResetRoutes } from './password-reset/password-reset-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { termsRoutes } from './terms/terms-routes.ts'

export function accountRoutes(deps: AccountDeps): (Route | RawRoute)[] {
  return [
    ...signInRoutes(deps),
    ...factorRoutes(deps),
    ...emailProofRoutes(deps),
    ...passwordResetRoutes(deps),
    ...invitationRoutes(deps),
    ...suspensionRoutes(deps),
    ...termsRoutes(deps),
  ]
}
