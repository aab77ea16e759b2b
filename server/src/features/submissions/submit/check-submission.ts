import type { CampaignId, CreatorId, SocialAccountId, UserId } from '@permille/contract/ids'
import { type ParsedPostUrl, parsePostUrl } from '@permille/contract/submissions/post-url'
import { hasJoined, isBlocked, readCampaignTerms } from '#features/campaigns/public.ts'
import {
  AccountNotFound,
  readOwnAccount,
  type SocialAccount,
} from '#features/connections/public.ts'
import {
  PostBeforeProfessional,
  type PostFacts,
  ReconnectNeeded,
  ViewsNotOffered,
} from '#integrations/social-platform.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Submission } from '../submission.ts'
import type { SubmitDeps } from '../submission-deps.ts'
import { countPosts } from './check-store.ts'
import { checkEligibility } from './eligibility.ts'
import { findTaken } from './find-taken.ts'
import type { PostReadings } from './post-readings.ts'
import {
  type CampaignRules,
  checkAccount,
  checkPost,
  checkPublic,
  checkUnique,
  checkUrl,
  checkViews,
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
  /** The rejected submission that is made again: it is no new post, and keeps its disclosure rule. */
  readonly again?: Pick<Submission, 'id' | 'needsDisclosure'>
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

/**
 * Runs all checks of rules §3: for the preview, and before a first or a second try is stored with a new
 * reading of the post.
 */
export async function checkSubmission(
  deps: SubmitDeps,
  request: SubmissionRequest,
  reading: keyof PostReadings = 'read',
): Promise<CheckResult> {
  const { campaign, account } = await readSubjects(deps, request)
  const url = parsePostUrl(request.postUrl)
  const at = deps.clock.now()
  const first = [
    ...checkEligibility(campaign, {
      userId: request.userId,
      posts: await countPosts(deps.database, { ...request, at }),
      isBlocked: await isBlocked(deps.database, request),
      submitsPerDay: submitsPerDayOf(deps, request),
      at,
    }),
    ...checkAccount(account, campaign),
    checkUrl(url, account),
  ]
  if (!url.ok || first.some((check) => !check.passed)) return refusedWith(first)
  try {
    const before = { request, campaign, account, url, first, reading }
    return await checkAgainstPlatform(deps, before)
  } catch (error) {
    if (error instanceof PostBeforeProfessional) {
      return refusedWith([...first, checkPublic(null, error.message)])
    }
    if (error instanceof ViewsNotOffered) {
      return refusedWith([...first, checkViews(error.message)])
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
  const { needsDisclosure } = request.again ?? campaign
  return { campaign: { ...campaign, needsDisclosure }, account }
}

/** The limit of a day is about new posts. */
export function submitsPerDayOf(
  { submitsPerDay }: Pick<SubmitDeps, 'submitsPerDay'>,
  { again }: Pick<SubmissionRequest, 'again'>,
): number {
  return again === undefined ? submitsPerDay : Number.POSITIVE_INFINITY
}

interface FirstChecks {
  readonly request: SubmissionRequest
  readonly campaign: CampaignRules
  readonly account: SocialAccount
  readonly url: PostUrl
  readonly first: RefusingCheck[]
  readonly reading: keyof PostReadings
}

/** A short link names a post that only the platform knows: earlier submissions are searched for once it is read. */
async function checkAgainstPlatform(deps: SubmitDeps, before: FirstChecks): Promise<CheckResult> {
  const { request, campaign, account, url } = before
  const takenAs = (externalPostId: string) =>
    findTaken(
      deps.database,
      { ...request, platform: url.platform, externalPostId },
      deps.clock.now(),
    )
  const taken = url.reference.kind === 'id' ? await takenAs(url.reference.value) : null
  if (taken !== null) return refusedWith([...before.first, checkUnique(taken)])
  const post = await deps.readings[before.reading](account, url.reference, request)
  const externalPostId = post?.externalPostId ?? url.reference.value
  const isSame = url.reference.kind === 'id' && externalPostId === url.reference.value
  const checks = [
    ...before.first,
    checkUnique(isSame ? null : await takenAs(externalPostId)),
    checkPublic(post),
    ...(post === null ? [] : checkPost(post, { account, campaign, link: request.postUrl })),
  ]
  if (post === null || checks.some((check) => !check.passed)) return refusedWith(checks, post)
  return { checks, accepted: { account, url, post }, read: post }
}
