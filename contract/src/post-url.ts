import type { Platform } from './enums.ts'
import { postUrlMaxLength } from './limits.ts'
import { anyPlatform } from './platforms.ts'

/** The post named by a URL. For a short link the value is its whole https URL. */
export interface ParsedPostReference {
  readonly kind: 'id' | 'short-link'
  readonly value: string
}

export type PostUrlProblem = 'not-a-link' | 'not-https' | 'unknown-site' | 'not-a-post'

export type ParsedPostUrl =
  | {
      readonly ok: true
      readonly platform: Platform
      readonly reference: ParsedPostReference
      readonly canonicalUrl: string
    }
  | { readonly ok: false; readonly reason: PostUrlProblem }

/** The sentence shown for each problem. */
export const postUrlMessages: Readonly<Record<PostUrlProblem, string>> = {
  'not-a-link': 'This is not a link. Copy the address of the post and paste it here.',
  'not-https': 'Only https links are accepted.',
  'unknown-site': `This is not a link to ${anyPlatform}.`,
  'not-a-post': 'This link does not lead to a single post. Copy the address of the post itself.',
}

interface Address {
  readonly host: string
  readonly path: string
  readonly query: string
}

interface Form {
  readonly hosts: readonly string[]
  readonly path: RegExp
  readonly platform: Platform
  readonly kind: ParsedPostReference['kind']
  /**
   * Builds the canonical URL a post is stored under from the named groups of `path` and `query`.
   */
  canonical(named: Readonly<Record<string, string>>): string
  readonly query?: RegExp
}

const tiktokHosts = ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com']
const instagramHosts = ['instagram.com', 'www.instagram.com', 'm.instagram.com']
const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']
const xHosts = ['x.com', 'twitter.com'].flatMap((host) =>
  ['', 'www.', 'm.', 'mobile.'].map((prefix) => prefix + host),
)

const tiktokVideo = ({ id, kind, handle }: Readonly<Record<string, string>>) =>
  `https://www.tiktok.com/@${handle ?? ''}/${kind ?? 'video'}/${id}`
const watchPage = ({ id }: Readonly<Record<string, string>>) =>
  `https://www.youtube.com/watch?v=${id}`

/** Every common form of a post URL; sources: yt-dlp's patterns and the platforms' share links. */
const forms: readonly Form[] = [
  {
    platform: 'tiktok',
    kind: 'id',
    hosts: tiktokHosts,
    path: /^\/(?:@|%40)(?:(?<handle>[\w.]{1,40})|[^/]*)\/(?<kind>video|photo)\/(?<id>\d{1,20})$/,
    canonical: tiktokVideo,
  },
  {
    platform: 'tiktok',
    kind: 'id',
    hosts: tiktokHosts,
    path: /^\/(?:v|share\/video|embed|embed\/v[23]|player\/v1)\/(?<id>\d{1,20})(?:\.html)?$/,
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
    (host): Form => ({
      platform: 'tiktok',
      kind: 'short-link',
      hosts: [host],
      path: /^\/(?<code>[\w-]{1,64})$/,
      canonical: ({ code }) => `https://${host}/${code}`,
    }),
  ),
  {
    platform: 'instagram',
    kind: 'short-link',
    hosts: instagramHosts,
    path: /^\/share\/(?<code>(?:(?:p|reel|reels)\/)?[\w-]{5,64})$/,
    canonical: ({ code }) => `https://www.instagram.com/share/${code}`,
  },
  {
    platform: 'instagram',
    kind: 'id',
    hosts: instagramHosts,
    path: /^\/(?:(?!stories\/|share\/|reels\/)[\w.]{1,40}\/)?(?<kind>p|reels?|tv)\/(?!audio$)(?<id>[\w-]{5,64})(?:\/embed(?:\/captioned)?)?$/,
    canonical: ({ id, kind }) =>
      `https://www.instagram.com/${kind?.startsWith('reel') ? 'reel' : 'p'}/${id}/`,
  },
  {
    platform: 'youtube',
    kind: 'id',
    hosts: youtubeHosts,
    path: /^\/watch$/,
    query: /^(?:[^&]*&)*?v=(?<id>[\w-]{11})(?:&|$)/,
    canonical: watchPage,
  },
  {
    platform: 'youtube',
    kind: 'id',
    hosts: youtubeHosts,
    path: /^\/shorts\/(?<id>[\w-]{11})$/,
    canonical: ({ id }) => `https://www.youtube.com/shorts/${id}`,
  },
  {
    platform: 'youtube',
    kind: 'id',
    hosts: youtubeHosts,
    path: /^\/(?:live|embed|v)\/(?<id>[\w-]{11})$/,
    canonical: watchPage,
  },
  {
    platform: 'youtube',
    kind: 'id',
    hosts: ['youtu.be', 'www.youtu.be'],
    path: /^\/(?<id>[\w-]{11})$/,
    canonical: watchPage,
  },
  {
    platform: 'x',
    kind: 'id',
    hosts: xHosts,
    path: /^\/(?:i\/web|(?<user>\w{1,15}))\/status(?:es)?\/(?<id>[1-9]\d{0,18})(?:\/(?:video|photo)\/\d)?$/,
    canonical: ({ id, user }) => `https://x.com/${user ?? 'i/web'}/status/${id}`,
  },
]

/** The platforms' own facts about a post: its id, and the URL that people share. */
export const platformPosts: Readonly<
  Record<Platform, { readonly id: RegExp; address(post: { username: string; id: string }): string }>
> = {
  tiktok: {
    id: /^\d{1,20}$/,
    address: ({ username, id }) => `https://www.tiktok.com/@${username}/video/${id}`,
  },
  instagram: {
    id: /^[\w-]{5,64}$/,
    address: ({ id }) => `https://www.instagram.com/reel/${id}/`,
  },
  youtube: {
    id: /^[\w-]{11}$/,
    address: ({ id }) => `https://www.youtube.com/shorts/${id}`,
  },
  x: {
    id: /^[1-9]\d{0,18}$/,
    address: ({ username, id }) => `https://x.com/${username}/status/${id}`,
  },
}

const knownHosts: ReadonlySet<string> = new Set(forms.flatMap((form) => form.hosts))

/**
 * Parses a post URL without any network call: platform, post, and the canonical https URL to store.
 * The handle in the URL proves nothing. Ids stay strings.
 */
export function parsePostUrl(text: string): ParsedPostUrl {
  const address = parseAddress(text.trim())
  if (typeof address === 'string') return { ok: false, reason: address }
  if (!knownHosts.has(address.host)) return { ok: false, reason: 'unknown-site' }
  for (const form of forms) {
    const named = matchForm(form, address)
    if (named) return found(form, named)
  }
  return { ok: false, reason: 'not-a-post' }
}

/** Rejects user names, ports, bracketed IP addresses and other schemes. */
function parseAddress(text: string): Address | PostUrlProblem {
  if (text.length > postUrlMaxLength) return 'not-a-link'
  const [, scheme, rest = ''] = /^(?:([a-z][a-z\d+.-]*):)?(.*)$/is.exec(text) ?? []
  if (scheme !== undefined && !/^https?$/i.test(scheme)) return 'not-https'
  const hasSlashes = rest.startsWith('//')
  if (scheme !== undefined && !hasSlashes) return 'not-a-link'
  const parts = /^([^/?#\s\\]+)(\/[^?#\s\\]*)?(?:\?([^#\s]*))?(?:#\S*)?$/.exec(
    hasSlashes ? rest.slice(2) : rest,
  )
  if (!parts?.[1]?.includes('.')) return 'not-a-link'
  return {
    host: parts[1].toLowerCase(),
    path: (parts[2] ?? '').replace(/\/$/, ''),
    query: parts[3] ?? '',
  }
}

function matchForm(form: Form, address: Address): Record<string, string> | null {
  if (!form.hosts.includes(address.host)) return null
  const path = form.path.exec(address.path)
  const query = form.query ? form.query.exec(address.query) : path
  return path && query ? { ...path.groups, ...query.groups } : null
}

function found(form: Form, named: Readonly<Record<string, string>>): ParsedPostUrl {
  const canonicalUrl = form.canonical(named)
  const value = form.kind === 'id' ? named.id : canonicalUrl
  if (value === undefined) return { ok: false, reason: 'not-a-post' }
  const reference = { kind: form.kind, value }
  return { ok: true, platform: form.platform, reference, canonicalUrl }
}
