import { once } from 'node:events'
import { Agent, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SubmissionId } from '../../contract/src/ids.ts'
import { insertSchedule } from '../../server/src/features/tracking/tracking-store.ts'
import type { DatabaseServer } from '../../server/src/platform/database/database.ts'
import { manyRows } from '../../server/src/platform/database/query.ts'
import { sql } from '../../server/src/platform/database/sql.ts'
import { median } from './compare.ts'
import { open } from './count-lines.ts'
import type { Figure } from './figure.ts'
import type { Program } from './program.ts'
import { openChannel, putInSandbox } from './sandbox-channel.ts'
import { readSignedInCreators, type SignedInCreator } from './signed-in-creators.ts'

const listenersCount = 1000
const openedAtOnce = 50
const postCount = 120
/** More than fill the post's cap: that is news; money before it shows with the next page. */
const views = 3000
const capCents = 600
/** So that readings are spread over many ticks. */
const scheduledEveryMs = 500
const endsAfterMs = 90_000
const p95GoalMs = 10_000

interface Town {
  readonly db: DatabaseServer
  readonly sandbox: Program
  readonly product: Program
}

/** When a post's reading was on its creator's screen. */
interface Shown {
  readonly toldAt: number
  readonly shownAt: number
}

/**
 * From the reading of a post to its money on its creator's screen, while a thousand people are connected as browsers are: the
 * settlement, the turn that collects news, the look for it, and the call that is made again.
 */
export async function* measureNews(town: Town): AsyncGenerator<string | Figure> {
  const people = (await readSignedInCreators(town.db)).slice(0, listenersCount)
  const authors = people.slice(0, postCount)
  const posts = await publish(town, authors)
  const shown = new Map<string, Shown>()
  const agent = new Agent({ keepAlive: false })
  try {
    for (let first = 0; first < people.length; first += openedAtOnce) {
      const opened = people.slice(first, first + openedAtOnce)
      await Promise.all(opened.map((person) => listen({ ...town, agent }, person, shown)))
    }
    await schedule(town.db, posts)
    const endsAt = Date.now() + endsAfterMs
    while (shown.size < postCount && Date.now() < endsAt) await sleep(200)
  } finally {
    agent.destroy()
  }
  yield* report(await readSteps(town.db, shown))
}

/** A post of each author on the platform, approved here and not read yet. */
async function publish(town: Town, authors: readonly SignedInCreator[]): Promise<SubmissionId[]> {
  const externalIds = authors.map((_, index) => `news${String(index).padStart(7, '0')}`)
  for (const [index, author] of authors.entries()) {
    await openChannel(town, author)
    const externalPostId = externalIds[index]
    const post = { platform: 'youtube', username: author.username, externalPostId, views }
    await putInSandbox(town.sandbox, 'posts', post)
  }
  const rows = await manyRows(
    town.db,
    sql<{ submissionId: SubmissionId }>`WITH post AS (
        INSERT INTO submissions (id, campaign_id, creator_id, social_account_id, platform, post_url,
          external_post_id, status, rate_per_k_views_cents, min_payout_cents, max_payout_cents,
          flat_bonus_cents, auto_approves_at, approved_at, proven_at, tracks_until)
        SELECT uuidv7(), (SELECT id FROM campaigns WHERE status = 'live' ORDER BY id LIMIT 1),
          creator_id, account_id, 'youtube', 'https://youtu.be/x', external_id, 'approved', 300, 0,
          ${capCents}, 0, now(), now(), now(), now() + interval '30 days'
        FROM unnest(${authors.map(({ creatorId }) => creatorId)}::uuid[],
          ${authors.map(({ accountId }) => accountId)}::uuid[],
          ${externalIds}::text[]) AS one (creator_id, account_id, external_id)
        RETURNING id, campaign_id, creator_id
      ), total AS (
        INSERT INTO submission_totals (submission_id, campaign_id, creator_id)
        SELECT id, campaign_id, creator_id FROM post
      )
      SELECT id AS submission_id FROM post`,
  )
  return rows.map(({ submissionId }) => submissionId)
}

/** One by one: those due together are read in one call and shown at one moment. */
async function schedule(db: DatabaseServer, posts: readonly SubmissionId[]): Promise<void> {
  for (const submissionId of posts) {
    await db.transaction((tx) => insertSchedule(tx, { submissionId, at: new Date() }))
    await sleep(scheduledEveryMs)
  }
}

/** Opens a person's stream; at news of a post, reads their money again. Resolves once the stream has begun. */
async function listen(
  { product, agent }: Pick<Town, 'product'> & { agent: Agent },
  { headers, userId }: SignedInCreator,
  shown: Map<string, Shown>,
): Promise<void> {
  const stream = await ask(`${product.url}/api/notifications/stream`, headers, agent)
  const begun = once(stream, 'data')
  let text = ''
  stream.setEncoding('utf8').on('data', (part: string) => {
    text += part
    if (!/event: news\ndata: .*"post"/.test(text)) return
    text = ''
    const toldAt = Date.now()
    void readMoney(product, headers, agent).then((cents) => {
      if (cents === capCents) shown.set(userId, { toldAt, shownAt: Date.now() })
    })
  })
  await begun
}

async function readMoney(
  { url }: Program,
  headers: SignedInCreator['headers'],
  agent: Agent,
): Promise<number> {
  const response = await ask(`${url}/api/creator/stats`, headers, agent)
  return ((await json(response)) as { totalEarnings: number }).totalEarnings
}

async function ask(
  url: string,
  headers: SignedInCreator['headers'],
  agent: Agent,
): Promise<IncomingMessage> {
  const response = await open(url, headers, agent)
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`)
  return response
}

/** The milliseconds of each step, in their order. */
interface Steps {
  readonly settled: number
  readonly collected: number
  readonly told: number
  readonly shown: number
}

async function readSteps(db: DatabaseServer, shown: ReadonlyMap<string, Shown>): Promise<Steps[]> {
  const rows = await manyRows(
    db,
    sql<{ userId: string; readAt: Date; lockedAt: Date; madeAt: Date }>`
      SELECT r.user_id, max(m.snapshot_time) AS read_at, max(h.at) AS locked_at,
        max(n.made_at) AS made_at
      FROM submissions s JOIN creators r ON r.id = s.creator_id
        JOIN submission_metrics m ON m.submission_id = s.id AND m.view_count IS NOT NULL
        JOIN submission_status_changes h ON h.submission_id = s.id AND h.to_status = 'locked'
        JOIN notifications n ON n.user_id = r.user_id AND n.kind = 'post'
      GROUP BY r.user_id`,
  )
  return rows.flatMap(({ userId, readAt, lockedAt, madeAt }) => {
    const { toldAt, shownAt } = shown.get(userId) ?? {}
    if (toldAt === undefined || shownAt === undefined) return []
    return {
      settled: lockedAt.getTime() - readAt.getTime(),
      collected: madeAt.getTime() - lockedAt.getTime(),
      told: toldAt - madeAt.getTime(),
      shown: shownAt - toldAt,
    }
  })
}

function* report(steps: readonly Steps[]): Generator<string | Figure> {
  const all = steps.map(({ settled, collected, told, shown }) => settled + collected + told + shown)
  const p95 = all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1]
  yield `\n${listenersCount} people connected; ${steps.length} of ${postCount} posts' money on screen`
  yield {
    name: 'reading of a post to its money on screen, p95',
    // A post that was never shown has no time at all.
    value: steps.length < postCount ? Number.POSITIVE_INFINITY : (p95 ?? Number.NaN),
    goal: p95GoalMs,
    unit: 'ms',
  }
  const of = (name: keyof Steps) => `${name} ${Math.round(median(steps.map((one) => one[name])))}`
  yield `  p50 ${Math.round(median(all))} ms: ${(['settled', 'collected', 'told', 'shown'] as const).map(of).join(', ')}`
}
