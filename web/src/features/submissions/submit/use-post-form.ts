import type { SocialAccount } from '@permille/contract/connections/connections'
import type { CampaignId, SocialAccountId } from '@permille/contract/ids'
import { parsePostUrl, postLinkIn } from '@permille/contract/submissions/post-url'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { accountForPost } from './account-for-post.ts'
import { usePostChecks } from './use-post-checks.ts'

interface Given {
  readonly campaignId: CampaignId
  /** Only accounts that the campaign allows; at least one. */
  readonly accounts: readonly SocialAccount[]
}

/**
 * The form's state. The account follows the post's URL until it is chosen by hand; then a better
 * match is only suggested. The page's URL may contain the post's, as `post`.
 */
export function usePostForm({ campaignId, accounts }: Given) {
  const [params] = useSearchParams()
  const [postUrl, setPostUrl] = useState(params.get('post') ?? '')
  const [chosenId, setChosenId] = useState<SocialAccountId | ''>('')
  const [authorId, setAuthorId] = useState<{ readonly url: string; readonly id: SocialAccountId }>()

  const url = (postLinkIn(postUrl) ?? postUrl).trim()
  const onlyId: SocialAccountId | '' = accounts.length === 1 ? (accounts[0]?.id ?? '') : ''
  const byAddress = accountForPost(accounts, url, chosenId)?.id ?? onlyId
  const fittingId = authorId?.url === url ? authorId.id : byAddress
  const socialAccountId = chosenId || fittingId
  const request = { campaignId, socialAccountId, postUrl: url }
  const checks = usePostChecks(request)

  // Only the platform knows whose video a YouTube or Instagram URL leads to.
  const readAuthorId = checks.post?.authorAccountId ?? null
  const isForAuthor = readAuthorId !== null && readAuthorId !== socialAccountId
  if (isForAuthor && (authorId?.url !== url || authorId.id !== readAuthorId)) {
    setAuthorId({ url, id: readAuthorId })
  }
  const betterId = fittingId !== '' && fittingId !== socialAccountId ? fittingId : ''
  return {
    request,
    checks,
    postUrl,
    setPostUrl,
    chooseAccount: setChosenId,
    account: accounts.find(({ id }) => id === socialAccountId),
    /** Another account that the post seems to be from. */
    better: accounts.find(({ id }) => id === betterId),
    /** The post's platform, if none of these accounts is on it. */
    missingPlatform: platformWithout(accounts, url),
  }
}

function platformWithout(accounts: readonly SocialAccount[], postUrl: string) {
  const parsed = parsePostUrl(postUrl)
  if (!parsed.ok || accounts.some(({ platform }) => platform === parsed.platform)) return undefined
  return parsed.platform
}
