import type { CampaignId, CreatorId, SocialAccountId, UserId } from '@permille/contract/ids'
import { type ParsedPostUrl, parsePostUrl } from '@permille/contract/post-url'
import {
  PostBeforeProfessional,
  type PostFacts,
  ReconnectNeeded,
} from '../../../integrations/social-platform.ts'
import { NotFound } from '../../../platform/errors/errors.ts'
import { hasJoined, isBlocked, readCampaignTerms } from '../../campaigns/public.ts'
import { AccountNotFound, readOwnAccount, type SocialAccount } from '../../connections/public.ts'
import type { SubmitDeps } from '../submission-deps.ts'
import { countPosts, isPostTaken } from './check-store.ts'
import type { Asker } from './post-readings.ts'
import { checkStanding } from './standing.ts'
import {
  type CampaignRules,
  checkAccount,
  checkPost,
  checkPublic,
  checkUnique,
  checkUrl,
  type RefusingCheck,
} from './submission-checks.ts'

export interface SubmissionRequest {
  readonly userId: UserId
  readonly creatorId: CreatorId
  readonly campaignId: CampaignId
  readonly socialAccountId: SocialAccountId
  readonly postUrl: string
  /** The caller's address, if there is one. */
  readonly address?: string | undefined
}

type PostUrl = Extract<ParsedPostUrl, { ok: true }>

/** The result of passing every check. */
export interface CheckedPost {
  readonly account: SocialAccount
  readonly url: PostUrl
  readonly post: PostFacts
}

export interface CheckResult {
  /** In order; checks that depend on a failed one are left out. */
  readonly checks: RefusingCheck[]
  readonly accepted: CheckedPost | null
  /** The post as it was read, whether or not it passed. */
  readonly read: PostFacts | null
}

/** Runs all checks of rules §3, for the preview and again before a submission is stored. */
export async function checkSubmission(
  deps: SubmitDeps,
  request: SubmissionRequest,
): Promise<CheckResult> {
  const { creatorId } = request
  const { campaign, account } = await readSubjects(deps, request)
  const url = parsePostUrl(request.postUrl)
  const at = deps.clock.now()
  const first = [
    ...checkStanding(campaign, {
      userId: request.userId,
      posts: await countPosts(deps.database, { ...request, at }),
      isBlocked: await isBlocked(deps.database, request),
      submitsPerDay: deps.submitsPerDay,
      at,
    }),
    ...checkAccount(account, campaign),
    checkUrl(url, account),
  ]
  if (!url.ok || first.some((check) => !check.passed)) return refusedWith(first)
  try {
    const asked = { creatorId, campaign, account, url, first, asker: request }
    return await checkAgainstPlatform(deps, asked)
  } catch (error) {
    if (error instanceof PostBeforeProfessional) {
      return refusedWith([...first, checkPublic(null, error.message)])
    }
    if (!(error instanceof ReconnectNeeded)) throw error
    return refusedWith(checkAccount(account, campaign, error.message))
  }
}

function refusedWith(checks: RefusingCheck[], read: PostFacts | null = null): CheckResult {
  return { checks, accepted: null, read }
}

async function readSubjects(
  { database }: SubmitDeps,
  request: SubmissionRequest,
): Promise<{ campaign: CampaignRules; account: SocialAccount }> {
  const campaign = await readCampaignTerms(database, request.campaignId)
  // Creators see no drafts, and an invite-only campaign once they joined.
  if (
    campaign.liveAt === null ||
    (campaign.isInviteOnly && !(await hasJoined(database, request)))
  ) {
    throw new NotFound('campaign-not-found', 'Campaign not found')
  }
  const account = await readOwnAccount(database, {
    userId: request.userId,
    accountId: request.socialAccountId,
  })
  if (account === undefined) throw new AccountNotFound()
  return { campaign, account }
}

/** Before calling the platform; for a short link only the platform knows the post. */
async function isKnownTaken(
  { database }: SubmitDeps,
  { platform, reference }: PostUrl,
  creatorId: CreatorId,
): Promise<boolean> {
  if (reference.kind !== 'id') return false
  return isPostTaken(database, { platform, externalPostId: reference.value, creatorId })
}

async function checkAgainstPlatform(
  deps: SubmitDeps,
  asked: {
    creatorId: CreatorId
    campaign: CampaignRules
    account: SocialAccount
    url: PostUrl
    first: RefusingCheck[]
    asker: Asker
  },
): Promise<CheckResult> {
  const { creatorId, campaign, account, url } = asked
  if (await isKnownTaken(deps, url, creatorId)) {
    return refusedWith([...asked.first, checkUnique(true)])
  }
  const post = await deps.readings.read(account, url.reference, asked.asker)
  const externalPostId = post?.externalPostId ?? url.reference.value
  const submitted = { platform: url.platform, externalPostId, creatorId }
  const isSame = url.reference.kind === 'id' && externalPostId === url.reference.value
  const isTaken = !isSame && (await isPostTaken(deps.database, submitted))
  const checks = [
    ...asked.first,
    checkUnique(isTaken),
    checkPublic(post),
    ...(post === null ? [] : checkPost(post, { account, campaign })),
  ]
  if (post === null || checks.some((check) => !check.passed)) return refusedWith(checks, post)
  return { checks, accepted: { account, url, post }, read: post }
}
