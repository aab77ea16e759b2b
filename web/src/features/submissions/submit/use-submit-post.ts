import { readCreatorStatsCall } from '@permille/contract/overview'
import { listCreatorSubmissionsCall, submitPostCall } from '@permille/contract/submissions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useIdempotencyKey } from '../../../api/idempotency-key.ts'
import { refresh } from '../../../api/query.ts'
import { wasRefused } from '../../../api/was-refused.ts'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/overlays/toast.ts'

interface PostRequest {
  readonly campaignId: string
  readonly socialAccountId: string
  readonly postUrl: string
}

export function useSubmitPost() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const idempotencyKey = useIdempotencyKey()

  return useMutation({
    mutationFn: (body: PostRequest) =>
      call(submitPostCall, { body, idempotencyKey: idempotencyKey.current }),
    onSuccess: async () => {
      idempotencyKey.renew()
      toast({
        title: 'Content submitted!',
        description: "Your submission is pending review. We'll track views once approved.",
      })
      await refresh(client, listCreatorSubmissionsCall, readCreatorStatsCall)
      navigate(paths.mySubmissions)
    },
    onError: (error) => {
      if (wasRefused(error)) idempotencyKey.renew()
      toast(failureToast(messageOf(error, '')))
    },
  })
}

function failureToast(message: string) {
  return message === ''
    ? {
        tone: 'negative' as const,
        title: 'Failed to submit',
        description: 'Please try again',
      }
    : { tone: 'negative' as const, title: 'Submission failed', description: message }
}
