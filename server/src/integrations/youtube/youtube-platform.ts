import {
  callPlatform,
  endpointUrl,
  type PlatformAnswer,
  readShape,
  unavailableAfter,
} from '../platform-http.ts'
import type { AccountFacts, PostFacts, PostReference, SocialPlatform } from '../social-platform.ts'
import { toAccountFacts, toPostFacts } from './youtube-facts.ts'
import { channelList, errorEnvelope, videoList } from './youtube-shapes.ts'

export interface YoutubeEndpoints {
  readonly apiBase: string
}

export const youtubeEndpoints: YoutubeEndpoints = { apiBase: 'https://youtube.googleapis.com' }

export interface YoutubeOptions {
  readonly apiKey: string
  readonly endpoints?: YoutubeEndpoints
  readonly timeoutMs?: number
}

const videosPerCall = 50

/** YouTube Data API v3 with an API key: public channels and videos, no token of the creator. */
export function createYoutubePlatform(options: YoutubeOptions): SocialPlatform {
  async function readPosts(ids: readonly string[]): Promise<ReadonlyMap<string, PostFacts>> {
    if (ids.length === 0) return new Map()
    const query = { part: 'snippet,statistics,status', id: ids.join(',') }
    const { items = [] } = readShape('youtube', videoList, await get(options, 'videos', query))
    // An API key also sees unlisted videos; only public ones may earn.
    const visible = items.filter(({ status }) => (status?.privacyStatus ?? 'public') === 'public')
    return new Map(visible.map((video) => [video.id, toPostFacts(video)]))
  }

  return {
    platform: 'youtube',
    batch: { size: videosPerCall, perAccount: false },
    connection: { kind: 'username', lookUpAccount: (name) => lookUpChannel(options, name) },
    readPosts: (_access, ids) => readPosts(ids),
    findPost: async (_access, { kind, value }: PostReference) =>
      kind === 'id' ? ((await readPosts([value])).get(value) ?? null) : null,
  }
}

async function lookUpChannel(
  options: YoutubeOptions,
  username: string,
): Promise<AccountFacts | null> {
  const handle = username.replace(/^@/, '')
  if (!/^[\p{L}\p{N}_.·-]{1,60}$/u.test(handle)) return null
  const query = { part: 'snippet,statistics', forHandle: `@${handle}` }
  const { items = [] } = readShape('youtube', channelList, await get(options, 'channels', query))
  return items[0] ? toAccountFacts(items[0], handle) : null
}

/** The key is sent in a header, because access logs record URLs. */
async function get(
  { apiKey, endpoints = youtubeEndpoints, timeoutMs }: YoutubeOptions,
  resource: 'videos' | 'channels',
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  const url = endpointUrl(endpoints.apiBase, `/youtube/v3/${resource}`, query)
  const headers = { 'x-goog-api-key': apiKey }
  const answer = await callPlatform('youtube', { url, headers, timeoutMs })
  if (answer.status === 200) return answer.body
  throw outage(answer)
}

/** Quotas reset at midnight in California; an hourly retry finds that soon enough. */
const quotaRetrySeconds = 3600

function outage(answer: PlatformAnswer) {
  const error = errorEnvelope.safeParse(answer.body).data?.error
  const reason = error?.errors?.[0]?.reason ?? 'unknown'
  const isQuota = ['quotaExceeded', 'dailyLimitExceeded'].includes(reason)
  return unavailableAfter('youtube', answer, {
    reason: `${reason} ${error?.message ?? ''}`,
    retryAfterSeconds: isQuota ? quotaRetrySeconds : undefined,
  })
}
