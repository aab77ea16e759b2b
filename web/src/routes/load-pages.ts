import type { UserRole } from '@permille/contract/enums'
import type { RolePages } from './page-route.ts'

/** Only what the user's role needs is loaded: everything at once would delay every first page. */
export const loadPages: Readonly<Record<UserRole, () => Promise<RolePages>>> = {
  brand: async () => (await import('./brand-routes.ts')).brandPages,
  creator: async () => (await import('./creator-routes.ts')).creatorPages,
  admin: async () => (await import('./admin-routes.ts')).adminPages,
}

/** A role that this build does not know has the creator's menu and no pages (rules §6). */
export async function loadPagesOfUnknownRole(): Promise<RolePages> {
  const { menu } = await loadPages.creator()
  return { menu, routes: [] }
}
