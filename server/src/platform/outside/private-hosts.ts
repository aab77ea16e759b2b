import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Network = readonly [Address, number]

/** What an address that a user typed may reach beside the public internet, and what it never may. */
export interface PrivateHosts {
  /** As the operator wrote them; null if none are allowed. */
  readonly text: string | null
  /** Names of receivers in the operator's own network, in lower case. */
  readonly names: readonly string[]
  readonly networks: readonly Network[]
  /** Our own servers. */
  readonly own: readonly Place[]
  /** Where the sandbox receives webhooks; with it, any port of 127.0.0.1 may be called. */
  readonly sandboxInbox: string | null
}

export interface Place {
  readonly host: string
  readonly port: number
}

/** A name, an address or a network such as 10.1.0.0/16; null for anything else. */
export function parsePrivateHost(text: string): string | Network | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  if (ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)) {
    const address = ipaddr.process(text)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  }
  const isName = URL.canParse(`http://${text}/`) && new URL(`http://${text}/`).host === text
  return isName ? text : null
}

/** Where a machine finds itself or its cloud's credentials; allowed one by one, never with a network. */
const onlyAlone = ['linkLocal', 'unspecified', 'multicast', 'broadcast']
const metadata = ['169.254.169.254', '168.63.129.16', '100.100.100.200', 'fd00:ec2::254']

export function isAllowedNetwork(text: string, { networks }: PrivateHosts): boolean {
  const address = ipaddr.process(text)
  return networks.some(([network, bits]) => {
    if (address.kind() !== network.kind() || !address.match(network, bits)) return false
    return bits === (address.kind() === 'ipv4' ? 32 : 128) || !mustBeNamed(address)
  })
}

/** Whether only the address itself, neither its network nor a name for it, allows it. */
export function mustBeNamed(address: Address): boolean {
  return onlyAlone.includes(address.range()) || metadata.includes(address.toString())
}

/** Returns the host and port of a URL, with the default port of its scheme. */
export function placeOf(url: URL): Place {
  const port = url.port === '' ? defaultPorts.get(url.protocol) : Number(url.port)
  return { host: hostOf(url), port: port ?? 0 }
}

const defaultPorts = new Map([
  ['https:', 443],
  ['http:', 80],
  ['postgres:', 5432],
  ['postgresql:', 5432],
])

/** Without the brackets of IPv6 and the dot after a complete name. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase()
}
