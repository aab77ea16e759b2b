import type { Database } from '../../platform/database/database.ts'
import type { PageHead } from '../../platform/http/page-head.ts'
import { findProfileByHandle } from './profile-store.ts'

const profileAddress = /^\/profile\/([^/]+)\/?$/
const handlePattern = /^\w{1,100}$/

/** What a link to a creator's public profile shows where it is shared; null for an unknown creator. */
export async function describeProfilePage(
  deps: { readonly database: Database; readonly appUrl: string },
  address: string,
): Promise<PageHead | null | undefined> {
  const handle = profileAddress.exec(address)?.[1]
  if (handle === undefined) return undefined
  const profile = handlePattern.test(handle)
    ? await findProfileByHandle(deps.database, handle)
    : undefined
  if (profile === undefined) return null
  const { displayName, bio, avatarUrl } = profile
  return {
    title: `${displayName} (@${profile.handle}) · Permille`,
    description: bio || `${displayName} creates for brands on Permille.`,
    url: new URL(`/profile/${profile.handle}`, deps.appUrl).href,
    imageUrl: avatarUrl === null ? null : new URL(avatarUrl, deps.appUrl).href,
  }
}
