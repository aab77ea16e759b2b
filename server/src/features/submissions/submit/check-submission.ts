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
import { readTogether } from '#platform/database/query.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Submission } from '../submission.ts'
import type { SubmitDeps } from '../submission-deps.ts'
import { countPosts } from './check-store.ts'
import { checkEligibility, type EligibilityFacts } from './eligibility.ts'
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
  type Taken,
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
  readonly campaign: CampaignRules
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
  const url = parsePostUrl(request.postUrl)
  const at = deps.clock.now()
  const { campaign, account, taken, ...facts } = await readFacts(deps, { request, url, at })
  const submitsPerDay = submitsPerDayOf(deps, request)
  const first = [
    ...checkEligibility(campaign, { ...facts, userId: request.userId, submitsPerDay, at }),
    ...checkAccount(account, campaign),
    checkUrl(url, account),
  ]
  if (!url.ok || first.some((check) => !check.passed)) return refusedWith(first)
  if (taken !== null) return refusedWith([...first, checkUnique(taken)])
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

interface Facts extends Pick<EligibilityFacts, 'posts' | 'isBlocked'> {
  readonly campaign: CampaignRules
  readonly account: SocialAccount
  readonly taken: Taken | null
}

/** A short link names a post that only the platform knows: what takes it is searched for once it is read. */
async function readFacts(
  { database }: SubmitDeps,
  { request, url, at }: { request: SubmissionRequest; url: ParsedPostUrl; at: Date },
): Promise<Facts> {
  const { userId, socialAccountId: accountId } = request
  const isNamed = url.ok && url.reference.kind === 'id'
  const post = isNamed ? { platform: url.platform, externalPostId: url.reference.value } : null
  const read = await readTogether(database, (db) => ({
    campaign: readCampaignTerms(db, request.campaignId),
    account: readOwnAccount(db, { userId, accountId }),
    posts: countPosts(db, { ...request, at }),
    isBlocked: isBlocked(db, request),
    taken: post === null ? Promise.resolve(null) : findTaken(db, { ...request, ...post }, at),
  }))
  const { campaign, account } = read
  // Creators see no drafts, and an invite-only campaign once they joined.
  if (
    campaign.liveAt === null ||
    (campaign.isInviteOnly && !(await hasJoined(database, request)))
  ) {
    throw new NotFound('campaign-not-found', 'Campaign not found')
  }
  if (account === undefined) throw new AccountNotFound()
  const { needsDisclosure } = request.again ?? campaign
  return { ...read, campaign: { ...campaign, needsDisclosure }, account }
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

async function checkAgainstPlatform(deps: SubmitDeps, before: FirstChecks): Promise<CheckResult> {
  const { request, campaign, account, url } = before
  const { platform } = url
  const takenAs = (externalPostId: string) =>
    findTaken(deps.database, { ...request, platform, externalPostId }, deps.clock.now())
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
  return { checks, accepted: { campaign, account, url, post }, read: post }
}
