import { readAttentionCall } from '@permille/contract/admin/attention'
import { listAllSubmissionsCall } from '@permille/contract/admin/submissions'
import { listLedgerCall, readBillingTotalsCall } from '@permille/contract/billing'
import { readCampaignInsightCall } from '@permille/contract/campaign-insight'
import {
  listOwnCampaignsCall,
  readCampaignCall,
  readOwnCampaignCall,
} from '@permille/contract/campaigns'
import { readBrandStatsCall } from '@permille/contract/overview'
import {
  approveSubmissionCall,
  listBrandSubmissionsCall,
  type RejectionCode,
  readBrandSubmissionCall,
  rejectSubmissionCall,
} from '@permille/contract/submissions'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useIdempotencyKey } from '../../../api/idempotency-key.ts'
import { refresh } from '../../../api/query.ts'
import { wasRefused } from '../../../api/was-refused.ts'
import { toast } from '../../../ui/overlays/toast.ts'

export function useApprove(id: string, onDecided: () => void) {
  return useDecision<void>({
    decide: (idempotencyKey) => call(approveSubmissionCall, { params: { id }, idempotencyKey }),
    done: {
      title: 'Submission approved',
      description: 'It is paid for the views it has, and for new ones.',
    },
    onDecided,
  })
}

interface Rejection {
  readonly code: RejectionCode
  readonly note: string
}

export function useReject(id: string, onDecided: () => void) {
  return useDecision<Rejection>({
    decide: (idempotencyKey, body) =>
      call(rejectSubmissionCall, { params: { id }, body, idempotencyKey }),
    done: { title: 'Submission rejected', description: 'The creator is told your reason.' },
    onDecided,
  })
}

interface Decision<Details> {
  readonly decide: (idempotencyKey: string, details: Details) => Promise<unknown>
  readonly done: { readonly title: string; readonly description: string }
  readonly onDecided: () => void
}

/** Someone else may have decided meanwhile: then the lists are read again all the same. */
function useDecision<Details>({ decide, done, onDecided }: Decision<Details>) {
  const client = useQueryClient()
  const idempotencyKey = useIdempotencyKey()
  return useMutation({
    mutationFn: (details: Details) => decide(idempotencyKey.current, details),
    onSuccess: () => {
      idempotencyKey.renew()
      onDecided()
      toast(done)
      return readAgain(client)
    },
    onError: (error) => {
      if (wasRefused(error)) idempotencyKey.renew()
      const description = messageOf(error, 'The decision could not be saved')
      toast({ tone: 'negative', title: 'Error', description })
      return readAgain(client)
    },
  })
}

function readAgain(client: QueryClient): Promise<void> {
  return refresh(
    client,
    listBrandSubmissionsCall,
    readBrandSubmissionCall,
    readBrandStatsCall,
    readBillingTotalsCall,
    listLedgerCall,
    listOwnCampaignsCall,
    readCampaignCall,
    readOwnCampaignCall,
    readCampaignInsightCall,
    listAllSubmissionsCall,
    readAttentionCall,
  )
}
