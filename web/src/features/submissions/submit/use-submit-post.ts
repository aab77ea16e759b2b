import type { CampaignId, SocialAccountId } from '@permille/contract/ids'
import { submitPostCall } from '@permille/contract/submissions/submissions'
import { useLocation } from 'wouter'
import { messageOf } from '#api/api-error.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { paths } from '#paths.ts'

interface PostRequest {
  readonly campaignId: CampaignId
  readonly socialAccountId: SocialAccountId | ''
  readonly postUrl: string
}

export function useSubmitPost() {
  const [, navigate] = useLocation()
  return useAction({
    call: submitPostCall,
    request: (body: PostRequest) => ({ body }),
    done: {
      title: 'Content submitted!',
      description: "Your submission is pending review. We'll track views once approved.",
    },
    failed: (error) => failureToast(messageOf(error, '')),
    onDone: () => navigate(paths.mySubmissions),
  })
}

/** Shows the server's message if it sent one. */
export function failureToast(message: string) {
  return message === ''
    ? errorToast('Please try again', 'Failed to submit')
    : errorToast(message, 'Submission failed')
}
