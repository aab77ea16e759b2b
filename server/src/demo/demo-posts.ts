import { createHash } from 'node:crypto'
import type { BrandId, CampaignId, SubmissionId, UserId } from '@permille/contract/ids'
import { platformLinks } from '@permille/contract/platforms/links'
import { openDispute } from '../features/disputes/open-dispute.ts'
import { approveSubmission } from '../features/submissions/review/approve-submission.ts'
import { rejectSubmission } from '../features/submissions/review/reject-submission.ts'
import { resubmitPost } from '../features/submissions/submit/resubmit-post.ts'
import { submitPost } from '../features/submissions/submit/submit-post.ts'
import { addHours } from '../platform/clock.ts'
import type { DemoDependencies, DemoEvent } from './demo-parts.ts'
import type { DemoCreatorIds, DemoPeople } from './demo-people.ts'
import type { DemoCampaign, DemoFate, DemoPost } from './demo-plan.ts'
import { findAccountId } from './demo-store.ts'
import { viewsAt } from './views-at.ts'

interface PostSetting {
  readonly people: DemoPeople
  readonly now: Date
  readonly brand: { readonly userId: UserId; readonly brandId: BrandId }
  readonly campaign: DemoCampaign
  campaignId(): CampaignId
}

/** A post in progress: the platform's facts about it, and its submission once it exists. */
interface PlayedPost extends PostSetting {
  readonly post: DemoPost
  readonly creator: DemoCreatorIds
  readonly externalPostId: string
  readonly publishedAt: Date
  submissionId: SubmissionId
}

const decisionHours = 17
const ordinaryLikesPercent = 6
const disputeHours = 5

/** Published, submitted hours later, decided within a day, perhaps resubmitted. */
export function postEvents(post: DemoPost, setting: PostSetting): DemoEvent[] {
  const publishedAt = addHours(setting.now, -24 * post.daysAgo)
  const creator = setting.people.creator(post.creator)
  const externalPostId = postIdFor(post)
  const submissionId = '' as SubmissionId
  const played = { ...setting, post, creator, externalPostId, publishedAt, submissionId }
  const submittedAt = addHours(publishedAt, post.waitHours)
  const decidedAt = addHours(submittedAt, decisionHours)
  const submitted = { at: submittedAt, play: (demo: DemoDependencies) => submit(demo, played) }
  const { fate } = post
  if (fate.kind === 'pending') return [submitted]
  if (fate.kind === 'approved') {
    return [submitted, { at: decidedAt, play: (demo) => approve(demo, played) }]
  }
  const rejected = { at: decidedAt, play: (demo: DemoDependencies) => reject(demo, played, fate) }
  const { resubmittedAfterHours, dispute } = fate
  if (dispute !== undefined) {
    const disputedAt = addHours(decidedAt, disputeHours)
    return [submitted, rejected, { at: disputedAt, play: (demo) => open(demo, played, dispute) }]
  }
  if (resubmittedAfterHours === undefined) return [submitted, rejected]
  const again = addHours(decidedAt, resubmittedAfterHours)
  return [submitted, rejected, { at: again, play: (demo) => resubmit(demo, played) }]
}

async function submit(demo: DemoDependencies, played: PlayedPost): Promise<void> {
  const { post, creator, publishedAt, externalPostId } = played
  const views = viewsAt(post, demo.clock.now(), publishedAt)
  const { likesPercent } = post
  const likes = likesPercent === undefined ? undefined : Math.round((views * likesPercent) / 100)
  await demo.control.putPost({ ...sandboxPost(played), views, likes, grows: false })
  const { userId, creatorId } = creator
  const socialAccountId = await findAccountId(demo.database, { userId, platform: post.platform })
  const postUrl = platformLinks[post.platform].postUrl({
    username: creator.username(post.platform),
    id: externalPostId,
  })
  const campaignId = played.campaignId()
  const request = { userId, creatorId, campaignId, socialAccountId, postUrl }
  played.submissionId = (await submitPost(demo, request)).id
}

async function approve(demo: DemoDependencies, played: PlayedPost): Promise<void> {
  const { submissionId, post, publishedAt, campaign } = played
  await approveSubmission(demo, { submissionId, reviewer: { kind: 'brand', ...played.brand } })
  demo.tracked.push({
    submissionId,
    publishedAt,
    sandboxPost: sandboxPost(played),
    finalViews: post.finalViews,
    likesPercent: post.likesPercent ?? ordinaryLikesPercent,
    isQuiet: campaign.isQuiet ?? false,
  })
}

async function reject(
  demo: DemoDependencies,
  { submissionId, brand }: PlayedPost,
  { code, note }: Extract<DemoFate, { kind: 'rejected' }>,
): Promise<void> {
  const reviewer = { kind: 'brand', ...brand } as const
  await rejectSubmission(demo, { submissionId, reviewer, code, note })
}

async function open(
  demo: DemoDependencies,
  { submissionId, creator }: PlayedPost,
  reason: string,
): Promise<void> {
  const { creatorId, userId } = creator
  await openDispute(demo, { submissionId, creatorId, userId, reason })
}

async function resubmit(
  demo: DemoDependencies,
  { submissionId, creator }: PlayedPost,
): Promise<void> {
  const { creatorId, userId } = creator
  await resubmitPost(demo, { submissionId, creatorId, userId })
}

function sandboxPost({ post, creator, externalPostId, publishedAt }: PlayedPost) {
  return {
    platform: post.platform,
    username: creator.username(post.platform),
    externalPostId,
    title: post.title,
    publishedAt,
  }
}

/** An id in the platform's format, the same on every installation. */
function postIdFor(post: DemoPost): string {
  const digest = createHash('sha256').update(`${post.platform}:${post.title}`).digest()
  const digits = digest.readBigUInt64BE().toString()
  const letters = digest.toString('base64url').slice(0, 11)
  return platformLinks[post.platform].postId.test(letters) ? letters : `19${digits.slice(0, 16)}`
}
