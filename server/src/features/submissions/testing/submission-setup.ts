import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  BrandId,
  CampaignId,
  SocialAccountId,
  SubmissionId,
  UserId,
} from '@permille/contract/ids'
import { finishAuthorization } from '#features/connections/authorize/finish-authorization.ts'
import { startAuthorization } from '#features/connections/authorize/start-authorization.ts'
import {
  addCreator,
  type ConnectionSetup,
  setUpConnections,
} from '#features/connections/testing/connection-setup.ts'
import { createPictureSource } from '#integrations/pictures/download-pictures.ts'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import { sharpEncoder } from '#integrations/storage/sharp-encoder.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { markSeen } from '#testing/seen-posts.ts'
import { makeLiveCampaign } from '#testing/test-marketplace.ts'
import { giveConsent } from '#testing/test-sandbox.ts'
import type { Reviewer } from '../review.ts'
import type { SubmissionRequest } from '../submit/check-submission.ts'
import { createPostReadings } from '../submit/post-readings.ts'
import { submitPost } from '../submit/submit-post.ts'

/** The connections with campaigns, creators and their posts. */
export async function setUpSubmissions() {
  const connections = await setUpConnections()
  const { database } = connections.deps
  const deps = {
    ...connections.deps,
    readings: createPostReadings(connections.deps),
    ...picturesAt(connections.sandbox.url),
    submitsPerDay: 20,
    earningsHoldHours: 72,
    approvalUndoSeconds: 0,
    trackingWindowDays: 30,
  }
  const setup = {
    ...connections,
    deps,
    campaign: (given: CampaignGiven = {}) => addCampaign(connections, given),
    creator: (given: CreatorGiven = {}) => addCreatorWithChannel(connections, given),
    person: () => addCreator(connections),
    authorized: (platform: 'tiktok' | 'instagram', username: string) =>
      addAuthorizedCreator(connections, platform, username),
    post: (username: string, given: PostGiven = {}) => addPost(connections, username, given),
    /** A submission that would pass, except for the changes. */
    request: async (change: Partial<SubmissionRequest> = {}): Promise<SubmissionRequest> => {
      const [campaign, creator] = [await setup.campaign(), await setup.creator()]
      return {
        ...creator,
        campaignId: campaign.id,
        socialAccountId: creator.accountId,
        postUrl: await setup.post(creator.username),
        ...change,
      }
    },
    submit: async (given: SubmitGiven = {}) => {
      const campaign = given.campaign ?? (await setup.campaign())
      const creator = given.creator ?? (await setup.creator())
      const postUrl = await setup.post(creator.username, given.post)
      const request = {
        ...creator,
        campaignId: campaign.id,
        socialAccountId: creator.accountId,
        postUrl,
      }
      const { id } = await submitPost(deps, request)
      const brand: Reviewer = {
        kind: 'brand',
        userId: campaign.userId,
        brandId: campaign.brandId,
      }
      return { id, campaign, creator, brand, request }
    },
    row: (submissionId: SubmissionId) => readRow(connections, submissionId),
    /** As if the system had just read the post to approve it. */
    see: (submissionId: SubmissionId) => markSeen(database, submissionId),
    history: (submissionId: SubmissionId) => readHistory(connections, submissionId),
    thumbnailOf: (submissionId: SubmissionId) => readThumbnail(connections, submissionId),
    change: (statement: ReturnType<typeof sql>) => database.transaction((tx) => run(tx, statement)),
  }
  return setup
}

/** Pictures come from the sandbox and are kept in a folder of their own. */
function picturesAt(url: string) {
  const bases = { tiktok: url, instagram: url, youtube: url, x: url }
  return {
    pictures: createPictureSource({ bases }),
    images: sharpEncoder,
    storage: createDiskStorage(mkdtempSync(join(tmpdir(), 'permille-pictures-'))),
  }
}

export type SubmissionSetup = Awaited<ReturnType<typeof setUpSubmissions>>

/** A creator with an account whose ownership is, or is not, proven. */
export type Claimant = Awaited<ReturnType<typeof addCreatorWithChannel>>

interface CampaignGiven {
  readonly fundedCents?: number
  readonly flatBonusCents?: number
  readonly platforms?: readonly string[]
  readonly liveAt?: Date
}

interface CreatorGiven {
  readonly followers?: number
  readonly isVerified?: boolean
}

interface PostGiven {
  readonly views?: number
  readonly likes?: number
  readonly title?: string
  readonly publishedAt?: Date
  readonly state?: 'public' | 'private' | 'deleted'
}

interface SubmitGiven {
  readonly campaign?: { id: CampaignId; brandId: BrandId; userId: UserId }
  readonly creator?: Claimant
  readonly post?: PostGiven
}

interface SubmissionRow {
  readonly status: string
  readonly reason: string | null
  readonly rejectionCode: string | null
  readonly risks: string[]
  readonly needsAdmin: boolean
  readonly submittedAt: Date
  readonly autoApprovesAt: Date
  readonly approvedAt: Date | null
  readonly tracksUntil: Date | null
  readonly resubmittedAt: Date | null
  readonly title: string | null
  readonly externalPostId: string
  readonly lockReason: string | null
  readonly lockedAt: Date | null
  readonly paidAt: Date | null
}

async function addCreatorWithChannel(setup: ConnectionSetup, given: CreatorGiven) {
  const creator = await addCreator(setup)
  const username = `ch${randomBytes(6).toString('hex')}`
  const followers = given.followers ?? 5000
  await setup.sandbox.setAccount({ platform: 'youtube', username, followers })
  const youtube = setup.deps.platforms.get('youtube')?.connection
  const facts = youtube?.kind === 'username' ? await youtube.lookUpAccount(username) : null
  if (facts === null) throw new Error('the channel is not there')
  const accountId = newId<SocialAccountId>()
  const verifiedAt = given.isVerified === false ? null : setup.deps.clock.now()
  await setup.deps.database.transaction((tx) =>
    run(
      tx,
      sql`INSERT INTO social_accounts
          (id, user_id, platform, platform_user_id, username, follower_count, verified_at)
        VALUES (${accountId}, ${creator.userId}, 'youtube', ${facts.platformUserId}, ${username},
          ${followers}, ${verifiedAt})`,
    ),
  )
  return { ...creator, username, accountId }
}

/** A creator who connected an account through the platform's own page. */
async function addAuthorizedCreator(
  setup: ConnectionSetup,
  platform: 'tiktok' | 'instagram',
  username: string,
) {
  const creator = await addCreator(setup)
  const authUrl = await startAuthorization(setup.deps, { ...creator, platform })
  const returned = await giveConsent(authUrl, { username })
  const accountId = await finishAuthorization(setup.deps, { ...creator, platform, ...returned })
  return { ...creator, username, accountId }
}

/** Returns the URL of the new video. */
async function addPost(
  setup: ConnectionSetup,
  username: string,
  given: PostGiven,
): Promise<string> {
  const externalPostId = randomBytes(8).toString('base64url').slice(0, 11)
  await setup.sandbox.setPost({
    platform: 'youtube',
    username,
    externalPostId,
    views: given.views ?? 0,
    likes: given.likes ?? 50,
    ...(given.title !== undefined && { title: given.title }),
    publishedAt: (given.publishedAt ?? setup.deps.clock.now()).toISOString(),
    state: given.state ?? 'public',
  })
  return `https://www.youtube.com/watch?v=${externalPostId}`
}

async function addCampaign(setup: ConnectionSetup, given: CampaignGiven) {
  const { database, clock } = setup.deps
  const { id } = await database.transaction((tx) =>
    makeLiveCampaign(tx, { fundedCents: given.fundedCents ?? 10_000 }),
  )
  return exactlyOne(
    database,
    sql<{ id: CampaignId; brandId: BrandId; userId: UserId }>`UPDATE campaigns c
      SET flat_bonus_cents = ${given.flatBonusCents ?? 0},
        platforms_allowed = ${given.platforms ?? ['youtube', 'x']},
        live_at = ${given.liveAt ?? clock.now()}
      FROM brands b WHERE c.id = ${id} AND b.id = c.brand_id
      RETURNING c.id, c.brand_id, b.owner_user_id AS user_id`,
  )
}

function readRow(setup: ConnectionSetup, submissionId: SubmissionId): Promise<SubmissionRow> {
  return exactlyOne(
    setup.deps.database,
    sql<SubmissionRow>`SELECT status, reason, rejection_code, risks, needs_admin, submitted_at,
        auto_approves_at, approved_at, tracks_until, resubmitted_at, title, external_post_id,
        lock_reason, locked_at, paid_at
      FROM submissions WHERE id = ${submissionId}`,
  )
}

async function readThumbnail(
  setup: ConnectionSetup,
  submissionId: SubmissionId,
): Promise<string | null> {
  const row = await exactlyOne(
    setup.deps.database,
    sql<{ thumbnailUrl: string | null }>`SELECT thumbnail_url FROM submissions
      WHERE id = ${submissionId}`,
  )
  return row.thumbnailUrl
}

/** Each change as "actor from to", in order. */
async function readHistory(setup: ConnectionSetup, submissionId: SubmissionId): Promise<string[]> {
  const rows = await manyRows(
    setup.deps.database,
    sql<{ move: string }>`SELECT concat_ws(' ', actor_kind, from_status, to_status) AS move
      FROM submission_status_changes WHERE submission_id = ${submissionId} ORDER BY seq`,
  )
  return rows.map(({ move }) => move)
}
