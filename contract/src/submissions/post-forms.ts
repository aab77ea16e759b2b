import type { Platform } from '../enums.ts'

type Named = Readonly<Record<string, string>>

/** One form of a post's link. A short link names a post that only the platform knows. */
export interface PostForm {
  readonly hosts: readonly string[]
  readonly path: RegExp
  readonly query?: RegExp
  readonly platform: Platform
  readonly kind: 'id' | 'short-link'
  /** Builds the canonical URL that a post is stored under from the named groups of `path` and `query`. */
  canonical(named: Named): string
  /** The id, where it is not in the group of that name. */
  id?(named: Named): string
}

const tiktokHosts = ['', 'www.', 'm.', 'lite.', 't.'].map((prefix) => `${prefix}tiktok.com`)
/** TikTok's own hosts for shared videos, which the file with a creator's own data names too. */
const tiktokShareHosts = ['tiktokv.com', 'tiktokv.us'].flatMap((host) =>
  ['', 'www.', 'm.'].map((prefix) => prefix + host),
)
const instagramHosts = ['instagram.com', 'www.instagram.com', 'm.instagram.com', 'instagr.am']
const youtubeHosts = [
  ...['', 'www.', 'm.', 'music.', 'gaming.'].map((prefix) => `${prefix}youtube.com`),
  'www.youtubekids.com',
]
const xHosts = [
  ...['x.com', 'twitter.com'].flatMap((host) =>
    ['', 'www.', 'm.', 'mobile.'].map((prefix) => prefix + host),
  ),
  'pro.x.com',
  'tweetdeck.twitter.com',
]

/** TikTok's and X's ids are numbers, so they never start with 0. */
const tiktokId = String.raw`(?<id>[1-9]\d{0,19})`
const xId = String.raw`(?<id>[1-9]\d{0,18})`
/** Two words that the player has in place of an id are as long as an id. */
const youtubeId = String.raw`(?<id>(?!videoseries|live_stream)[\w-]{11})`

const tiktokVideo = ({ id, kind, handle }: Named) =>
  `https://www.tiktok.com/@${handle ?? ''}/${kind ?? 'video'}/${id}`
const watchPage = ({ id }: Named) => `https://www.youtube.com/watch?v=${id}`
const xPost = ({ id, user }: Named) => `https://x.com/${user ?? 'i/web'}/status/${id}`

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Instagram's shortcodes are the numbers of its media, written with 64 digits. */
function shortcodeOf({ number }: Named): string {
  let rest = BigInt(number ?? 0)
  let code = ''
  for (; rest > 0n; rest /= 64n) code = letters.charAt(Number(rest % 64n)) + code
  return code
}

const tiktok: readonly PostForm[] = [
  {
    platform: 'tiktok',
    kind: 'id',
    hosts: tiktokHosts,
    path: new RegExp(
      String.raw`^/(?:@|%40)(?:(?<handle>[\w.]{1,40})|[^/]*)/(?<kind>video|photo)/${tiktokId}$`,
    ),
    canonical: tiktokVideo,
  },
  {
    platform: 'tiktok',
    kind: 'id',
    hosts: [...tiktokHosts, ...tiktokShareHosts],
    path: new RegExp(
      String.raw`^/(?:v|(?:i18n/|h5/)?share/(?:video|item)|embed|embed/v[23]|player/v1)/${tiktokId}(?:\.html)?$`,
    ),
    canonical: tiktokVideo,
  },
  {
    // Copied while the video plays among others.
    platform: 'tiktok',
    kind: 'id',
    hosts: tiktokHosts,
    path: /^(?:\/foryou)?$/,
    query: new RegExp(`^(?:[^&]*&)*?item_id=${tiktokId}(?:&|$)`),
    canonical: tiktokVideo,
  },
  {
    // The path of its author's page: /tiktokstudio/analytics/7513280379839712530/overview.
    platform: 'tiktok',
    kind: 'id',
    hosts: tiktokHosts,
    path: new RegExp(
      String.raw`^/(?:tiktokstudio|creator-center)(?:/(?:analytics|comments?|content|detail|edit|overview|post|upload|videos?))+/${tiktokId}(?:/[\w-]+)*$`,
    ),
    canonical: tiktokVideo,
  },
  {
    platform: 'tiktok',
    kind: 'short-link',
    hosts: tiktokHosts,
    path: /^\/t\/(?<code>[\w-]{1,64})$/,
    canonical: ({ code }) => `https://www.tiktok.com/t/${code}`,
  },
  ...['vm.tiktok.com', 'vt.tiktok.com'].map(
    (host): PostForm => ({
      platform: 'tiktok',
      kind: 'short-link',
      hosts: [host],
      path: /^\/(?<code>[\w-]{1,64})$/,
      canonical: ({ code }) => `https://${host}/${code}`,
    }),
  ),
]

const instagram: readonly PostForm[] = [
  {
    platform: 'instagram',
    kind: 'short-link',
    hosts: instagramHosts,
    path: /^\/share\/(?<code>(?:(?:p|reel|reels)\/)?[\w-]{5,64})$/,
    canonical: ({ code }) => `https://www.instagram.com/share/${code}`,
  },
  {
    // Also with a comment, and the pages that open over a post.
    platform: 'instagram',
    kind: 'id',
    hosts: instagramHosts,
    path: /^\/(?:(?!stories\/|share\/|reels\/)[\w.]{1,40}\/)?(?<kind>p|reels?|tv)\/(?!audio(?:$|\/))(?<id>[\w-]{5,64})(?:\/(?:embed(?:\/captioned)?|c\/\d+(?:\/r\/\d+)?|comments|edit|insights|liked_by|media))?$/,
    canonical: ({ id, kind }) =>
      `https://www.instagram.com/${kind?.startsWith('reel') ? 'reel' : 'p'}/${id}/`,
  },
  {
    platform: 'instagram',
    kind: 'id',
    hosts: instagramHosts,
    path: /^\/insights\/media\/(?<number>[1-9]\d{9,19})$/,
    id: shortcodeOf,
    canonical: (named) => `https://www.instagram.com/p/${shortcodeOf(named)}/`,
  },
]

const youtube: readonly PostForm[] = [
  {
    platform: 'youtube',
    kind: 'id',
    hosts: youtubeHosts,
    path: /^\/watch$/,
    query: new RegExp(`^(?:[^&]*&)*?v=${youtubeId}(?:&|$)`),
    canonical: watchPage,
  },
  {
    platform: 'youtube',
    kind: 'id',
    hosts: youtubeHosts,
    path: new RegExp(`^/shorts/${youtubeId}(?:&.*)?$`),
    canonical: ({ id }) => `https://www.youtube.com/shorts/${id}`,
  },
  {
    platform: 'youtube',
    kind: 'id',
    hosts: [...youtubeHosts, 'www.youtube-nocookie.com', 'youtube-nocookie.com'],
    path: new RegExp(`^/(?:watch|live|embed|v|e)/${youtubeId}(?:&.*)?$`),
    canonical: watchPage,
  },
  {
    platform: 'youtube',
    kind: 'id',
    hosts: ['youtu.be', 'www.youtu.be'],
    path: new RegExp(`^/${youtubeId}(?:&.*)?$`),
    canonical: watchPage,
  },
  {
    // The path of its author's page: /video/<id>/edit, /video/<id>/analytics/tab-overview/period-default.
    platform: 'youtube',
    kind: 'id',
    hosts: ['studio.youtube.com'],
    path: new RegExp(String.raw`^/video/${youtubeId}(?:/[\w-]+)*$`),
    canonical: watchPage,
  },
  {
    // And its dialog with a video's details: ?d=ud&udvid=<id>.
    platform: 'youtube',
    kind: 'id',
    hosts: ['studio.youtube.com'],
    path: /^(?:\/channel\/[\w-]+(?:\/[\w-]+)*)?$/,
    query: new RegExp(`^(?:[^&]*&)*?udvid=${youtubeId}(?:&|$)`),
    canonical: watchPage,
  },
]

const x: readonly PostForm[] = [
  {
    // Also the pages under it: /analytics, /photo/1/mediaviewer, /quotes, /retweets/with_comments.
    platform: 'x',
    kind: 'id',
    hosts: xHosts,
    path: new RegExp(
      String.raw`^/(?:i/web|(?<user>\w{1,15}))/status(?:es)?/${xId}(?:/[A-Za-z_]+(?:/\d)?(?:/[A-Za-z_]+)?)?$`,
    ),
    canonical: xPost,
  },
  {
    platform: 'x',
    kind: 'id',
    hosts: xHosts,
    path: new RegExp(`^/(?:statuses|i/(?:videos/tweet|videos))/${xId}$`),
    canonical: xPost,
  },
  {
    platform: 'x',
    kind: 'id',
    hosts: ['analytics.twitter.com', 'analytics.x.com'],
    path: new RegExp(String.raw`^/user/(?<user>\w{1,15})/tweet/${xId}$`),
    canonical: xPost,
  },
]

/** Every common form of a post's link; sources: yt-dlp's patterns, what apps share, and the platforms' pages for authors. */
export const postForms: readonly PostForm[] = [...tiktok, ...instagram, ...youtube, ...x]

/** The platforms' own domains. A link to any other host names no post. */
export const platformDomains: readonly string[] = [
  'tiktok.com',
  'tiktokv.com',
  'tiktokv.us',
  'instagram.com',
  'instagr.am',
  'youtube.com',
  'youtube-nocookie.com',
  'youtubekids.com',
  'youtu.be',
  'x.com',
  'twitter.com',
  't.co',
]
