import type { Named, PlatformLinks, PostForm } from './link-forms.ts'

const hosts = ['instagram.com', 'www.instagram.com', 'm.instagram.com', 'instagr.am']

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Instagram's shortcodes are the numbers of its media, written with 64 digits. */
function shortcodeOf({ number }: Named): string {
  let rest = BigInt(number ?? 0)
  let code = ''
  for (; rest > 0n; rest /= 64n) code = letters.charAt(Number(rest % 64n)) + code
  return code
}

const postForms: readonly PostForm[] = [
  {
    kind: 'short-link',
    hosts,
    path: /^\/share\/(?<code>(?:(?:p|reel|reels)\/)?[\w-]{5,64})$/,
    canonical: ({ code }) => `https://www.instagram.com/share/${code}`,
  },
  {
    // Also with a comment, and the pages that open over a post.
    kind: 'id',
    hosts,
    path: /^\/(?:(?!stories\/|share\/|reels\/)[\w.]{1,40}\/)?(?<kind>p|reels?|tv)\/(?!audio(?:$|\/))(?<id>[\w-]{5,64})(?:\/(?:embed(?:\/captioned)?|c\/\d+(?:\/r\/\d+)?|comments|edit|insights|liked_by|media))?$/,
    canonical: ({ id, kind }) =>
      `https://www.instagram.com/${kind?.startsWith('reel') ? 'reel' : 'p'}/${id}/`,
  },
  {
    kind: 'id',
    hosts,
    path: /^\/insights\/media\/(?<number>[1-9]\d{9,19})$/,
    id: shortcodeOf,
    canonical: (named) => `https://www.instagram.com/p/${shortcodeOf(named)}/`,
  },
]

export const instagramLinks: PlatformLinks = {
  domains: ['instagram.com', 'instagr.am'],
  postForms,
  postId: /^[\w-]{5,64}$/,
  postUrl: ({ id }) => `https://www.instagram.com/reel/${id}/`,
  profileHost: /^(?:(?:www|m)\.)?(?:instagram\.com|instagr\.am)$/,
  profilePath:
    /^(?:\/_u|\/stories(?!\/highlights\/))?\/(?!(?:p|reels?|tv|stories|share|explore|accounts|direct|insights|about|_u)(?:\/|$))@?(?<name>[\w.]{1,40})(?:\/(?:reels|tagged|followers|following|channel|\d+))?$/,
}
