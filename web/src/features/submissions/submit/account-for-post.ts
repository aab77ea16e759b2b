import type { SocialAccount } from '@permille/contract/connections/connections'
import type { SocialAccountId } from '@permille/contract/ids'
import { parsePostUrl } from '@permille/contract/submissions/post-url'

/** TikTok and X put the author into a post's URL. */
const authorInUrl = /^https:\/\/(?:www\.tiktok\.com\/@([\w.]+)|x\.com\/(\w+)\/status)\//i

/**
 * Returns the account that a pasted URL belongs to, by its platform and, if the URL has it, its
 * author. Keeps the chosen one if it fits too; undefined if none is on the platform.
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
