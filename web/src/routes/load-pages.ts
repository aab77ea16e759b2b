import type { UserRole } from '@permille/contract/enums'
import type { RolePages } from './page-route.ts'

/** Only what the user's role needs is loaded: everything at once would delay every first page. */
export const loadPages: Readonly<Record<UserRole, () => Promise<RolePages>>> = {
  brand: () => import('./brand-routes.ts').then((m) => m.brandPages),
  creator: () => import('./creator-routes.ts').then((m) => m.creatorPages),
  admin: () => import('./admin-routes.ts').then((m) => m.adminPages),
}

/** A role that this build does not know has the creator's menu and no pages (rules §6). */
export async function loadPagesOfUnknownRole(): Promise<RolePages> {
  const { menu } = await loadPages.creator()
  return { menu, routes: [] }
}
