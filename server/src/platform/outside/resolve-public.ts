import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The host resolves to a private network. */
export class PrivateAddress extends Error {
  constructor(hostname: string) {
    super(`${hostname} is not on the public internet`)
  }
}

/** Azure's own service for its machines: the only one of a cloud whose address is in a public range. */
const azureWireServer = '168.63.129.16'

/** Of IPv6 only what is handed out: `::7f00:1`, an old notation of 127.0.0.1, is in no range of its own. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

export function isPublicAddress(text: string): boolean {
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast' || address.toString() === azureWireServer) return false
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast)
}

/**
 * Resolves a host for the connection about to be made, so that DNS cannot change between check and use. Fails
 * with `PrivateAddress` unless every address of the host is public.
 */
export const resolvePublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, [])
    const isPublic = found.every(({ address }) => isPublicAddress(address))
    const [first] = found
    if (!isPublic || first === undefined) return done(new PrivateAddress(hostname), [])
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}
