import { isolate } from '@permille/contract/input/isolate'
import type { SocialAccount } from '#features/connections/public.ts'

/** Platforms find a post by its id alone, and ignore the name in its link. */
function namesAnother(link: string, { username }: SocialAccount): boolean {
  const named = /\/@?([\w.-]+)\/(?:video|photo|status|reel|p)\//.exec(link)?.[1]
  const isName = named !== undefined && !['i', 'web'].includes(named)
  return isName && named.toLowerCase() !== username.toLowerCase()
}

/** Returns whose post it is. The link is as typed, and may contain another's name. */
export function describeAuthor(link: string, account: SocialAccount): string {
  const rest = namesAnother(link, account) ? ', whatever name the link has.' : '.'
  return `The post is by @${isolate(account.username)}${rest}`
}
