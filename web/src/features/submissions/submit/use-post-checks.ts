import type { CampaignId, SocialAccountId } from '@permille/contract/ids'
import { parsePostUrl, postUrlMessages } from '@permille/contract/submissions/post-url'
import { previewSubmissionCall } from '@permille/contract/submissions/submissions'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { useDebounced } from './use-debounced.ts'

const pauseMilliseconds = 500

export interface PostRequest {
  readonly campaignId: CampaignId
  readonly socialAccountId: SocialAccountId | ''
  readonly postUrl: string
}

/** Runs the checks of a submission once its link is complete and typing has paused. */
export function usePostChecks(request: PostRequest) {
  const postUrl = useDebounced(request.postUrl, pauseMilliseconds)
  const parsed = parsePostUrl(postUrl)
  const isReady = parsed.ok && request.socialAccountId !== '' && postUrl === request.postUrl
  const query = useQuery({
    ...queryOf(previewSubmissionCall, { query: { ...request, postUrl } }),
    enabled: isReady,
    gcTime: 0,
  })

  return {
    urlProblem: postUrl === '' || parsed.ok ? undefined : postUrlMessages[parsed.reason],
    isChecking: isReady && query.isFetching,
    checks: isReady ? (query.data?.checks ?? []) : [],
    post: isReady ? (query.data?.post ?? null) : null,
    failure:
      isReady && query.error !== null
        ? messageOf(query.error, 'The post could not be checked')
        : undefined,
    checkAgain: () => void query.refetch(),
  }
}
