import type { RawRoute } from '../../platform/http/raw-route.ts'
import type { Route } from '../../platform/http/route.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { invitationRoutes, suspensionRoutes } from './invitation-routes.ts'
import { avatarRoutes, profileRoutes } from './profile-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'

export function accountRoutes(dependencies: AccountDependencies): (Route | RawRoute)[] {
  return [
    ...signInRoutes(dependencies),
    ...invitationRoutes(dependencies),
    ...suspensionRoutes(dependencies),
    ...profileRoutes(dependencies),
    ...avatarRoutes(dependencies),
  ]
}
