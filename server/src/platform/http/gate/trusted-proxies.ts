import ipaddr from 'ipaddr.js'
import type { EnvironmentReader } from '../../environment.ts'

/** How many proxies stand in front of us, or which addresses they have; 0 for none. */
export type TrustedProxies = number | readonly string[]

const hopsMax = 10

/** What TRUST_PROXY says. */
export function trustedProxies(env: EnvironmentReader): TrustedProxies {
  const text = env.text('TRUST_PROXY') ?? '0'
  const proxies = parseProxies(text)
  if (proxies === null) env.problem('TRUST_PROXY', `${meaning}, and is ${text}`)
  return proxies ?? 0
}

const meaning =
  'must be how many proxies stand in front, such as 1, or their addresses, such as 10.0.0.0/8'

/** Null for what is neither a number of proxies nor a list of networks. */
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
 * As Fastify wants it. What stands left of the last trusted proxy in X-Forwarded-For, the client
 * may have written itself; a plain number would make Fastify trust nobody.
 */
export function trustedBy(proxies: TrustedProxies) {
  if (typeof proxies !== 'number') return [...proxies]
  return proxies === 0 ? false : (_peer: string, hop: number) => hop < proxies
}
