import type { Route } from '../../platform/http/calls/route.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { invitationRoutes, suspensionRoutes } from './invitations/invitation-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'

export function accountRoutes(dependencies: AccountDependencies): Route[] {
  return [
    ...signInRoutes(dependencies),
    ...invitationRoutes(dependencies),
    ...suspensionRoutes(dependencies),
  ]
}
