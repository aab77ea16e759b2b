import {
  callPlatform,
  endpointUrl,
  type PlatformAnswer,
  readShape,
  unavailableAfter,
} from '../platform-http.ts'
import { readEntries, withAbsent } from '../read-entries.ts'
import type {
  AccountFacts,
  PlatformTrouble,
  PostReference,
  ReadPosts,
  SocialPlatform,
} from '../social-platform.ts'
import { toAccountFacts, toPostFacts } from './youtube-facts.ts'
import { channelList, errorEnvelope, video, videoList } from './youtube-shapes.ts'

export interface YoutubeEndpoints {
  readonly apiBase: string
}

export const youtubeEndpoints: YoutubeEndpoints = { apiBase: 'https://youtube.googleapis.com' }

export interface YoutubeOptions {
  readonly apiKey: string
  readonly endpoints?: YoutubeEndpoints
  readonly timeoutMs?: number
  readonly userAgent?: string
}

const videosPerCall = 50

/** YouTube Data API v3 with an API key: public channels and videos, no token of the creator. */
export function createYoutubePlatform(options: YoutubeOptions): SocialPlatform {
  async function readPosts(ids: readonly string[]): Promise<ReadPosts> {
    if (ids.length === 0) return new Map()
    const query = { part: 'snippet,statistics,status', id: ids.join(',') }
    const { items } = readShape('youtube', videoList, await get(options, 'videos', query))
    const { entries, isWhole } = readEntries(video, items)
    // An API key also sees unlisted videos; only public ones may earn.
    const visible = entries.filter(({ status }) => (status?.privacyStatus ?? 'public') === 'public')
    return withAbsent(visible.map(toPostFacts), { asked: ids, isWhole })
  }

  return {
    platform: 'youtube',
    batch: { size: videosPerCall, perAccount: false },
    connection: {
      kind: 'username',
      lookUpAccount: (name) => lookUpHandle(options, name),
      lookUpChannel: (id) => lookUp(options, { by: { id }, otherwise: id }),
    },
    readPosts: (_access, ids) => readPosts(ids),
    findPost: async (_access, { kind, value }: PostReference) =>
      kind === 'id' ? ((await readPosts([value])).get(value) ?? null) : null,
  }
}

async function lookUpHandle(
  options: YoutubeOptions,
  username: string,
): Promise<AccountFacts | null> {
  const handle = username.replace(/^@/, '')
  if (!/^[\p{L}\p{N}_.·-]{1,60}$/u.test(handle)) return null
  return lookUp(options, { by: { forHandle: `@${handle}` }, otherwise: handle })
}

async function lookUp(
  options: YoutubeOptions,
  { by, otherwise }: { by: Readonly<Record<string, string>>; otherwise: string },
): Promise<AccountFacts | null> {
  const query = { part: 'snippet,statistics', ...by }
  const { items = [] } = readShape('youtube', channelList, await get(options, 'channels', query))
  return items[0] ? toAccountFacts(items[0], otherwise) : null
}

/** The key is sent in a header, because access logs record URLs. */
async function get(
  { apiKey, endpoints = youtubeEndpoints, timeoutMs, userAgent }: YoutubeOptions,
  resource: 'videos' | 'channels',
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  const url = endpointUrl(endpoints.apiBase, `/youtube/v3/${resource}`, query)
  const headers = { 'x-goog-api-key': apiKey }
  const response = await callPlatform('youtube', { url, headers, timeoutMs, userAgent })
  if (response.status === 200) return response.body
  throw outage(response)
}

/** Quotas reset at midnight in California; an hourly retry finds that soon enough. */
const quotaRetrySeconds = 3600

function outage(response: PlatformAnswer) {
  const error = errorEnvelope.safeParse(response.body).data?.error
  const reason = error?.errors?.[0]?.reason ?? 'unknown'
  const message = error?.message ?? ''
  const trouble = troubleOf({ status: response.status, reason, message })
  return unavailableAfter('youtube', response, {
    trouble,
    reason: `${reason} ${message}`,
    retryAfterSeconds: trouble === 'quota' ? quotaRetrySeconds : undefined,
  })
}

/** An invalid key has the reason of any bad request; only its message names the key. */
function troubleOf(error: { status: number; reason: string; message: string }): PlatformTrouble {
  const { status, reason, message } = error
  if (['quotaExceeded', 'dailyLimitExceeded'].includes(reason)) return 'quota'
  if (status === 429 || /rateLimitExceeded/i.test(reason)) return 'throttled'
  if (status === 401 || status === 403 || /API key/i.test(message)) return 'keys'
  return status >= 400 && status < 500 ? 'request' : 'outage'
}
