import {
  callPlatform,
  endpointUrl,
  type PlatformAnswer,
  readShape,
  unavailableAfter,
} from '../platform-http.ts'
import type { AccountFacts, PostFacts, PostReference, SocialPlatform } from '../social-platform.ts'
import { toAccountFacts, toPostFacts } from './x-facts.ts'
import { problem, tweetsAnswer, userAnswer } from './x-shapes.ts'

export interface XEndpoints {
  readonly apiBase: string
}

export const xEndpoints: XEndpoints = { apiBase: 'https://api.x.com' }

/** X renames "tweet" to "post" in its parameters; an app has to use the names it was given. */
export type XFieldNames = 'tweet' | 'post'

export interface XOptions {
  readonly bearerToken: string
  readonly fieldNames?: XFieldNames
  readonly endpoints?: XEndpoints
  readonly timeoutMs?: number
}

const tweetsPerCall = 100

type Query = Readonly<Record<string, string>>

const countFields = 'public_metrics,created_at,author_id'
/** The still is stored once, when a post is found; later readings do not request media again. */
const still = { expansions: 'attachments.media_keys', 'media.fields': 'preview_image_url,url' }

/** What to ask for, in the names this app was given. */
function queriesIn(names: XFieldNames): { counts: Query; countsAndStill: Query } {
  const fields = `${names}.fields`
  return {
    counts: { [fields]: countFields },
    countsAndStill: { [fields]: `${countFields},attachments`, ...still },
  }
}

/** X API v2 with the app's own token: public users and posts, no token of the creator. */
export function createXPlatform(options: XOptions): SocialPlatform {
  const { counts, countsAndStill } = queriesIn(options.fieldNames ?? 'tweet')

  async function readPosts(
    ids: readonly string[],
    fields: Query,
  ): Promise<ReadonlyMap<string, PostFacts>> {
    if (ids.length === 0) return new Map()
    const answer = await get(options, '/2/tweets', { ids: ids.join(','), ...fields })
    const { data = [], includes } = readShape('x', tweetsAnswer, answer.body)
    const media = includes?.media ?? []
    return new Map(data.map((tweet) => [tweet.id, toPostFacts(tweet, media)]))
  }

  return {
    platform: 'x',
    batch: { size: tweetsPerCall, perAccount: false },
    connection: { kind: 'username', lookUpAccount: (name) => lookUpUser(options, name) },
    readPosts: (_access, ids) => readPosts(ids, counts),
    findPost: async (_access, { kind, value }: PostReference) =>
      kind === 'id' ? ((await readPosts([value], countsAndStill)).get(value) ?? null) : null,
  }
}

async function lookUpUser(options: XOptions, username: string): Promise<AccountFacts | null> {
  const handle = username.replace(/^@/, '')
  if (!/^\w{1,15}$/.test(handle)) return null
  const path = `/2/users/by/username/${handle}`
  const answer = await get(options, path, { 'user.fields': 'public_metrics,description' })
  if (answer.status === 404) return null
  const { data } = readShape('x', userAnswer, answer.body)
  return data ? toAccountFacts(data) : null
}

async function get(
  { bearerToken, endpoints = xEndpoints, timeoutMs }: XOptions,
  path: string,
  query: Query,
): Promise<PlatformAnswer> {
  const url = endpointUrl(endpoints.apiBase, path, query)
  const headers = { authorization: `Bearer ${bearerToken}` }
  const answer = await callPlatform('x', { url, headers, timeoutMs })
  if (answer.status === 200 || answer.status === 404) return answer
  throw outage(answer)
}

/** X sends the end of its 15 minutes in Unix seconds. */
function outage(answer: PlatformAnswer) {
  const { title = 'unknown', detail = '' } = problem.safeParse(answer.body).data ?? {}
  const resetAt = Number(answer.headers.get('x-rate-limit-reset') ?? Number.NaN)
  const seconds = Math.max(1, resetAt - Math.floor(Date.now() / 1000))
  return unavailableAfter('x', answer, {
    reason: `${title} ${detail}`,
    retryAfterSeconds: answer.status === 429 && Number.isFinite(seconds) ? seconds : undefined,
  })
}
