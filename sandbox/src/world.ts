import { randomBytes } from 'node:crypto'
import type { SandboxConfig } from './config.ts'
import { FaultEngine } from './control/faults.ts'
import { SettingsBook } from './control/settings.ts'
import { Store } from './state/store.ts'

/**
 * What a provider in this sandbox stands on.
 *
 * - `world.store.collection<T>('youtube.posts')` gives a durable map in order of insertion: `get`,
 *   `put(key, value)`, `delete`, `values()`, `size`. Records are plain JSON; never change one in
 *   place, put a new one. Changes of one synchronous stretch reach the disk together, and no answer
 *   leaves before they have (a hook in `control/fault-hooks.ts` sees to it): a route need not await.
 * - `world.now()` is the clock in milliseconds, `world.nowSeconds()` in whole unix seconds; tests move
 *   it by the setting `clockOffsetSeconds`. Never use `Date.now()` for what a provider would know.
 * - `world.settings.current` holds `unknownPosts`, `growth`, `quotaMultiplier`, `pendingSeconds` …
 * - Faults apply by themselves to every path `control/providers.ts` knows as a provider's.
 * - `world.origin` is the sandbox's own address for a browser, without a slash at its end; known once
 *   the server listens. `world.appOrigins` are the product's.
 * - `world.newId('pi_')` makes an identifier that nobody can guess.
 * - Form bodies arrive flat, as the wire has them: `{'a[b]': 'c', 'expand[]': ['d', 'e']}`.
 * - Pages: `html` and `page` in `console/html.ts`. Forms of the console post to `/console/…`; the
 *   console refuses foreign origins there.
 */
export interface World {
  readonly config: SandboxConfig
  readonly store: Store
  readonly settings: SettingsBook
  readonly faults: FaultEngine
  readonly appOrigins: readonly string[]
  origin: string
  now(): number
  nowSeconds(): number
  newId(prefix: string): string
}

export async function openWorld(config: SandboxConfig): Promise<World> {
  const store = await Store.open(config.folder)
  const settings = new SettingsBook(store, { demo: config.demo })
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
