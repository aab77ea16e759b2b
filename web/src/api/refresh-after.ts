import type { Endpoint } from '@permille/contract/endpoint'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Refetches what a call has made stale. Which lists those are is loaded with the first call that
 * changes something, because no first page needs it; if it cannot be loaded, everything is stale.
 */
export async function refreshAfter(client: QueryClient, call: Endpoint): Promise<void> {
  const table = await import('./stale.ts').catch(() => undefined)
  await (table?.refreshAfter(client, call) ?? client.invalidateQueries())
}
