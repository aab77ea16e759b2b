import type { Named, PlatformLinks, PostForm } from './link-forms.ts'

const hosts = ['', 'www.', 'm.', 'lite.', 't.'].map((prefix) => `${prefix}tiktok.com`)
/** TikTok's own hosts for shared videos, which the file with a creator's own data names too. */
const shareHosts = ['tiktokv.com', 'tiktokv.us'].flatMap((host) =>
  ['', 'www.', 'm.'].map((prefix) => prefix + host),
)

/** A number, so it never starts with 0. */
const postId = String.raw`(?<id>[1-9]\d{0,19})`

const video = ({ id, kind, handle }: Named) =>
  `https://www.tiktok.com/@${handle ?? ''}/${kind ?? 'video'}/${id}`

const postForms: readonly PostForm[] = [
  {
    kind: 'id',
    hosts,
    path: new RegExp(
      String.raw`^/(?:@|%40)(?:(?<handle>[\w.]{1,40})|[^/]*)/(?<kind>video|photo)/${postId}$`,
    ),
    canonical: video,
  },
  {
    kind: 'id',
    hosts: [...hosts, ...shareHosts],
    path: new RegExp(
      String.raw`^/(?:v|(?:i18n/|h5/)?share/(?:video|item)|embed|embed/v[23]|player/v1)/${postId}(?:\.html)?$`,
    ),
    canonical: video,
  },
  {
    // Copied while the video plays among others.
    kind: 'id',
    hosts,
    path: /^(?:\/foryou)?$/,
    query: new RegExp(`^(?:[^&]*&)*?item_id=${postId}(?:&|$)`),
    canonical: video,
  },
  {
    // The path of its author's page: /tiktokstudio/analytics/7513280379839712530/overview.
    kind: 'id',
    hosts,
    path: new RegExp(
      String.raw`^/(?:tiktokstudio|creator-center)(?:/(?:analytics|comments?|content|detail|edit|overview|post|upload|videos?))+/${postId}(?:/[\w-]+)*$`,
    ),
    canonical: video,
  },
  {
    kind: 'short-link',
    hosts,
    path: /^\/t\/(?<code>[\w-]{1,64})$/,
    canonical: ({ code }) => `https://www.tiktok.com/t/${code}`,
  },
  ...['vm.tiktok.com', 'vt.tiktok.com'].map(
    (host): PostForm => ({
      kind: 'short-link',
      hosts: [host],
      path: /^\/(?<code>[\w-]{1,64})$/,
      canonical: ({ code }) => `https://${host}/${code}`,
    }),
  ),
]

export const tiktokLinks: PlatformLinks = {
  domains: ['tiktok.com', 'tiktokv.com', 'tiktokv.us'],
  postForms,
  postId: /^[1-9]\d{0,19}$/,
  postUrl: ({ username, id }) => `https://www.tiktok.com/@${username}/video/${id}`,
  profileHost: /^(?:(?:www|m|lite)\.)?tiktok\.com$/,
  profilePath: /^\/@(?<name>[\w.]{1,40})(?:\/|$)/,
}
