import { randomBytes } from 'node:crypto'
import type { SandboxConfig } from './config.ts'
import { FaultEngine } from './control/faults.ts'
import { SettingsStore } from './control/settings.ts'
import { Store } from './state/store.ts'

/**
 * The foundation of every simulated provider.
 *
 * - `world.store.collection<T>('youtube.posts')` returns a durable map in insertion order: `get`,
 *   `put(key, value)`, `delete`, `values()`, `size`. Records are plain JSON; never change one in
 *   place, put a new one. Changes of one synchronous stretch reach the disk together, and a hook in
 *   `control/fault-hooks.ts` holds every response until they have: a route need not await.
 * - `world.now()` is the clock in milliseconds, `world.nowSeconds()` in whole Unix seconds; tests
 *   shift it with the setting `clockOffsetSeconds`. Never use `Date.now()` for a provider's time.
 * - `world.settings.current` holds `unknownPosts`, `growth`, `quotaMultiplier`, `pendingSeconds` …
 * - Faults apply to every path that `control/providers.ts` assigns to a provider.
 * - `world.origin` is the sandbox's browser-facing URL, without a trailing slash; set once the
 *   server listens. `world.appOrigins` are the product's origins.
 * - `world.newId('pi_')` returns an unguessable identifier.
 * - Form bodies arrive flat, as on the wire: `{'a[b]': 'c', 'expand[]': ['d', 'e']}`.
 * - Pages: `html` and `page` in `console/html.ts`. Console forms post to `/console/…`, which
 *   refuses foreign origins.
 */
export interface World {
  readonly config: SandboxConfig
  readonly store: Store
  readonly settings: SettingsStore
  readonly faults: FaultEngine
  readonly appOrigins: readonly string[]
  origin: string
  now(): number
  nowSeconds(): number
  newId(prefix: string): string
}

export async function openWorld(config: SandboxConfig): Promise<World> {
  const store = await Store.open(config.folder)
  const settings = new SettingsStore(store, config)
  const now = () => Date.now() + settings.current.clockOffsetSeconds * 1000
  return {
    config,
    store,
    settings,
    faults: new FaultEngine(store),
    appOrigins: originsOf(config.appUrl),
    origin: config.publicUrl ?? `http://127.0.0.1:${config.port}`,
    now,
    nowSeconds: () => Math.floor(now() / 1000),
    newId: (prefix) => prefix + randomBytes(12).toString('hex'),
  }
}

function originsOf(appUrl: string): string[] {
  const { origin, port, protocol } = new URL(appUrl)
  const suffix = port === '' ? '' : `:${port}`
  const local = ['localhost', '127.0.0.1'].map((host) => `${protocol}//${host}${suffix}`)
  return [...new Set([origin, ...local])]
}
