import type { Named, PlatformLinks, PostForm } from './link-forms.ts'

const hosts = [
  ...['x.com', 'twitter.com'].flatMap((host) =>
    ['', 'www.', 'm.', 'mobile.'].map((prefix) => prefix + host),
  ),
  'pro.x.com',
  'tweetdeck.twitter.com',
]

/** A number, so it never starts with 0. */
const postId = String.raw`(?<id>[1-9]\d{0,18})`

const post = ({ id, user }: Named) => `https://x.com/${user ?? 'i/web'}/status/${id}`

const postForms: readonly PostForm[] = [
  {
    // Also the pages under it: /analytics, /photo/1/mediaviewer, /quotes, /retweets/with_comments.
    kind: 'id',
    hosts,
    path: new RegExp(
      String.raw`^/(?:i/web|(?<user>\w{1,15}))/status(?:es)?/${postId}(?:/[A-Za-z_]+(?:/\d)?(?:/[A-Za-z_]+)?)?$`,
    ),
    canonical: post,
  },
  {
    kind: 'id',
    hosts,
    path: new RegExp(`^/(?:statuses|i/(?:videos/tweet|videos))/${postId}$`),
    canonical: post,
  },
  {
    kind: 'id',
    hosts: ['analytics.twitter.com', 'analytics.x.com'],
    path: new RegExp(String.raw`^/user/(?<user>\w{1,15})/tweet/${postId}$`),
    canonical: post,
  },
]

export const xLinks: PlatformLinks = {
  domains: ['x.com', 'twitter.com', 't.co'],
  postForms,
  postId: /^[1-9]\d{0,18}$/,
  postUrl: ({ username, id }) => `https://x.com/${username}/status/${id}`,
  profileHost: /^(?:(?:www|m|mobile|pro)\.)?(?:x|twitter)\.com$/,
  profilePath:
    /^\/(?!(?:home|explore|i|intent|search|notifications|messages|settings|share|hashtag|compose|login|jobs|tos|privacy)(?:\/|$))@?(?<name>\w{1,15})(?:\/(?:about|articles|communities|followers|following|header_photo|highlights|likes|lists|media|photo|superfollows|topics|verified_followers|with_replies))?$/i,
}
