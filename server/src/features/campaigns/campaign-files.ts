import { listAllCampaignsCall } from '@permille/contract/campaigns/admin-campaigns'
import { listOwnCampaignsCall, type OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { platformFacts } from '@permille/contract/platforms'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'
import type { Sendable } from '#platform/http/calls/route.ts'

type Row = Sendable<OwnCampaign>

const campaign = {
  Campaign: (row: Row) => row.name,
  Status: (row: Row) => row.status,
  'Paused because': (row: Row) => row.pauseReasons.join(' ') || null,
  Type: (row: Row) => row.type,
  Category: (row: Row) => row.category,
  Platforms: (row: Row) => row.platformsAllowed.map((each) => platformFacts[each].title).join(' '),
  'Budget (USD)': (row: Row) => row.budgetCents / 100,
  'Funded (USD)': (row: Row) => row.fundedCents / 100,
  'Spent on creators (USD)': (row: Row) => row.paidOutCents / 100,
  'Returned (USD)': (row: Row) => row.returnedCents / 100,
  'Taken back by banks (USD)': (row: Row) => row.takenBackCents / 100,
  'Left (USD)': (row: Row) => row.leftCents / 100,
  'Spent per day (USD)': (row: Row) => row.burnPerDayCents / 100,
  'Per 1,000 views (USD)': (row: Row) => row.rewardRatePerKViewsCents / 100,
  Views: (row: Row) => String(row.totalViews),
  Posts: (row: Row) => String(row.totalSubmissions),
  'Posts to review': (row: Row) => String(row.pendingSubmissions),
  'Oldest to review (UTC)': (row: Row) => instantText(row.oldestPendingAt),
  'Created (UTC)': (row: Row) => instantText(row.createdAt),
  'Live since (UTC)': (row: Row) => instantText(row.liveAt),
  'Ends (UTC)': (row: Row) => instantText(row.endsAt),
}

export const campaignFiles = [
  listFile(listOwnCampaignsCall, 'campaigns', campaign),
  listFile(listAllCampaignsCall, 'campaigns', {
    Brand: (row) => row.brandName,
    ...campaign,
    ID: (row) => row.id,
  }),
]
