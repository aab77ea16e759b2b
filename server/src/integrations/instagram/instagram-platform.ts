import { readShape } from '../platform-http.ts'
import { resolveShortLink } from '../short-link.ts'
import {
  type AccountAccess,
  type PostFacts,
  type PostReference,
  ReconnectNeeded,
  type SocialPlatform,
} from '../social-platform.ts'
import {
  callGraph,
  type InstagramOptions,
  instagramEndpoints,
  NotVisible,
  versioned,
} from './instagram-client.ts'
import { instagramConnection } from './instagram-connection.ts'
import { insightsAnswer, type Media, mediaPage } from './instagram-shapes.ts'

export {
  type InstagramEndpoints,
  type InstagramOptions,
  instagramEndpoints,
  instagramEndpointsAt,
} from './instagram-client.ts'

const mediaPerPage = 50
/** 1,000 newest posts: a submitted post is newer than its campaign, and calls are scarce. */
const pagesMax = 20
const mediaFields = 'id,shortcode,caption,timestamp,thumbnail_url'
const metrics = 'views,likes,comments,shares'

/**
 * Instagram API with Instagram Login. A post's URL has a shortcode, the API uses media ids:
 * `findPost` takes the former and returns the latter, and `readPosts` takes media ids.
 */
export function createInstagramPlatform(options: InstagramOptions): SocialPlatform {
  return {
    platform: 'instagram',
    batch: { size: 1, perAccount: true },
    connection: instagramConnection(options),
    readPosts: (access, ids) => readPosts(options, access, ids),
    findPost: (access, reference) => findPost(options, access, reference),
  }
}

/** Finding the shortcode among the token's own media proves whose post it is. */
async function findPost(
  options: InstagramOptions,
  access: AccountAccess,
  { kind, value }: PostReference,
): Promise<PostFacts | null> {
  const { shortLinkHosts } = options.endpoints ?? instagramEndpoints
  const isId = kind === 'id'
  const shortcode = isId ? value : await resolveShortLink('instagram', value, shortLinkHosts)
  const media = shortcode === null ? null : await findMedia(options, access, shortcode)
  if (media === null) return null
  const reading = (await readPosts(options, access, [media.id])).get(media.id)
  return reading ? withDescription(reading, media) : null
}

/** Follows cursors only: a URL in a response is never fetched. */
async function findMedia(
  options: InstagramOptions,
  access: AccountAccess,
  shortcode: string,
): Promise<Media | null> {
  const path = versioned(options, `${encodeURIComponent(access.platformUserId)}/media`)
  let after: string | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const query = {
      fields: mediaFields,
      limit: String(mediaPerPage),
      access_token: tokenOf(access),
      ...(after !== undefined && { after }),
    }
    const body = await absentWhenNotVisible(callGraph(options, { path, query }))
    if (body === null) return null
    const { data, paging } = readShape('instagram', mediaPage, body)
    const found = data.find((media) => media.shortcode === shortcode)
    if (found) return found
    after = paging?.cursors?.after
    if (paging?.next === undefined || after === undefined) return null
  }
  return null
}

async function readPosts(
  options: InstagramOptions,
  access: AccountAccess,
  mediaIds: readonly string[],
): Promise<ReadonlyMap<string, PostFacts>> {
  const readings = new Map<string, PostFacts>()
  for (const mediaId of mediaIds) {
    const path = versioned(options, `${encodeURIComponent(mediaId)}/insights`)
    const query = { metric: metrics, period: 'lifetime', access_token: tokenOf(access) }
    const body = await absentWhenNotVisible(callGraph(options, { path, query }))
    if (body !== null) readings.set(mediaId, toReading(body, { mediaId, access }))
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

function withDescription(reading: PostFacts, media: Media): PostFacts {
  return {
    ...reading,
    description: media.caption ?? null,
    thumbnailUrl: media.thumbnail_url ?? null,
    publishedAt: media.timestamp === undefined ? null : new Date(media.timestamp),
  }
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
