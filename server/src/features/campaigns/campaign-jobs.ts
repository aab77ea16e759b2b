import type { RepeatedWork } from '../../platform/jobs/repeat.ts'
import { type TurnCampaignsDeps, turnCampaigns } from './turn-campaigns.ts'

export function campaignRepeats(deps: TurnCampaignsDeps): RepeatedWork[] {
  return [{ name: 'turn campaigns', everySeconds: 60, work: () => turnCampaigns(deps) }]
}
