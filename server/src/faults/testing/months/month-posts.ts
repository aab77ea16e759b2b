import { randomBytes } from 'node:crypto'
import type { CampaignId, SubmissionId } from '@permille/contract/ids'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { TestCreator } from '#testing/test-marketplace.ts'
import type { Person } from '#testing/test-users.ts'
import type { FaultyMarket } from './faulty-market.ts'

/** A post as its platform has it. */
export interface ShownPost {
  readonly username: string
  readonly externalPostId: string
}

/** Gives a creator a channel at the platform; returns its name. */
export async function openChannel(market: FaultyMarket, creator: TestCreator): Promise<string> {
  const { sandbox, wiring, database } = market.server
  const username = `ch${randomBytes(6).toString('hex')}`
  await sandbox.setAccount({ platform: 'youtube', username, followers: 5000 })
  const youtube = wiring.parts.platforms.get('youtube')?.connection
  const facts = youtube?.kind === 'username' ? await youtube.lookUpAccount(username) : null
  if (facts === null) throw new Error('the channel is not there')
  await run(
    database.db,
    sql`UPDATE social_accounts SET platform_user_id = ${facts.platformUserId}, username = ${username}
      WHERE id = ${creator.accountId}`,
  )
  return username
}

export function nameOfPost(username: string): ShownPost {
  return { username, externalPostId: randomBytes(8).toString('base64url').slice(0, 11) }
}

/** With as many likes that nobody flags its views. */
export async function showPost(
  market: FaultyMarket,
  post: ShownPost,
  views: number,
): Promise<void> {
  const publishedAt = new Date().toISOString()
  const shown = { platform: 'youtube', ...post, views, likes: views, publishedAt } as const
  await market.server.sandbox.setPost({ ...shown, state: 'public' })
}

/** As its creator does it. */
export async function submitPost(
  market: FaultyMarket,
  creator: Person & TestCreator,
  { campaignId, shown }: { campaignId: CampaignId; shown: ShownPost },
): Promise<SubmissionId> {
  const postUrl = `https://www.youtube.com/watch?v=${shown.externalPostId}`
  const body = { campaignId, socialAccountId: creator.accountId, postUrl }
  const { status, json } = await market.press('/api/submissions', creator, body)
  if (status >= 400) throw new Error(`submission: ${status} ${json.code}`)
  return json.id
}
