import type { BrandId } from '@permille/contract/ids'
import { platformFacts } from '@permille/contract/platforms'
import type { Listed } from '../../../platform/database/after-cursor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openCsvFile } from '../../../platform/http/calls/csv-file.ts'
import type { BrandRow } from '../read/list-store.ts'
import { type BrandQuery, readDesk } from '../read/list-submissions.ts'

type Filter = Omit<BrandQuery, 'cursor' | 'limit'> & {
  readonly brandId: BrandId
  readonly now: Date
}

const columns = [
  'Submitted (UTC)',
  'Post',
  'Address',
  'Campaign',
  'Creator',
  'Platform',
  'Account',
  'Account verified',
  'Status',
  'Reason',
  'Views',
  'Cost (USD)',
  'Approving pays now (USD)',
  'Risk signals',
  'Decision due (UTC)',
  'Without a decision',
]

/** Every post that the filters leave, in the desk's order. */
export function openDeskFile(db: Database, filter: Filter): Promise<AsyncIterable<string>> {
  return openCsvFile({ columns, lineOf, read: (page) => readDesk(db, { ...filter, ...page }) })
}

function lineOf(row: BrandRow & Listed) {
  const { approvalPay: pay } = row
  return [
    row.submittedAt.toISOString(),
    row.title,
    row.postUrl,
    row.campaignName,
    row.creatorName,
    platformFacts[row.platform].title,
    row.socialAccountUsername,
    row.isAccountVerified ? 'yes' : 'no',
    row.isWithdrawn ? 'withdrawn' : row.status,
    row.reason,
    String(row.viewCount),
    row.earnings / 100,
    pay === null ? null : (pay.viewsCents + pay.bonusCents) / 100,
    row.riskCodes.join(' '),
    row.decisionDueAt?.toISOString() ?? null,
    outcomeOf(row),
  ]
}

function outcomeOf({ decisionDueAt, autoApprovesAt }: BrandRow): string | null {
  if (decisionDueAt === null) return null
  return autoApprovesAt === null ? 'waits for an admin' : 'approves automatically'
}
