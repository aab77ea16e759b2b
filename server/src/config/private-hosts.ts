import type { EnvironmentReader } from '../platform/environment.ts'
import {
  type Place,
  type PrivateHosts,
  parsePrivateHost,
  placeOf,
} from '../platform/outside/private-hosts.ts'

const name = 'WEBHOOK_PRIVATE_HOSTS'

/** Which receivers of webhooks may be in a private network. `ours`: the URLs of our own servers. */
export function readPrivateHosts(
  env: EnvironmentReader,
  { ours, sandboxUrl }: { ours: readonly (string | null)[]; sandboxUrl: string | null },
): PrivateHosts {
  const text = env.text(name)
  const texts = (text ?? '').split(',').map((each) => each.trim().toLowerCase())
  const parsed = texts.filter((each) => each !== '').map((each) => readHost(env, each))
  return {
    text,
    names: parsed.filter((each) => typeof each === 'string'),
    networks: parsed.filter((each) => each !== null && typeof each !== 'string'),
    own: ours.flatMap(ownPlaces),
    sandboxInbox: sandboxUrl === null ? null : `${sandboxUrl}/inbox/`,
  }
}

function readHost(env: EnvironmentReader, text: string) {
  const host = parsePrivateHost(text)
  if (host === null) env.problem(name, `names no host, address or network: ${text}`)
  return host
}

/** None for a socket; of this machine, all of its names. */
function ownPlaces(text: string | null): readonly Place[] {
  if (text === null || !URL.canParse(text)) return []
  const place = placeOf(new URL(text))
  const hereNames = ['localhost', '127.0.0.1', '::1']
  if (!hereNames.includes(place.host)) return [place]
  return hereNames.map((host) => ({ host, port: place.port }))
}
