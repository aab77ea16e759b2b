import { type Platform, platforms } from '../enums.ts'
import { platformLinks } from '../platforms/links.ts'
import { platformFacts } from '../platforms.ts'
import { linksIn, parsePostUrl, platformOfHost, unseen } from '../submissions/post-url.ts'

/** What a text names: an account, a YouTube channel by its id, or something else that needs its own message. */
export type ProfileRead =
  | { readonly kind: 'name'; readonly platform: Platform | null; readonly name: string }
  | { readonly kind: 'channel-id'; readonly platform: 'youtube'; readonly id: string }
  | { readonly kind: 'post'; readonly platform: Platform }
  | { readonly kind: 'nameless'; readonly platform: Platform }
  | { readonly kind: 'several' | 'unknown' }

const channelPath = /^\/channel\/(?<id>UC[\w-]{22})(?:\/|$)/

/** As YouTube Studio shows it for copying. */
export function isChannelId(text: string): boolean {
  return /^UC[\w-]{22}$/.test(text)
}

/** Marks around a name, such as those of direction. Within one, joiners may be letters' own. */
const aroundNames = new RegExp(`^(@?)${unseen.source}|${unseen.source}$`, 'g')

/** In the composed form that platforms use, without invisible characters around it. */
function seen(text: string): string {
  const typed = text.normalize('NFC').replace(aroundNames, '').trim().replace(/^＠/, '@')
  return typed.replace(aroundNames, '$1').trim()
}

/**
 * Reads the account that a typed or pasted text names: @name, name, or a profile's link, even with words around
 * it. The name is returned as written, without its @.
 */
export function readProfile(text: string): ProfileRead {
  const typed = seen(text)
  const reads = linksIn(typed.replace(unseen, ' ')).map(readLink)
  const profiles = reads.filter(({ kind }) => kind === 'name' || kind === 'channel-id')
  if (new Set(profiles.map((read) => JSON.stringify(read))).size > 1) return { kind: 'several' }
  const best = profiles[0] ?? reads.find(({ kind }) => kind !== 'unknown') ?? reads[0]
  if (best !== undefined) return best
  const name = typed.replace(/^@\s*/, '')
  return /[\s/:]/.test(name) || name === ''
    ? { kind: 'unknown' }
    : { kind: 'name', platform: null, name }
}

function readLink(link: string): ProfileRead {
  const post = parsePostUrl(link)
  if (post.ok) return { kind: 'post', platform: post.platform }
  const address = /^(?:https?:\/\/)?(?<host>[^/?#@:]+)(?<path>\/[^?#]*)?/i.exec(link)?.groups
  const host = address?.host?.toLowerCase() ?? ''
  const platform = platforms.find((each) => platformLinks[each].profileHost.test(host))
  if (platform === undefined) return elsewhere(host)
  const path = decoded(address?.path ?? '').replace(/\/+$/, '')
  const id = platform === 'youtube' ? channelPath.exec(path)?.groups?.id : undefined
  if (id !== undefined) return { kind: 'channel-id', platform: 'youtube', id }
  const name = platformLinks[platform].profilePath.exec(path)?.groups?.name
  return name !== undefined && platformFacts[platform].username.test(name)
    ? { kind: 'name', platform, name }
    : { kind: 'nameless', platform }
}

/** Another host of a platform, such as that of its short links. */
function elsewhere(host: string): ProfileRead {
  const platform = platformOfHost(host)
  return platform === undefined ? { kind: 'unknown' } : { kind: 'nameless', platform }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

/** Returns the username in the link of a profile page of this marketplace, in "@name" or in "name". */
export function usernameIn(text: string): string {
  const typed = seen(text)
  const inLink = /^(?:https?:\/\/[^/\s]+)?\/?profile\/(?<name>\w{1,40})\/?(?:[?#]\S*)?$/i
  const bare = inLink.exec(typed)?.groups?.name
  return bare ?? typed.replace(/^@/, '')
}

/** Returns the search term: the name in a pasted profile link, otherwise the text without a leading @. */
export function searchedIn(text: string): string {
  const typed = seen(text)
  if (/^\S+$/.test(typed) && /[./]/.test(typed) && typed.includes('/')) {
    const read = readProfile(typed)
    if (read.kind === 'name') return read.name
    const own = usernameIn(typed)
    if (own !== typed) return own
  }
  return typed.replace(/^@(?=[\p{L}\p{N}_])/u, '')
}
