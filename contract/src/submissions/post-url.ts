import { type Platform, platforms } from '../enums.ts'
import { postUrlMaxLength } from '../limits.ts'
import type { Named, PostForm } from '../platforms/link-forms.ts'
import { platformLinks } from '../platforms/links.ts'
import { anyPlatform } from '../platforms.ts'

/** The post named by a URL. For a short link the value is its whole https URL. */
export interface ParsedPostReference {
  readonly kind: 'id' | 'short-link'
  readonly value: string
}

export type PostUrlProblem =
  | 'not-a-link'
  | 'not-https'
  | 'unknown-site'
  | 'not-a-post'
  | 'several-posts'

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
  'several-posts':
    'These are the links of several posts. Paste only the link of the post that you mean.',
}

interface Address {
  readonly host: string
  readonly path: string
  readonly query: string
}

/**
 * Reads the post that a pasted or shared text names, without any network call: platform, post, and the canonical https URL
 * to store. Words and other links around its link do not matter. The handle in the URL proves nothing. Ids stay strings.
 */
export function parsePostUrl(text: string): ParsedPostUrl {
  const link = postLinkIn(text)
  return link === undefined ? { ok: false, reason: 'several-posts' } : parsePostLink(link)
}

/** Zero-width separators between a link and the words that apps add to it. */
export const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g

/**
 * Returns the link of the one post in a text; undefined if there are several. Without a post, returns the link
 * that best shows what is wrong, or the text itself.
 */
export function postLinkIn(text: string): string | undefined {
  const whole = text.replace(unseen, ' ').replaceAll('&amp;', '&').trim()
  if (parsePostLink(whole).ok) return whole
  const links = linksIn(whole)
  const posts = new Map<string, string>()
  for (const link of links) {
    const post = parsePostLink(link)
    const name = post.ok ? `${post.platform} ${post.reference.value}` : undefined
    if (name !== undefined && !posts.has(name)) posts.set(name, link)
  }
  if (posts.size > 1) return undefined
  const [only] = posts.values()
  return only ?? links.find(isOfPlatform) ?? links[0] ?? whole
}

function isOfPlatform(link: string): boolean {
  const parsed = parsePostLink(link)
  return !parsed.ok && parsed.reason === 'not-a-post'
}

/** What ends a link in a text: spaces, quotation marks, brackets and the punctuation of Chinese and Japanese. */
const betweenLinks = /[\s"<>“”„«»|\u3000-\u303f\uff00-\uffef]+/

/** A link pasted after an existing scheme has two. */
const schemeTwice = /^(?:https?:\/\/)+(?=https?:\/\/)/i

/** The links in a text: those with a scheme, and without one those to a platform. */
export function linksIn(text: string): string[] {
  return text.split(betweenLinks).flatMap((typed) => {
    const word = typed.replace(schemeTwice, '')
    const start = word.search(/https?:\/\//i)
    if (start < 0) return linkWithoutScheme(word)
    // A link inside another page's URL is not what was pasted.
    const before = word.slice(0, start)
    if (/[/=?&%\\]|\w\.\w/.test(before)) return []
    return gluedLinks(withoutFormatting(word, start)).map(withoutPunctuation)
  })
}

function linkWithoutScheme(word: string): string[] {
  const link = withoutPunctuation(word.replace(/^[([{'‘]+/, ''))
  const address = word.includes('://') ? 'not-a-link' : parseAddress(link)
  return typeof address !== 'string' && isPlatformHost(address.host) ? [link] : []
}

/** Messengers mark _slanted_ and ~deleted~ text; both signs may also end a link. */
function withoutFormatting(word: string, start: number): string {
  const link = word.slice(start)
  const mark = word[start - 1]
  return (mark === '_' || mark === '~') && link.endsWith(mark) ? link.slice(0, -1) : link
}

/**
 * A link pasted twice has nothing between, or only what separates list items. Only a post's own link is split:
 * another page may have a link in its URL.
 */
function gluedLinks(link: string): string[] {
  const next = link.slice(1).search(/(?<=[\w)\-/,;]|==)https?:\/\//i) + 1
  if (next === 0 || !parsePostLink(withoutPunctuation(link.slice(0, next))).ok) return [link]
  return [link.slice(0, next), ...gluedLinks(link.slice(next))]
}

/** Without what follows a link in a sentence: punctuation, brackets, and words in other scripts. */
function withoutPunctuation(link: string): string {
  const ended = link.replace(/(?:[.,;:!?)\]}'’…*\\]|%(?:20|0[9AD]))+$/i, '')
  const inAscii = ended.replace(/[^!-~].*$/s, '')
  return !parsePostLink(ended).ok && parsePostLink(inAscii).ok ? inAscii : ended
}

/** Parses a text that is a link and nothing else, such as one that a platform returns. */
export function parsePostLink(text: string): ParsedPostUrl {
  const address = parseAddress(text.trim())
  if (typeof address === 'string') return { ok: false, reason: address }
  if (!isPlatformHost(address.host)) return { ok: false, reason: 'unknown-site' }
  for (const platform of platforms) {
    for (const form of platformLinks[platform].postForms) {
      const named = matchForm(form, address)
      if (named) return found(platform, form, named)
    }
  }
  return { ok: false, reason: 'not-a-post' }
}

/** The platform of a domain of its own or a subdomain of one. */
export function platformOfHost(host: string): Platform | undefined {
  const isWithin = (domain: string) => host === domain || host.endsWith(`.${domain}`)
  return platforms.find((platform) => platformLinks[platform].domains.some(isWithin))
}

function isPlatformHost(host: string): boolean {
  const isPlain = /^[a-z\d.-]+$/.test(host)
  return isPlain && platformOfHost(host) !== undefined
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

function matchForm(form: PostForm, address: Address): Named | null {
  if (!form.hosts.includes(address.host)) return null
  const path = form.path.exec(address.path)
  const query = form.query ? form.query.exec(address.query) : path
  return path && query ? { ...path.groups, ...query.groups } : null
}

function found(platform: Platform, form: PostForm, named: Named): ParsedPostUrl {
  const canonicalUrl = form.canonical(named)
  const id = form.id?.(named) ?? named.id
  const value = form.kind === 'id' ? id : canonicalUrl
  if (value === undefined) return { ok: false, reason: 'not-a-post' }
  const reference = { kind: form.kind, value }
  return { ok: true, platform, reference, canonicalUrl }
}
