import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { LruMap } from 'toad-cache'

declare module 'fastify' {
  interface FastifyRequest {
    callerAddress: string | null
  }
}

/** Some proxies write X-Forwarded-For like this: `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/

/** The address that a request counts for; the proxies' header is read once. */
export function callerAddressOf(request: FastifyRequest): string {
  request.callerAddress ??= callerAddress(request.ip)
  return request.callerAddress
}

/**
 * The address as counted by limits. IPv6 counts by its /64, the smallest block one customer gets;
 * IPv4 inside IPv6 counts as its IPv4 address.
 */
export function callerAddress(text: string): string {
  const existing = knownAddresses.get(text)
  if (existing !== undefined) return existing
  const address = readAddress(text)
  if (text.length <= textMaxLength) knownAddresses.set(text, address)
  return address
}

/** The /24 or /64 around a caller's address: enough to recognise a stranger, less than an address. */
export function networkOf(caller: string): string {
  if (caller.includes(':')) return `${caller}/64`
  return caller.includes('.') ? `${caller.slice(0, caller.lastIndexOf('.'))}.0/24` : caller
}

/** Parsing IPv6 costs a tenth of a whole call, and one caller makes many. */
const knownAddresses = new LruMap<string>(10_000)
const textMaxLength = 60

function readAddress(text: string): string {
  const [, bracketed, plain] = withPort.exec(text) ?? []
  const address = bracketed ?? plain ?? text
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed.toString())}/64`).toString()
}

/** `fe80::1%eth0`: the zone names an interface of this machine. */
function withoutZone(address: string): string {
  return address.split('%')[0] ?? address
}
