import { adminPages } from '@permille/contract/admin/pages'
import { pathsOf } from './paths.ts'

/** The address of each page of admins. */
export const adminPaths = {
  ...pathsOf(adminPages),
  /** Opens the form of an invitation. */
  invite: `${adminPages.users}?invite=brand`,
}
