import { adminPages } from '@permille/contract/admin-pages'
import { pathsOf } from './paths.ts'

/** The URL of each admin page. */
export const adminPaths = {
  ...pathsOf(adminPages),
  /** Opens the invitation form. */
  invite: `${adminPages.users}?invite=brand`,
}
