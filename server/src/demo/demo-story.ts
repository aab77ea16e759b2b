import { createHash } from 'node:crypto'
import type { Platform } from '@permille/contract/enums'
import { toCents } from '@permille/contract/money'
import { requestUpload, uploadImage } from '../features/accounts/upload-image.ts'
import { changeCampaignStatus } from '../features/campaigns/change-campaign-status.ts'
import { createCampaign, type NewCampaign } from '../features/campaigns/create-campaign.ts'
import { settleFunding } from '../features/funding/settle-funding.ts'
import { startFunding } from '../features/funding/start-funding.ts'
import { approveSubmission } from '../features/submissions/approve-submission.ts'
import { rejectSubmission } from '../features/submissions/reject-submission.ts'
import { submitPost } from '../features/submissions/submit-post.ts'
import { addHours } from '../platform/clock.ts'
import type { DemoCampaign, DemoPost } from './demo-cast.ts'
import type { DemoPeople } from './demo-people.ts'
import type { DemoStage } from './demo-stage.ts'
import { findAccountId, insertDispute } from './demo-store.ts'
import { drawThumbnail } from './demo-thumbnail.ts'

/** One thing that happens at a moment of the demo's past. */
export interface DemoEvent {
  readonly at: Date
  play(stage: DemoStage): Promise<void>
}

/** A campaign's life: made, funded, its posts submitted and decided, perhaps paused or ended. */
export function campaignEvents(campaign: DemoCampaign, people: DemoPeople, now: Date): DemoEvent[] {
  const start = addHours(now, -24 * campaign.createdDaysAgo)
  const brand = people.brand(campaign.brand)
  let campaignId = ''
  const events: DemoEvent[] = [
    {
      at: start,
      play: async (stage) => {
        campaignId = await draftCampaign(stage, campaign, brand)
        if (campaign.fundedDollars > 0) await fund(stage, campaign, { brand, campaignId })
      },
    },
    ...campaign.posts.flatMap((post) =>
      postEvents(post, { people, now, brand, campaignId: () => campaignId }),
    ),
  ]
  const { ending } = campaign
  if (ending !== undefined) {
    events.push({
      at: addHours(now, -24 * ending.daysAgo),
      play: async (stage) => {
        const keeper = { kind: 'brand', ...brand } as const
        const at = stage.clock.now()
        const request = { campaignId, change: ending.how, keeper, at } as const
        await stage.database.transaction((tx) => changeCampaignStatus(tx, request))
      },
    })
  }
  return events
}

async function draftCampaign(
  stage: DemoStage,
  campaign: DemoCampaign,
  brand: { userId: string; brandId: string },
): Promise<string> {
  const wish = {
    name: campaign.name,
    type: 'ugc' as const,
    category: campaign.category,
    budgetCents: campaign.budgetDollars * 100,
    rewardRatePerKViewsCents: campaign.rateDollars * 100,
    minPayoutCents: (campaign.minDollars ?? 0) * 100,
    maxPayoutCents: (campaign.maxDollars ?? 0) * 100,
    flatBonusCents: (campaign.bonusDollars ?? 0) * 100,
    platformsAllowed: [...campaign.platforms],
    availableContentUrl: campaign.brief,
    contentRequirements: campaign.requirements,
    thumbnailUrl: await uploadThumbnail(stage, campaign, brand.userId),
    autoApproveAfterHours: 48,
  } satisfies NewCampaign['wish']
  const at = stage.clock.now()
  return await stage.database.transaction((tx) => createCampaign(tx, { brand, wish, at }))
}

/** As the brand's person does it: an address for one image, then the image. */
async function uploadThumbnail(
  stage: DemoStage,
  { picture }: DemoCampaign,
  userId: string,
): Promise<string> {
  const key = await stage.database.transaction((tx) => requestUpload(tx, userId))
  return await uploadImage(stage, { key, userId }, await drawThumbnail(picture))
}

async function fund(
  stage: DemoStage,
  campaign: DemoCampaign,
  target: { brand: { userId: string; brandId: string }; campaignId: string },
): Promise<void> {
  const amountCents = toCents(campaign.fundedDollars * 100)
  const started = await startFunding(stage, { ...target, amountCents })
  await stage.control.payByCard(started.clientSecret)
  await settleFunding(stage, started.fundingId)
}

interface PostSetting {
  readonly people: DemoPeople
  readonly now: Date
  readonly brand: { userId: string; brandId: string }
  campaignId(): string
}

/** Published, submitted three hours later, decided within a day. */
function postEvents(post: DemoPost, setting: PostSetting): DemoEvent[] {
  const publishedAt = addHours(setting.now, -24 * post.daysAgo)
  const creator = setting.people.creator(post.creator)
  const externalPostId = postIdFor(post)
  const sandboxPost = () => ({
    platform: post.platform,
    username: creator.username(post.platform),
    externalPostId,
    title: post.title,
    likes: Math.round(post.finalViews * 0.06),
    comments: Math.round(post.finalViews * 0.004),
    publishedAt,
  })
  let submissionId = ''
  const submitted: DemoEvent = {
    at: addHours(publishedAt, 3),
    play: async (stage) => {
      const views = viewsAt(post, stage.clock.now(), publishedAt)
      await stage.control.putPost({ ...sandboxPost(), views, grows: false })
      const socialAccountId = await findAccountId(stage.database, { ...creator, ...post })
      const { userId, creatorId } = creator
      const postUrl = urlOf(post.platform, creator.username(post.platform), externalPostId)
      const request = {
        userId,
        creatorId,
        campaignId: setting.campaignId(),
        socialAccountId,
        postUrl,
      }
      submissionId = (await submitPost(stage, request)).id
    },
  }
  const { fate } = post
  if (fate.kind === 'pending') return [submitted]
  const decided: DemoEvent = {
    at: addHours(publishedAt, 20),
    play: async (stage) => {
      const reviewer = { kind: 'brand', ...setting.brand } as const
      const at = stage.clock.now()
      if (fate.kind === 'approved') {
        await approveSubmission(stage, { submissionId, reviewer })
        stage.tracked.push({
          submissionId,
          publishedAt,
          finalViews: post.finalViews,
          sandboxPost: sandboxPost(),
        })
        return
      }
      const { code, note, dispute } = fate
      await rejectSubmission(stage, { submissionId, reviewer, code, note })
      if (dispute === undefined) return
      const opened = { submissionId, userId: creator.userId, reason: dispute, at: addHours(at, 5) }
      await stage.database.transaction((tx) => insertDispute(tx, opened))
    },
  }
  return [submitted, decided]
}

/** Views rise fast, then flatten: a share of the final count that depends on the age in days. */
export function viewsAt(post: { finalViews: number }, at: Date, publishedAt: Date): number {
  const days = Math.max((at.getTime() - publishedAt.getTime()) / 86_400_000, 0)
  return Math.round(post.finalViews * (1 - Math.exp(-days / 5)))
}

/** An id of the shape the platform gives, the same at every installation. */
function postIdFor(post: DemoPost): string {
  const digest = createHash('sha256').update(`${post.platform}:${post.title}`).digest()
  if (post.platform === 'tiktok') return `74${digest.readBigUInt64BE().toString().slice(0, 17)}`
  if (post.platform === 'x') return `19${digest.readBigUInt64BE().toString().slice(0, 16)}`
  return digest.toString('base64url').slice(0, 11)
}

function urlOf(platform: Platform, username: string, id: string): string {
  switch (platform) {
    case 'tiktok':
      return `https://www.tiktok.com/@${username}/video/${id}`
    case 'instagram':
      return `https://www.instagram.com/reel/${id}/`
    case 'youtube':
      return `https://www.youtube.com/shorts/${id}`
    case 'x':
      return `https://x.com/${username}/status/${id}`
  }
}
