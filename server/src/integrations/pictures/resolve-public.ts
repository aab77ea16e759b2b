import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The host resolves to a private network. */
export class PrivateAddress extends Error {
  constructor(hostname: string) {
    super(`${hostname} is not on the public internet`)
  }
}

/**
 * Resolves a host for the connection about to be made, so that DNS cannot change between check and use. Fails
 * with `PrivateAddress` unless every address of the host is public.
 */
export const resolvePublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, [])
    const isPublic = found.every(({ address }) => ipaddr.process(address).range() === 'unicast')
    const [first] = found
    if (!isPublic || first === undefined) return done(new PrivateAddress(hostname), [])
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}
