import type { Platform } from '@permille/contract/enums'
import type { UserId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { publishedBeforeToleranceMinutes } from '@permille/contract/limits'
import { platformFacts } from '@permille/contract/platforms'
import type { RefusalCodeOf } from '@permille/contract/refusals/refusals'
import { hasDisclosureTag } from '@permille/contract/submissions/disclosure'
import { type ParsedPostUrl, postUrlMessages } from '@permille/contract/submissions/post-url'
import type { SubmissionCheck } from '@permille/contract/submissions/submissions'
import { blockedSentence, type CampaignTerms } from '#features/campaigns/public.ts'
import { reconnectError, type SocialAccount } from '#features/connections/public.ts'
import type { PostFacts } from '#integrations/social-platform.ts'
import { addSeconds } from '#platform/clock.ts'
import { describeAuthor } from './name-in-link.ts'

/** What the checks need to know about a campaign. */
export type CampaignRules = Pick<
  CampaignTerms,
  | 'id'
  | 'status'
  | 'brandOwnerUserId'
  | 'platformsAllowed'
  | 'liveAt'
  | 'endsAt'
  | 'pendingPostsMax'
  | 'approvedPostsMax'
  | 'creatorsMax'
  | 'placesLeft'
  | 'isInviteOnly'
  | 'needsDisclosure'
>

type Code = RefusalCodeOf<409 | 422>

/** A check that a submission is refused by, with the check's code, when it does not pass. */
export interface RefusingCheck<Of extends Code = Code> extends SubmissionCheck {
  readonly code: Of
}

export function check<Of extends Code>(
  code: Of,
  passed: boolean,
  messages: [string, string],
): RefusingCheck<Of> {
  return { code, passed, message: passed ? messages[0] : messages[1] }
}

export function checkCampaign(
  campaign: CampaignRules,
  request: { userId: UserId; at: Date },
): RefusingCheck<'campaign-live' | 'own-campaign'>[] {
  const live = checkLive(campaign, request.at)
  if (campaign.brandOwnerUserId !== request.userId) return [live]
  return [
    live,
    { code: 'own-campaign', passed: false, message: 'You cannot submit to your own campaign.' },
  ]
}

export function checkLive(
  { status, endsAt }: Pick<CampaignRules, 'status' | 'endsAt'>,
  at: Date,
): RefusingCheck<'campaign-live'> {
  return check('campaign-live', status === 'live' && (endsAt === null || endsAt > at), [
    'The campaign is live.',
    'This campaign is not taking submissions right now.',
  ])
}

/** Says it only to those concerned: why is the brand's own (rules §3). */
export function checkBlock(isBlocked: boolean): RefusingCheck<'creator-blocked'>[] {
  return isBlocked ? [{ code: 'creator-blocked', passed: false, message: blockedSentence }] : []
}

/** `refusal` is why the account's platform has just refused its grant, in a sentence for its creator. */
export function checkAccount(
  account: SocialAccount,
  campaign: CampaignRules,
  refusal?: string,
): RefusingCheck[] {
  const name = platformFacts[account.platform].title
  const isConnected = account.needsReconnectAt === null && refusal === undefined
  return [
    check('account-connected', isConnected, [
      `@${isolate(account.username)} is connected.`,
      refusal ?? reconnectSentence(account),
    ]),
    check('platform-allowed', campaign.platformsAllowed.includes(account.platform), [
      `The campaign accepts ${name} posts.`,
      `This campaign does not accept ${name} posts.`,
    ]),
  ]
}

function reconnectSentence(account: SocialAccount): string {
  if (account.reconnectReason === 'permission') return reconnectError(account).message
  const name = platformFacts[account.platform].title
  return `Your ${name} connection has expired. Connect @${isolate(account.username)} again.`
}

export function checkUrl(url: ParsedPostUrl, account: SocialAccount): RefusingCheck {
  const name = platformFacts[account.platform].title
  return check('post-url', url.ok && url.platform === account.platform, [
    `The link is to a post on ${name}.`,
    url.ok
      ? `The link is to ${platformFacts[url.platform].title}, but @${isolate(account.username)} is on ${name}.`
      : postUrlMessages[url.reason],
  ])
}

/** How an earlier submission of a post reserves it. */
export type Taken = 'live' | 'reversed' | 'disputed' | 'decided' | 'correctable'

const takenRefusals: Readonly<Record<Taken, { code: Code; message: string }>> = {
  live: { code: 'post-unique', message: 'This post has already been submitted to a campaign.' },
  reversed: {
    code: 'post-reversed',
    message: 'An admin reversed the approval of this post, so campaigns no longer accept it.',
  },
  disputed: {
    code: 'post-disputed',
    message:
      'A decision about this post is disputed. It cannot be submitted until an admin has decided.',
  },
  decided: {
    code: 'post-decided',
    message:
      'This campaign has rejected this post, so it does not accept it again. Other campaigns may.',
  },
  correctable: {
    code: 'post-decided',
    message:
      'This campaign has rejected this post. You can still correct it: submit it again from its own page.',
  },
}

export function checkUnique(taken: Taken | null): RefusingCheck {
  if (taken !== null) return { ...takenRefusals[taken], passed: false }
  const message = 'The post has not been submitted before.'
  return { code: 'post-unique', passed: true, message }
}

export function checkPublic(
  post: PostFacts | null,
  refusal = 'We cannot see this post. Make it public and check the link.',
): RefusingCheck {
  return check('post-public', post !== null, ['The post is public.', refusal])
}

/** The platform has no views of the post, for the reason in the sentence. */
export function checkViews(refusal: string): RefusingCheck {
  return check('post-views', false, ['Its views can be read.', refusal])
}

export function checkPost(
  post: PostFacts,
  {
    account,
    campaign,
    link = '',
  }: { account: SocialAccount; campaign: CampaignRules; link?: string },
): RefusingCheck[] {
  return [
    check('post-author', post.authorPlatformUserId === account.platformUserId, [
      describeAuthor(link, account),
      `This post is not by @${isolate(account.username)}. Submit a post by the account you chose.`,
    ]),
    check('post-published', isPublishedInTime(post.publishedAt, campaign.liveAt), [
      'The post was published after the campaign began.',
      'This post was published before the campaign began.',
    ]),
    ...checkDisclosure(post, { ...campaign, platform: account.platform }),
  ]
}

/** By a tag in its text, or by its label for paid partnerships, which only X reports. */
export function isDisclosed({
  title,
  description,
  isLabelledPaid,
}: Pick<PostFacts, 'title' | 'description' | 'isLabelledPaid'>): boolean {
  return isLabelledPaid === true || hasDisclosureTag(`${title ?? ''}\n${description ?? ''}`)
}

export function checkDisclosure(
  post: Pick<PostFacts, 'title' | 'description' | 'isLabelledPaid'>,
  { needsDisclosure, platform }: { needsDisclosure: boolean; platform: Platform },
): RefusingCheck[] {
  if (!needsDisclosure) return []
  const label = platform === 'x' ? ', or X’s paid partnership label to the post' : ''
  return [
    check('post-disclosure', isDisclosed(post), [
      'The post is marked as advertising.',
      `This post is not marked as advertising. Add #ad to its ${platformFacts[platform].textPlace}${label}. It can take a minute until we see the change.`,
    ]),
  ]
}

/** Platforms report whole seconds, so a few minutes before the campaign's start still count. */
function isPublishedInTime(publishedAt: Date | null, liveAt: Date | null): boolean {
  if (publishedAt === null || liveAt === null) return false
  return publishedAt >= addSeconds(liveAt, -publishedBeforeToleranceMinutes * 60)
}
