import { platformFacts } from '@permille/contract/platforms'
import { listAccrualsCall } from '@permille/contract/submissions/accruals'
import { listAllSubmissionsCall } from '@permille/contract/submissions/admin-submissions'
import {
  type BrandSubmission,
  listBrandSubmissionsCall,
  listCreatorSubmissionsCall,
} from '@permille/contract/submissions/submissions'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'
import type { Sendable } from '#platform/http/calls/route.ts'

type Reviewed = Sendable<BrandSubmission>

/** What every list of posts has. */
const post = {
  'Submitted (UTC)': (row: Pick<Reviewed, 'submittedAt'>) => instantText(row.submittedAt),
  Post: (row: Pick<Reviewed, 'title'>) => row.title,
  Address: (row: Pick<Reviewed, 'postUrl'>) => row.postUrl,
  Campaign: (row: Pick<Reviewed, 'campaignName'>) => row.campaignName,
}

const state = {
  Status: (row: Pick<Reviewed, 'isWithdrawn' | 'status'>) =>
    row.isWithdrawn ? 'withdrawn' : row.status,
  Reason: (row: Pick<Reviewed, 'reason'>) => row.reason,
  Views: (row: Pick<Reviewed, 'viewCount'>) => String(row.viewCount),
}

const account = {
  Platform: (row: Pick<Reviewed, 'platform'>) => platformFacts[row.platform].title,
  Account: (row: Pick<Reviewed, 'socialAccountUsername'>) => row.socialAccountUsername,
}

const reviewed = {
  ...post,
  Creator: (row: Reviewed) => row.creatorName,
  ...account,
  'Account verified': (row: Reviewed) => (row.isAccountVerified ? 'yes' : 'no'),
  ...state,
  'Cost (USD)': (row: Reviewed) => row.earnings / 100,
  'Approving pays now (USD)': ({ approvalPay: pay }: Reviewed) =>
    pay === null ? null : (pay.viewsCents + pay.bonusCents) / 100,
  'Risk signals': (row: Reviewed) => row.riskCodes.join(' '),
  'Decision due (UTC)': (row: Reviewed) => instantText(row.decisionDueAt),
  'Without a decision': outcomeOf,
}

export const submissionFiles = [
  listFile(listBrandSubmissionsCall, 'submissions', reviewed),
  listFile(listAllSubmissionsCall, 'submissions', {
    ...reviewed,
    Brand: (row) => row.brandName,
    'Set aside since (UTC)': (row) => instantText(row.doubt?.since ?? null),
    'Set aside (USD)': (row) => (row.doubt === null ? null : row.doubt.setAsideCents / 100),
    'Set aside because': (row) => row.doubt?.reason ?? null,
    ID: (row) => row.id,
  }),
  listFile(listCreatorSubmissionsCall, 'my-submissions', {
    ...post,
    ...account,
    ...state,
    'Earned (USD)': (row) => row.earnings / 100,
    'Waits for a proof of the account': (row) => (row.needsProof ? 'yes' : 'no'),
  }),
  listFile(listAccrualsCall, 'post-earnings', {
    'When (UTC)': (row) => instantText(row.createdAt),
    For: (row) => row.kind,
    'Views before': (row) => (row.viewsBefore === null ? null : String(row.viewsBefore)),
    Views: (row) => (row.viewsBefore === null ? null : String(row.viewsAtSnapshot)),
    'Amount (USD)': (row) => row.accruedCents / 100,
    'Available from (UTC)': (row) => instantText(row.maturesAt),
    Payout: (row) => row.payoutId,
  }),
]

function outcomeOf({ decisionDueAt, autoApprovesAt }: Reviewed): string | null {
  if (decisionDueAt === null) return null
  return autoApprovesAt === null ? 'waits for an admin' : 'approves automatically'
}
