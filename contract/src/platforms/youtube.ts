import type { Named, PlatformLinks, PostForm } from './link-forms.ts'

const hosts = [
  ...['', 'www.', 'm.', 'music.', 'gaming.'].map((prefix) => `${prefix}youtube.com`),
  'www.youtubekids.com',
]

/** Two words that the player has in place of an id are as long as an id. */
const postId = String.raw`(?<id>(?!videoseries|live_stream)[\w-]{11})`

const watchPage = ({ id }: Named) => `https://www.youtube.com/watch?v=${id}`

const postForms: readonly PostForm[] = [
  {
    kind: 'id',
    hosts,
    path: /^\/watch$/,
    query: new RegExp(`^(?:[^&]*&)*?v=${postId}(?:&|$)`),
    canonical: watchPage,
  },
  {
    kind: 'id',
    hosts,
    path: new RegExp(`^/shorts/${postId}(?:&.*)?$`),
    canonical: ({ id }) => `https://www.youtube.com/shorts/${id}`,
  },
  {
    kind: 'id',
    hosts: [...hosts, 'www.youtube-nocookie.com', 'youtube-nocookie.com'],
    path: new RegExp(`^/(?:watch|live|embed|v|e)/${postId}(?:&.*)?$`),
    canonical: watchPage,
  },
  {
    kind: 'id',
    hosts: ['youtu.be', 'www.youtu.be'],
    path: new RegExp(`^/${postId}(?:&.*)?$`),
    canonical: watchPage,
  },
  {
    // The path of its author's page: /video/<id>/edit, /video/<id>/analytics/tab-overview/period-default.
    kind: 'id',
    hosts: ['studio.youtube.com'],
    path: new RegExp(String.raw`^/video/${postId}(?:/[\w-]+)*$`),
    canonical: watchPage,
  },
  {
    // And its dialog with a video's details: ?d=ud&udvid=<id>.
    kind: 'id',
    hosts: ['studio.youtube.com'],
    path: /^(?:\/channel\/[\w-]+(?:\/[\w-]+)*)?$/,
    query: new RegExp(`^(?:[^&]*&)*?udvid=${postId}(?:&|$)`),
    canonical: watchPage,
  },
]

export const youtubeLinks: PlatformLinks = {
  domains: ['youtube.com', 'youtube-nocookie.com', 'youtubekids.com', 'youtu.be'],
  postForms,
  postId: /^[\w-]{11}$/,
  postUrl: ({ id }) => `https://www.youtube.com/shorts/${id}`,
  profileHost: /^(?:(?:www|m|music|gaming|studio)\.)?youtube\.com$/,
  profilePath: /^\/@(?<name>[^/]{1,30})(?:\/[a-z]+)?$/u,
}
