import { publishedBeforeToleranceMinutes } from '@permille/contract/limits'
import { type ParsedPostUrl, postUrlMessages } from '@permille/contract/post-url'
import type { SubmissionCheck } from '@permille/contract/submissions'
import type { PostFacts } from '../../integrations/social-platform.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { CampaignTerms } from '../campaigns/public.ts'
import { platformNames, type SocialAccount } from '../connections/public.ts'

/** What the checks need to know of a campaign. */
export type CampaignRules = Pick<
  CampaignTerms,
  'id' | 'status' | 'brandOwnerUserId' | 'platformsAllowed' | 'liveAt' | 'endsAt'
>

function check(code: string, passed: boolean, messages: [string, string]): SubmissionCheck {
  return { code, passed, message: passed ? messages[0] : messages[1] }
}

export function checkCampaign(
  campaign: CampaignRules,
  asked: { userId: string; at: Date },
): SubmissionCheck[] {
  const isOpen =
    campaign.status === 'live' && (campaign.endsAt === null || campaign.endsAt > asked.at)
  const live = check('campaign-live', isOpen, [
    'The campaign is live.',
    'This campaign is not taking submissions right now.',
  ])
  if (campaign.brandOwnerUserId !== asked.userId) return [live]
  return [
    live,
    { code: 'own-campaign', passed: false, message: 'You cannot submit to your own campaign.' },
  ]
}

export function checkAccount(account: SocialAccount, campaign: CampaignRules): SubmissionCheck[] {
  const name = platformNames[account.platform]
  return [
    check('account-connected', account.needsReconnectAt === null, [
      `@${account.username} is connected.`,
      `Your ${name} connection has expired. Connect @${account.username} again.`,
    ]),
    check('platform-allowed', campaign.platformsAllowed.includes(account.platform), [
      `The campaign takes ${name} posts.`,
      `This campaign does not take ${name} posts.`,
    ]),
  ]
}

export function checkUrl(url: ParsedPostUrl, account: SocialAccount): SubmissionCheck {
  const name = platformNames[account.platform]
  return check('post-url', url.ok && url.platform === account.platform, [
    `The link is a ${name} post.`,
    url.ok
      ? `This is a ${platformNames[url.platform]} link, but @${account.username} is a ${name} account.`
      : postUrlMessages[url.reason],
  ])
}

export function checkUnique(isTaken: boolean): SubmissionCheck {
  return check('post-unique', !isTaken, [
    'The post has not been submitted before.',
    'This post has already been submitted to a campaign.',
  ])
}

export function checkPublic(post: PostFacts | null): SubmissionCheck {
  return check('post-public', post !== null, [
    'The post is public.',
    'We cannot see this post. Make it public and check the link.',
  ])
}

export function checkPost(
  post: PostFacts,
  { account, campaign }: { account: SocialAccount; campaign: CampaignRules },
): SubmissionCheck[] {
  return [
    check('post-author', post.authorPlatformUserId === account.platformUserId, [
      `The post is by @${account.username}.`,
      `This post is not by @${account.username}. Submit a post of the account you chose.`,
    ]),
    check('post-published', isPublishedInTime(post.publishedAt, campaign.liveAt), [
      'The post was published after the campaign began.',
      'This post was published before the campaign began.',
    ]),
  ]
}

/** Platforms give whole seconds, so a few minutes before the campaign's start still count. */
function isPublishedInTime(publishedAt: Date | null, liveAt: Date | null): boolean {
  if (publishedAt === null || liveAt === null) return false
  return publishedAt >= addSeconds(liveAt, -publishedBeforeToleranceMinutes * 60)
}
