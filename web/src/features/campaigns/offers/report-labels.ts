import type { Campaign } from '@permille/contract/campaigns/campaigns'
import type { ReportReason } from '@permille/contract/messages/message-form'

export type ReportedCampaign = Pick<Campaign, 'id' | 'name'>

export const reportLabels: Readonly<Record<ReportReason, string>> = {
  misleading: 'Misleading',
  'unfair-rejections': 'Rejects posts unfairly',
  illegal: 'Against the law',
  other: 'Something else',
}
