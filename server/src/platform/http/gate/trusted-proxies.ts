import ipaddr from 'ipaddr.js'
import type { EnvironmentReader } from '#platform/environment.ts'

/** How many proxies are in front of us, or their addresses; 0 for none. */
export type TrustedProxies = number | readonly string[]

const hopsMax = 10

/** Parses TRUST_PROXY. */
export function trustedProxies(env: EnvironmentReader): TrustedProxies {
  const text = env.text('TRUST_PROXY') ?? env.fallback('TRUST_PROXY', '0')
  const proxies = parseProxies(text)
  if (proxies === null) env.problem('TRUST_PROXY', `${meaning}, and is ${text}`)
  return proxies ?? 0
}

const meaning =
  'must be how many proxies stand in front, such as 1, or their addresses, such as 10.0.0.0/8'

/** Null for anything but a number of proxies or a list of networks. */
function parseProxies(text: string): TrustedProxies | null {
  if (/^(true|on|yes)$/i.test(text)) return 1
  if (/^(false|off|no)$/i.test(text)) return 0
  if (/^\d+$/.test(text)) return Number(text) <= hopsMax ? Number(text) : null
  const networks = text.split(',').map((part) => part.trim())
  return networks.every(isNetwork) ? networks : null
}

function isNetwork(text: string): boolean {
  return text.includes('/')
    ? ipaddr.isValidCIDR(text)
    : ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
}

/**
 * In Fastify's form. Entries of X-Forwarded-For left of the last trusted proxy may be the client's
 * own; a plain number would make Fastify trust none.
 */
export function trustedBy(proxies: TrustedProxies) {
  if (typeof proxies !== 'number') return [...proxies]
  return proxies === 0 ? false : (_peer: string, hop: number) => hop < proxies
}

/** With a number of proxies, every peer is one. So is a program on this machine. */
export function createProxyTest(proxies: TrustedProxies): (peer: string) => boolean {
  if (typeof proxies === 'number') return proxies > 0 ? () => true : isLoopback
  const networks = { proxies: proxies.map(parseNetwork) }
  return (peer) => {
    if (!ipaddr.isValid(peer)) return false
    return isLoopback(peer) || ipaddr.subnetMatch(ipaddr.process(peer), networks, 'no') !== 'no'
  }
}

function parseNetwork(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

function isLoopback(peer: string): boolean {
  return ipaddr.isValid(peer) && ipaddr.process(peer).range() === 'loopback'
}
