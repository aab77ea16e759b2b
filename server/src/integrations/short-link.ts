import type { Platform } from '@permille/contract/enums'
import { type ParsedPostUrl, parsePostLink } from '@permille/contract/submissions/post-url'
import { plainUserAgent } from './platform-http.ts'
import { PlatformUnavailable } from './social-platform.ts'

const hopsMax = 5
const hopTimeoutMs = 5_000

/**
 * Hosts of the platform that a short link may pass through, each with the base URL to fetch it
 * from.
 */
export type ShortLinkHosts = Readonly<Record<string, string>>

/**
 * Follows a short link until it names a post. Only listed hosts are ever contacted, wherever a hop
 * points: no cookies, five hops, five seconds each. Null when it leads anywhere else.
 */
export async function resolveShortLink(
  platform: Platform,
  shortLink: string,
  { hosts, userAgent }: { hosts: ShortLinkHosts; userAgent?: string | undefined },
): Promise<string | null> {
  let next: string | null = shortLink
  for (let hop = 0; hop < hopsMax && next !== null; hop += 1) {
    const address = fetchAddress(next, hosts)
    if (address === null) return null
    next = await nextLocation(platform, { address, from: next, userAgent })
    const parsed: ParsedPostUrl | null = next === null ? null : parsePostLink(next)
    if (parsed?.ok && parsed.platform !== platform) return null
    if (parsed?.ok && parsed.reference.kind === 'id') return parsed.reference.value
  }
  return null
}

/** The URL to fetch for this hop; null for a host, port, scheme or user name that is not allowed. */
function fetchAddress(text: string, hosts: ShortLinkHosts): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username + url.password === ''
  const base = Object.hasOwn(hosts, url.hostname) ? hosts[url.hostname] : undefined
  if (!isPlain || base === undefined) return null
  return new URL(base.replace(/\/$/, '') + url.pathname + url.search)
}

async function nextLocation(
  platform: Platform,
  hop: { address: URL; from: string; userAgent: string | undefined },
): Promise<string | null> {
  const response = await request(platform, hop)
  await response.body?.cancel()
  if (response.status === 429 || response.status >= 500) throw new PlatformUnavailable(platform)
  const location = response.headers.get('location')
  if (response.status < 300 || response.status > 399 || location === null) return null
  return URL.canParse(location, hop.from) ? new URL(location, hop.from).href : null
}

async function request(
  platform: Platform,
  { address, userAgent = plainUserAgent }: { address: URL; userAgent: string | undefined },
): Promise<Response> {
  const signal = AbortSignal.timeout(hopTimeoutMs)
  try {
    const headers = { 'user-agent': userAgent }
    return await fetch(address, { redirect: 'manual', credentials: 'omit', headers, signal })
  } catch (cause) {
    throw new PlatformUnavailable(platform, { cause })
  }
}
