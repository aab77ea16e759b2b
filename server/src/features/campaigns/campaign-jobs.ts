import type { RepeatedWork } from '../../platform/jobs/repeat.ts'
import type { CampaignDeps } from './campaign-routes.ts'
import { turnCampaigns } from './turn-campaigns.ts'

export function campaignRepeats(deps: CampaignDeps): RepeatedWork[] {
  return [{ name: 'turn campaigns', everySeconds: 60, work: () => turnCampaigns(deps) }]
}
