import type { DatabaseServer } from '../../server/src/platform/database/database.ts'
import { exactlyOne } from '../../server/src/platform/database/query.ts'
import { sql } from '../../server/src/platform/database/sql.ts'
import { compare } from './compare.ts'
import { type LoadRequest, measureOnce } from './load.ts'
import type { Program } from './program.ts'
import type { Line } from './report.ts'
import { openChannel, putInSandbox } from './sandbox-channel.ts'
import type { SignedInCreator } from './signed-in-creators.ts'

// Enough that no one exceeds the previews allowed per minute.
const authorCount = 80
const postsPerRound = 240
/** The bare server is so much faster that it needs more requests to be measurable. */
const bareTimes = 4
const preparedAtOnce = 16
/** The number of the round before those that count. */
const warmUp = 3

interface Town {
  readonly db: DatabaseServer
  readonly product: Program
  readonly bare: Program
  readonly sandbox: Program
}

interface Post {
  readonly author: SignedInCreator
  readonly externalPostId: string
  readonly postUrl: string
}

/** Creators submit posts right after seeing the preview; both servers read the post at its platform, and its account. */
export async function* measureSubmission(
  town: Town,
  creators: readonly SignedInCreator[],
): AsyncGenerator<Line> {
  const { id: campaignId } = await exactlyOne(
    town.db,
    sql<{ id: string }>`UPDATE campaigns SET pending_posts_max = 100
      WHERE id = (SELECT id FROM campaigns WHERE status = 'live' ORDER BY id LIMIT 1)
      RETURNING id`,
  )
  const authors = creators.slice(0, authorCount)
  for (const author of authors) await openChannel(town, author)
  const rounds = [0, 1, 2, warmUp].map((round) => makePosts(authors, round))
  const contestants = [
    async (round: number) => {
      const posts = rounds[round] ?? []
      await inTurns(posts, (post) => publishAndPreview(town, campaignId, post))
      const requests = posts.map((post) => submission(town, campaignId, post))
      return await measureOnce({ url: town.product.url, requests, expectedStatus: 201 })
    },
    async (round: number) => {
      const requests = (rounds[round] ?? []).flatMap((post) => bareSubmissions(campaignId, post))
      return await measureOnce({ url: town.bare.url, requests, expectedStatus: 200 })
    },
  ]
  // Compiled and connected first: what a server does once is no part of a call.
  for (const contestant of contestants) await contestant(warmUp)
  const comparison = await compare(contestants)
  yield {
    name: 'post submission : two calls, bare insert',
    ratio: comparison.ratioTo(1),
    goal: 0.15,
    comparison,
    unit: 'posts/s',
  }
}

function makePosts(authors: readonly SignedInCreator[], round: number): Post[] {
  return Array.from({ length: postsPerRound }, (_, index) => {
    const author = authors[index % authors.length]
    if (author === undefined) throw new Error('nobody posts')
    const externalPostId = `post${round}${String(index).padStart(6, '0')}`
    const postUrl = `https://www.youtube.com/watch?v=${externalPostId}`
    return { author, externalPostId, postUrl }
  })
}

async function inTurns(posts: readonly Post[], work: (post: Post) => Promise<void>): Promise<void> {
  for (let first = 0; first < posts.length; first += preparedAtOnce) {
    await Promise.all(posts.slice(first, first + preparedAtOnce).map(work))
  }
}

async function publishAndPreview(
  { sandbox, product }: Town,
  campaignId: string,
  { author, externalPostId, postUrl }: Post,
): Promise<void> {
  const post = { platform: 'youtube', username: author.username, externalPostId, views: 1000 }
  await putInSandbox(sandbox, 'posts', post)
  const query = new URLSearchParams({ campaignId, socialAccountId: author.accountId, postUrl })
  const url = `${product.url}/api/submissions/preview?${query}`
  // A connection that went idle may close during a request; the product says "try again" then.
  for (let triesLeft = 2; ; triesLeft -= 1) {
    const response = await fetch(url, { headers: author.headers })
    const text = await response.text()
    if (response.ok) return
    if (response.status !== 503 || triesLeft === 0) throw new Error(text)
  }
}

function submission({ product }: Town, campaignId: string, { author, postUrl }: Post): LoadRequest {
  return {
    method: 'POST',
    path: '/api/submissions',
    headers: { ...author.headers, origin: product.url, 'content-type': 'application/json' },
    body: JSON.stringify({ campaignId, socialAccountId: author.accountId, postUrl }),
  }
}

function bareSubmissions(campaignId: string, post: Post): LoadRequest[] {
  const { author, externalPostId, postUrl } = post
  return Array.from({ length: bareTimes }, (_, index) => {
    const postId = `${externalPostId}-${index}`
    const values = [campaignId, author.creatorId, author.accountId, postUrl, postId]
    const headers = { 'x-video': externalPostId, 'x-handle': author.username }
    return { method: 'POST', path: '/submission', headers, body: JSON.stringify(values) }
  })
}
