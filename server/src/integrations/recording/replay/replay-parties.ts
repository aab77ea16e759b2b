import type { Recording } from '../recording.ts'
import { prepareInstagram } from './prepare-instagram.ts'
import { prepareX, prepareYoutube } from './prepare-public.ts'
import { prepareStripe } from './prepare-stripe.ts'
import { prepareTiktok } from './prepare-tiktok.ts'
import { type ReplayWorld, translate } from './replay-world.ts'

/** How recordings of one provider are replayed. */
interface ReplayParty {
  /** Brings the sandbox to where the provider was; returns why it cannot, or null. */
  prepare(world: ReplayWorld, recording: Recording): Promise<string | null>
  /** The headers of a request, with the sandbox's own keys. */
  headers(world: ReplayWorld, request: Recording['request']): Record<string, string>
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const replayParties: Readonly<Record<Recording['party'], ReplayParty>> = {
  stripe: {
    prepare: prepareStripe,
    headers: (world, { headers }) => ({
      ...bearer(world.keys.stripe),
      ...stripeHeaders(world, headers),
    }),
  },
  tiktok: {
    prepare: prepareTiktok,
    headers: (world, { credential }) =>
      credential === null ? {} : bearer(translate(world, credential)),
  },
  instagram: { prepare: prepareInstagram, headers: () => ({ 'user-agent': 'Permille' }) },
  youtube: {
    prepare: prepareYoutube,
    headers: ({ keys }) => ({ 'x-goog-api-key': keys.youtube }),
  },
  x: { prepare: prepareX, headers: ({ keys }) => bearer(keys.x) },
}

function stripeHeaders(
  world: ReplayWorld,
  headers: Recording['request']['headers'],
): Record<string, string> {
  const names = ['stripe-version', 'idempotency-key', 'stripe-account']
  const entries = names.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, translate(world, value)]]
  })
  return Object.fromEntries(entries)
}
