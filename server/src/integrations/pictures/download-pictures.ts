import { get as getPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getSecure } from 'node:https'
import type { Platform } from '@permille/contract/enums'
import { avatarMaxBytes } from '@permille/contract/limits'
import { PrivateAddress, resolvePublic } from '#platform/outside/resolve-public.ts'
import { plainUserAgent } from '../platform-http.ts'
import { PictureRefused, type PictureSource, PictureUnavailable } from './picture-source.ts'

/** A platform's image hosts: each name and all its subdomains. */
const ownHosts: Readonly<Record<Platform, readonly string[]>> = {
  tiktok: ['tiktokcdn.com', 'tiktokcdn-us.com', 'tiktokcdn-eu.com'],
  instagram: ['cdninstagram.com', 'fbcdn.net'],
  youtube: ['ytimg.com'],
  x: ['pbs.twimg.com'],
}

const hopsMax = 4

export interface PictureSourceOptions {
  /** Base URLs used instead of the platforms' own hosts, such as the sandbox; trusted as configured. */
  readonly bases: Readonly<Record<Platform, string | null>>
  readonly hosts?: Readonly<Record<Platform, readonly string[]>>
  readonly userAgent?: string
  /** Timeout for one picture, including redirects and body; ten seconds by default. */
  readonly timeoutMs?: number
  readonly bytesMax?: number
}

/**
 * Fetches from the platform's own hosts over https, at public addresses only, or from the configured base.
 * Redirects are checked like the first address.
 */
export function createPictureSource(options: PictureSourceOptions): PictureSource {
  const { timeoutMs = 10_000, bytesMax = avatarMaxBytes, userAgent = plainUserAgent } = options
  const headers = { 'user-agent': userAgent, accept: 'image/webp,image/jpeg,image/png' }
  return {
    download: async (platform, address) => {
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        let next = address
        for (let hop = 0; hop < hopsMax; hop += 1) {
          const hopOptions = { ...placeOf(next, platform, options), headers, signal }
          const response = await request(hopOptions)
          const target = redirectOf(response, hopOptions.url)
          if (target === null) return await readPicture(response, bytesMax)
          response.destroy()
          next = target
        }
      } catch (error) {
        throw explain(error)
      }
      throw new PictureRefused('it is redirected too often')
    },
  }
}

interface Place {
  readonly url: URL
  readonly lookup?: RequestOptions['lookup']
}

/** Returns the URL to fetch; throws for any other scheme, host, port or user name. */
function placeOf(address: string, platform: Platform, options: PictureSourceOptions): Place {
  if (!URL.canParse(address)) throw new PictureRefused('its address is none')
  const url = new URL(address)
  const base = options.bases[platform]
  if (base !== null && url.origin === new URL(base).origin) return { url }
  const hosts = (options.hosts ?? ownHosts)[platform]
  const isOwn = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username + url.password === ''
  if (isOwn && isPlain) return { url, lookup: resolvePublic }
  throw new PictureRefused(`${url.protocol}//${url.host} is no host of ${platform}’s pictures`)
}

/** Opens a new connection each time: pictures are few, and hosts many. */
function request(options: Place & RequestOptions): Promise<IncomingMessage> {
  const { url, ...rest } = options
  const get = url.protocol === 'https:' ? getSecure : getPlain
  return new Promise((resolve, reject) => {
    get(url.href, { ...rest, agent: false }, resolve).on('error', reject)
  })
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): string | null {
  const { location } = headers
  if (statusCode < 300 || statusCode > 399 || location === undefined) return null
  return URL.canParse(location, from.href) ? new URL(location, from).href : null
}

async function readPicture(response: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const { statusCode: status = 0 } = response
  try {
    if (status === 408 || status === 429 || status >= 500) {
      throw new PictureUnavailable(`its host returned ${status}`)
    }
    if (status !== 200) throw new PictureRefused(`its host returned ${status}`)
    const chunks: Buffer[] = []
    let bytesCount = 0
    for await (const chunk of response) {
      bytesCount += chunk.length
      if (bytesCount > bytesMax) throw new PictureRefused(`it has more than ${bytesMax} bytes`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    response.destroy()
  }
}

/** Network errors may be temporary; a private address is final. */
function explain(error: unknown): PictureRefused | PictureUnavailable {
  if (error instanceof PictureRefused || error instanceof PictureUnavailable) return error
  if (error instanceof PrivateAddress) return new PictureRefused(error.message, error)
  return new PictureUnavailable('its host did not respond as it should', error)
}
