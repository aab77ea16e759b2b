import type { SocialAccount } from '@permille/contract/connections'
import type { SocialAccountId } from '@permille/contract/ids'
import { parsePostUrl } from '@permille/contract/post-url'

/** TikTok and X name the author in the address of a post. */
const authorInUrl = /^https:\/\/(?:www\.tiktok\.com\/@([\w.]+)|x\.com\/(\w+)\/status)\//i

/**
 * The account that a pasted address belongs to: on its platform and, where the address says so, by its
 * author. Keeps the chosen one where it fits as well; undefined where none is on the platform.
 */
export function accountForPost(
  accounts: readonly SocialAccount[],
  postUrl: string,
  chosenId: SocialAccountId | '',
): SocialAccount | undefined {
  const parsed = parsePostUrl(postUrl)
  if (!parsed.ok) return undefined
  const onPlatform = accounts.filter(({ platform }) => platform === parsed.platform)
  const [, onTiktok, onX] = authorInUrl.exec(parsed.canonicalUrl) ?? []
  const author = (onTiktok ?? onX)?.toLowerCase()
  return (
    onPlatform.find(({ username }) => username.toLowerCase() === author) ??
    onPlatform.find(({ id }) => id === chosenId) ??
    onPlatform[0]
  )
}
