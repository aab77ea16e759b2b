import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import {
  isAllowedNetwork,
  mustBeNamed,
  type Place,
  type PrivateHosts,
  placeOf,
} from './private-hosts.ts'
import { isPublicAddress } from './resolve-public.ts'

/** A URL that may be called, and the addresses to which its connection is pinned. */
export interface Target {
  readonly url: URL
  readonly addresses: readonly string[]
}

/** `dns`: the name has no address now. */
export type TargetProblem = 'not-public' | 'dns'

/** Returns the addresses of a name, or throws. */
export type LookUp = (name: string) => Promise<readonly string[]>

/**
 * Decides whether the URL of a user may be called, and at which addresses: public ones over https, and what the
 * operator allowed. Node resolves names only, so an address in the URL is judged here, in all of its notations.
 */
export async function resolveTarget(
  text: string,
  allowed: PrivateHosts,
  lookUp: LookUp = lookUpName,
): Promise<Target | TargetProblem> {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !isPlain(url)) return 'not-public'
  const place = placeOf(url)
  const { sandboxInbox } = allowed
  const isInbox = sandboxInbox !== null && url.href.startsWith(sandboxInbox)
  if (!isInbox && isOwn(place, allowed)) return 'not-public'
  try {
    const isSystems = isInbox || allowed.names.includes(place.host)
    const addresses = isIP(place.host)
      ? [place.host]
      : await (isSystems ? lookUpHere : lookUp)(place.host)
    if (addresses.length === 0) return 'dns'
    if (isInbox) return { url, addresses }
    if (!addresses.every((address) => isCallable(address, url, allowed))) return 'not-public'
    if (await isOwnAddress(addresses, place.port, allowed)) return 'not-public'
    return { url, addresses }
  } catch {
    return 'dns'
  }
}

/** A fragment is never sent, and a user name would be a secret in a place where it is shown. */
function isPlain(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && url.username + url.password + url.hash === ''
}

function isCallable(address: string, url: URL, allowed: PrivateHosts): boolean {
  const { host, port } = placeOf(url)
  if (isAllowed(address, host, allowed)) return port === 80 || isUsualPort(port)
  return url.protocol === 'https:' && isUsualPort(port) && isPublicAddress(address)
}

/** Below 1024, only https: what listens there speaks other protocols. */
function isUsualPort(port: number): boolean {
  return port === 443 || port >= 1024
}

function isAllowed(address: string, host: string, allowed: PrivateHosts): boolean {
  if (isAllowedNetwork(address, allowed)) return true
  if (allowed.sandboxInbox !== null && host === '127.0.0.1') return true
  return allowed.names.includes(host) && !mustBeNamed(ipaddr.process(address))
}

/** Another port of one of our hosts is ours too, unless the operator allowed the host. */
function isOwn({ host, port }: Place, allowed: PrivateHosts): boolean {
  const isOpen = isIP(host) ? isAllowed(host, host, allowed) : allowed.names.includes(host)
  return allowed.own.some((own) => own.host === host && (own.port === port || !isOpen))
}

/** Under whatever name: an allowed network usually contains some of our own servers. */
async function isOwnAddress(
  addresses: readonly string[],
  port: number,
  { own }: PrivateHosts,
): Promise<boolean> {
  if (addresses.every(isPublicAddress)) return false
  const ours = own.filter((place) => place.port === port).map(({ host }) => lookUpHere(host))
  const found = await Promise.allSettled(ours)
  return found.some(
    (each) => each.status === 'fulfilled' && each.value.some((one) => addresses.includes(one)),
  )
}

/** As this machine resolves names, which knows its hosts file. */
async function lookUpHere(name: string): Promise<readonly string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address)
}

const resolver = new Resolver({ timeout: 3000, tries: 2 })

/**
 * Asks the name servers directly: the system's own lookup occupies one of Node's four threads, so a few names
 * whose servers are silent would stop everything else that needs one.
 */
async function lookUpName(name: string): Promise<readonly string[]> {
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
}
