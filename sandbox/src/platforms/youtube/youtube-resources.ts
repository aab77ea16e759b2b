import type { Account } from '../social/account.ts'
import { deriveText } from '../social/derive.ts'
import type { Post } from '../social/post.ts'
import type { PostView } from '../social/social-tables.ts'

type Parts = ReadonlySet<string>

/** A `youtube#video`. Counts are strings, as in the API; there is no share count. */
export function videoResource(
  post: Post,
  owner: Account,
  view: PostView & { readonly parts: Parts },
) {
  const { parts, counts } = view
  return {
    kind: 'youtube#video',
    etag: deriveText(`${post.externalPostId} ${counts.views}`, 27),
    id: post.externalPostId,
    ...(parts.has('snippet') && { snippet: videoSnippet(post, owner, view.pictureUrl) }),
    ...(parts.has('statistics') && {
      statistics: {
        viewCount: String(counts.views),
        likeCount: String(counts.likes),
        favoriteCount: '0',
        commentCount: String(counts.comments),
      },
    }),
    ...(parts.has('contentDetails') && { contentDetails: videoDetails }),
    ...(parts.has('player') && { player: { embedHtml: embedOf(post) } }),
    ...(parts.has('status') && {
      status: { uploadStatus: 'processed', privacyStatus: 'public', embeddable: true },
    }),
  }
}

const videoDetails = {
  duration: 'PT34S',
  dimension: '2d',
  definition: 'hd',
  caption: 'false',
  licensedContent: false,
  contentRating: {},
  projection: 'rectangular',
}

function embedOf({ externalPostId }: Post): string {
  return `<iframe width="480" height="270" src="//www.youtube.com/embed/${externalPostId}"></iframe>`
}

function videoSnippet(post: Post, owner: Account, pictureUrl: string) {
  return {
    publishedAt: new Date(post.publishedAtMs).toISOString().replace(/\.\d+/, ''),
    channelId: owner.platformUserId,
    title: post.title,
    description: '',
    thumbnails: { default: { url: pictureUrl, width: 120, height: 90 } },
    channelTitle: owner.username,
    categoryId: '22',
    liveBroadcastContent: 'none',
  }
}

/** A `youtube#videoStats`: what `videos:batchGetStats` says of a video. */
export function videoStatResource(post: Post, { parts, counts }: PostView & { parts: Parts }) {
  return {
    kind: 'youtube#videoStats',
    etag: deriveText(`stats ${post.externalPostId} ${counts.views}`, 27),
    id: post.externalPostId,
    ...(parts.has('snippet') && {
      snippet: { publishTime: new Date(post.publishedAtMs).toISOString().replace(/\.\d+/, '') },
    }),
    ...(parts.has('statistics') && {
      statistics: {
        viewCount: String(counts.views),
        likeCount: String(counts.likes),
        commentCount: String(counts.comments),
      },
    }),
    ...(parts.has('contentDetails') && { contentDetails: { duration: '34s' } }),
  }
}

export function channelResource(account: Account, parts: Parts, videoCount: number) {
  return {
    kind: 'youtube#channel',
    etag: deriveText(`${account.platformUserId} ${account.followers}`, 27),
    id: account.platformUserId,
    ...(parts.has('snippet') && {
      snippet: {
        title: account.username,
        description: account.description,
        customUrl: `@${account.username.toLowerCase()}`,
        publishedAt: new Date(account.createdAtMs).toISOString(),
        thumbnails: {},
      },
    }),
    ...(parts.has('contentDetails') && {
      contentDetails: {
        relatedPlaylists: { likes: '', uploads: account.platformUserId.replace(/^UC/, 'UU') },
      },
    }),
    ...(parts.has('statistics') && {
      statistics: {
        viewCount: String(account.followers * 11),
        subscriberCount: String(account.followers),
        hiddenSubscriberCount: false,
        videoCount: String(videoCount),
      },
    }),
  }
}

export function statsResponse(items: readonly { etag: string }[]) {
  return {
    kind: 'youtube#batchGetStatsResponse',
    etag: deriveText(`stats ${items.map((item) => item.etag).join()}`, 27),
    items,
  }
}

export function listResponse(kind: 'video' | 'channel', items: readonly { etag: string }[]) {
  return {
    kind: `youtube#${kind}ListResponse`,
    etag: deriveText(items.map((item) => item.etag).join(), 27),
    ...((items.length > 0 || kind === 'video') && { items }),
    pageInfo: { totalResults: items.length, resultsPerPage: kind === 'video' ? items.length : 5 },
  }
}
