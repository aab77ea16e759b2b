import { parsePostLink } from '@permille/contract/submissions/post-url'
import { createAsking } from '../fewer-names.ts'
import { readShape } from '../platform-http.ts'
import { readEntries } from '../read-entries.ts'
import { resolveShortLink } from '../short-link.ts'
import {
  type AccountAccess,
  type PostFacts,
  type PostReference,
  type ReadPosts,
  ReconnectNeeded,
  type SocialPlatform,
} from '../social-platform.ts'
import { createMetricsAsking } from './ask-metrics.ts'
import {
  asOutage,
  callGraph,
  type InstagramOptions,
  instagramEndpoints,
  NotVisible,
  versioned,
} from './instagram-client.ts'
import { instagramConnection } from './instagram-connection.ts'
import { insightsAnswer, type Media, media, mediaPage } from './instagram-shapes.ts'

export {
  type InstagramEndpoints,
  type InstagramOptions,
  instagramEndpoints,
  instagramEndpointsAt,
} from './instagram-client.ts'

const mediaPerPage = 50
/** 1,000 newest posts: a submitted post is newer than its campaign, and calls are scarce. */
const pagesMax = 20
const mediaFields = 'id,shortcode,permalink,caption,timestamp,media_type,media_url,thumbnail_url'
const neededFields = 'id,shortcode,permalink,caption,timestamp'

/**
 * Instagram API with Instagram Login. A post's URL has a shortcode, the API uses media ids:
 * `findPost` takes the former and returns the latter, and `readPosts` takes media ids.
 */
export function createInstagramPlatform(options: InstagramOptions): SocialPlatform {
  const reader: Reader = {
    options,
    askMetrics: createMetricsAsking(),
    askFields: createAsking({ all: mediaFields, needed: neededFields }),
  }
  return {
    platform: 'instagram',
    batch: { size: 1, perAccount: true },
    connection: instagramConnection(options),
    readPosts: (access, ids) => readPosts(reader, access, ids),
    findPost: (access, reference) => findPost(reader, access, reference),
  }
}

interface Reader {
  readonly options: InstagramOptions
  readonly askMetrics: ReturnType<typeof createMetricsAsking>
  readonly askFields: ReturnType<typeof createAsking>
}

/** Finding the shortcode among the token's own media proves whose post it is. */
async function findPost(
  reader: Reader,
  access: AccountAccess,
  { kind, value }: PostReference,
): Promise<PostFacts | null> {
  const { endpoints = instagramEndpoints, userAgent } = reader.options
  const via = { hosts: endpoints.shortLinkHosts, userAgent }
  const isId = kind === 'id'
  const shortcode = isId ? value : await resolveShortLink('instagram', value, via)
  const found = shortcode === null ? null : await findMedia(reader, access, shortcode)
  if (found === null) return null
  await access.countMore?.()
  const reading = (await readPosts(reader, access, [found.id])).get(found.id)
  return reading ? withDescription(reading, found) : null
}

/** Follows cursors only: a URL in a response is never fetched. */
async function findMedia(
  { options, askFields }: Reader,
  access: AccountAccess,
  shortcode: string,
): Promise<Media | null> {
  const path = versioned(options, `${encodeURIComponent(access.platformUserId)}/media`)
  let after: string | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const query = {
      limit: String(mediaPerPage),
      access_token: tokenOf(access),
      ...(after !== undefined && { after }),
    }
    if (page > 0) await access.countMore?.()
    const body = await askFields(
      (fields) => asOutage(callGraph(options, { path, query: { fields, ...query } })),
      access.countMore,
    )
    const { data, paging } = readShape('instagram', mediaPage, body)
    const { entries } = readEntries(media, data)
    const found = entries.find((entry) => shortcodeOf(entry) === shortcode)
    if (found) return found
    after = paging?.cursors?.after
    if (paging?.next === undefined || after === undefined) return null
  }
  return null
}

/** The permalink always has it. */
function shortcodeOf({ shortcode, permalink = '' }: Media): string | null {
  if (shortcode !== undefined) return shortcode
  const url = parsePostLink(permalink)
  return url.ok && url.reference.kind === 'id' ? url.reference.value : null
}

async function readPosts(
  { options, askMetrics }: Reader,
  access: AccountAccess,
  mediaIds: readonly string[],
): Promise<ReadPosts> {
  const readings = new Map<string, PostFacts | null>()
  for (const mediaId of mediaIds) {
    const path = versioned(options, `${encodeURIComponent(mediaId)}/insights`)
    const query = { period: 'lifetime', access_token: tokenOf(access) }
    const body = await absentWhenNotVisible(
      askMetrics(
        mediaId,
        (metric) => callGraph(options, { path, query: { metric, ...query } }),
        access.countMore,
      ),
    )
    readings.set(mediaId, body === null ? null : toReading(body, { mediaId, access }))
  }
  return readings
}

/** A metric without a value is unknown: Instagram leaves data sets empty for up to 48 hours. */
function toReading(body: unknown, of: { mediaId: string; access: AccountAccess }): PostFacts {
  const { data } = readShape('instagram', insightsAnswer, body)
  const countOf = (name: string) => {
    const metric = data.find((entry) => entry.name === name)
    return metric?.values?.[0]?.value ?? metric?.total_value?.value ?? null
  }
  return {
    externalPostId: of.mediaId,
    authorPlatformUserId: of.access.platformUserId,
    title: null,
    description: null,
    thumbnailUrl: null,
    publishedAt: null,
    viewCount: countOf('views'),
    likeCount: countOf('likes'),
    commentCount: countOf('comments'),
    shareCount: countOf('shares'),
  }
}

function withDescription(reading: PostFacts, described: Media): PostFacts {
  const { caption, thumbnail_url, timestamp } = described
  return {
    ...reading,
    description: caption ?? null,
    thumbnailUrl: thumbnail_url ?? pictureOf(described),
    publishedAt: timestamp === undefined ? null : new Date(timestamp),
  }
}

/** A picture, or the first of an album, is its own thumbnail; a video's URL is the video. */
function pictureOf({ media_type, media_url }: Media): string | null {
  return media_type === 'VIDEO' ? null : (media_url ?? null)
}

async function absentWhenNotVisible(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call
  } catch (error) {
    if (error instanceof NotVisible) return null
    throw error
  }
}

function tokenOf({ accessToken }: AccountAccess): string {
  if (accessToken === null) throw new ReconnectNeeded('instagram')
  return accessToken
}
