import type { BrandId, CampaignId, UserId } from '@permille/contract/ids'
import {
  approvedPostsDefault,
  autoApproveHoursDefault,
  pendingPostsDefault,
} from '@permille/contract/limits'
import { type CentsPerKViews, centsFromDollars } from '@permille/contract/money'
import { changeCampaignStatus } from '../features/campaigns/change-campaign-status.ts'
import { createCampaign, type NewCampaign } from '../features/campaigns/create-campaign.ts'
import { applyFundingOutcome } from '../features/funding/apply-funding-outcome.ts'
import { startFunding } from '../features/funding/start-funding.ts'
import { addHours } from '../platform/clock.ts'
import type { DemoDependencies, DemoEvent } from './demo-parts.ts'
import type { DemoPeople } from './demo-people.ts'
import type { DemoCampaign } from './demo-plan.ts'
import { postEvents } from './demo-posts.ts'
import { drawThumbnail } from './demo-thumbnail.ts'
import { uploadDrawing } from './upload-drawing.ts'

interface BrandIds {
  readonly userId: UserId
  readonly brandId: BrandId
}

interface FundingTarget {
  readonly brand: BrandIds
  readonly campaignId: CampaignId
}

/** A campaign's life: created, funded, its posts submitted and decided, perhaps paused or ended. */
export function campaignEvents(campaign: DemoCampaign, people: DemoPeople, now: Date): DemoEvent[] {
  const daysAgo = (days: number) => addHours(now, -24 * days)
  const brand = people.brand(campaign.brand)
  let campaignId: CampaignId
  const events: DemoEvent[] = [
    {
      at: daysAgo(campaign.createdDaysAgo),
      play: async (demo) => {
        campaignId = await draftCampaign(demo, { campaign, brand, now })
        if (campaign.fundedDollars > 0) await fund(demo, campaign, { brand, campaignId })
      },
    },
    ...campaign.posts.flatMap((post) =>
      postEvents(post, { people, now, brand, campaign, campaignId: () => campaignId }),
    ),
  ]
  const { abandonedDollars, ending } = campaign
  if (abandonedDollars !== undefined) {
    events.push(
      abandonment(daysAgo(campaign.createdDaysAgo), abandonedDollars, () => ({
        brand,
        campaignId,
      })),
    )
  }
  if (ending !== undefined) {
    events.push({
      at: daysAgo(ending.daysAgo),
      play: async (demo) => {
        const editor = { kind: 'brand', ...brand } as const
        const at = demo.clock.now()
        const request = { campaignId, change: ending.how, editor, at } as const
        await demo.database.transaction((tx) => changeCampaignStatus(tx, request))
      },
    })
  }
  return events
}

async function draftCampaign(
  demo: DemoDependencies,
  { campaign, brand, now }: { campaign: DemoCampaign; brand: BrandIds; now: Date },
): Promise<CampaignId> {
  const { endsInDays } = campaign
  const picture = await drawThumbnail(campaign.picture)
  const form = {
    name: campaign.name,
    type: 'ugc' as const,
    category: campaign.category,
    budgetCents: centsFromDollars(campaign.budgetDollars),
    rewardRatePerKViewsCents: (campaign.rateDollars * 100) as CentsPerKViews,
    minPayoutCents: centsFromDollars(campaign.minDollars ?? 0),
    maxPayoutCents: centsFromDollars(campaign.maxDollars ?? 0),
    flatBonusCents: centsFromDollars(campaign.bonusDollars ?? 0),
    platformsAllowed: [...campaign.platforms],
    availableContentUrl: campaign.brief,
    contentRequirements: campaign.requirements,
    needsDisclosure: campaign.needsDisclosure,
    thumbnailUrl: await uploadDrawing(demo, brand.userId, picture),
    autoApproveAfterHours: campaign.autoApproveHours ?? autoApproveHoursDefault,
    pendingPostsMax: pendingPostsDefault,
    approvedPostsMax: approvedPostsDefault,
    endsAt: endsInDays === undefined ? undefined : addHours(now, 24 * endsInDays).toISOString(),
  } satisfies NewCampaign['form']
  const at = demo.clock.now()
  return await demo.database.transaction((tx) => createCampaign(tx, { brand, form, at }))
}

async function fund(
  demo: DemoDependencies,
  campaign: DemoCampaign,
  target: FundingTarget,
): Promise<void> {
  const amountCents = centsFromDollars(campaign.fundedDollars)
  const started = await startFunding(demo, { ...target, amountCents })
  await demo.control.payByCard(started.clientSecret)
  await applyFundingOutcome(demo, started.fundingId)
}

/** A payment form that was opened and abandoned: cancelled after a day. */
function abandonment(openedAt: Date, dollars: number, target: () => FundingTarget): DemoEvent {
  return {
    at: addHours(openedAt, 25),
    play: async (demo) => {
      const amountCents = centsFromDollars(dollars)
      const opened = { ...demo, clock: { now: () => openedAt } }
      const { fundingId } = await startFunding(opened, { ...target(), amountCents })
      await applyFundingOutcome(demo, fundingId)
    },
  }
}
