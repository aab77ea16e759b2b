import { createAsking } from '../fewer-names.ts'
import { readShape } from '../platform-http.ts'
import { readEntries, withAbsent } from '../read-entries.ts'
import { resolveShortLink } from '../short-link.ts'
import type {
  AccountAccess,
  PostFacts,
  PostReference,
  ReadPosts,
  SocialPlatform,
} from '../social-platform.ts'
import { callTiktok, type TiktokOptions, tiktokEndpoints } from './tiktok-client.ts'
import { tiktokConnection } from './tiktok-connection.ts'
import { type Video, video, videoAnswer } from './tiktok-shapes.ts'

export {
  type TiktokEndpoints,
  type TiktokOptions,
  tiktokEndpoints,
  tiktokEndpointsAt,
} from './tiktok-client.ts'

const videosPerCall = 20
const videoFields =
  'id,create_time,title,video_description,cover_image_url,view_count,like_count,comment_count,share_count'

/** Counting needs only the views; a review needs the text, which shows whether the post is marked as advertising. */
const readFields = 'id,create_time,view_count'
const foundFields = `${readFields},title,video_description`

/** TikTok's Display API: a creator's token reads that creator's own public videos, 20 at a time. */
export function createTiktokPlatform(options: TiktokOptions): SocialPlatform {
  const reader = { options, ask: createAsking({ all: videoFields, needed: readFields }) }
  const finder = { options, ask: createAsking({ all: videoFields, needed: foundFields }) }
  return {
    platform: 'tiktok',
    batch: { size: videosPerCall, perAccount: true },
    connection: tiktokConnection(options),
    readPosts: (access, ids) => readPosts(reader, access, ids),
    findPost: async (access, reference) => {
      const id = await postIdOf(options, reference)
      if (id === null) return null
      return (await readPosts(finder, access, [id])).get(id) ?? null
    },
  }
}

async function postIdOf(
  { endpoints = tiktokEndpoints, userAgent }: TiktokOptions,
  { kind, value }: PostReference,
): Promise<string | null> {
  return kind === 'id'
    ? value
    : resolveShortLink('tiktok', value, { hosts: endpoints.shortLinkHosts, userAgent })
}

/** A successful response omits foreign, private and deleted videos, so a listed one proves ownership. */
async function readPosts(
  { options, ask }: { options: TiktokOptions; ask: ReturnType<typeof createAsking> },
  access: AccountAccess,
  ids: readonly string[],
): Promise<ReadPosts> {
  if (ids.length === 0) return new Map()
  const call = (fields: string) =>
    callTiktok(options, {
      path: '/v2/video/query/',
      fields,
      accessToken: access.accessToken,
      json: { filters: { video_ids: ids } },
    })
  const body = await ask(call, access.countMore)
  const { entries, isWhole } = readEntries(
    video,
    readShape('tiktok', videoAnswer, body).data.videos,
  )
  const found = entries.map((each) => toPostFacts(each, access))
  return withAbsent(found, { asked: ids, isWhole })
}

function toPostFacts(video: Video, owner: AccountAccess): PostFacts {
  return {
    externalPostId: video.id,
    authorPlatformUserId: owner.platformUserId,
    title: video.title ?? null,
    description: video.video_description ?? null,
    thumbnailUrl: video.cover_image_url ?? null,
    publishedAt: video.create_time === undefined ? null : new Date(video.create_time * 1000),
    viewCount: video.view_count ?? null,
    likeCount: video.like_count ?? null,
    commentCount: video.comment_count ?? null,
    shareCount: video.share_count ?? null,
  }
}
