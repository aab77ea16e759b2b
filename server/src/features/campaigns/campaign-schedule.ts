import type { ScheduledTask } from '../../platform/jobs/schedule.ts'
import { type TurnCampaignsDeps, turnCampaigns } from './turn-campaigns.ts'

export function campaignSchedule(deps: TurnCampaignsDeps): ScheduledTask[] {
  return [{ name: 'turn campaigns', everySeconds: 60, work: () => turnCampaigns(deps) }]
}
