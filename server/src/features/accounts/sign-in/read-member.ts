import { readCurrentUserCall } from '@permille/contract/accounts/accounts'
import type { BrandId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import type { Member } from '#platform/http/pages/member-pages.ts'
import { currentUserOf } from '../account.ts'
import { readOwnAccount } from '../own-account.ts'
import type { Authenticate } from './authenticate.ts'

/**
 * The owner of a session token, with the response to the app's first call. A page without a brand in its URL embeds nothing of
 * someone who has several: only the tab knows which one it is for. A frame is drawn as for an owner.
 */
export async function readMember(
  deps: { database: Database; authenticate: Authenticate; isAdminFactorRequired: boolean },
  token: string,
  brandId?: BrandId,
): Promise<Member | null> {
  const { database, authenticate } = deps
  const session = await authenticate(token, brandId)
  if (session === null) return null
  const user = currentUserOf(await readOwnAccount(database, session), deps)
  const isSure = brandId !== undefined || (user.brand?.count ?? 1) === 1
  const seesAll = user.role !== 'brand' || user.brand?.lacks.length === 0
  return {
    role: user.role,
    isDrawn: !user.mustAddFactor && isSure && seesAll,
    preloaded: isSure ? { key: [readCurrentUserCall.path], data: user } : null,
  }
}
