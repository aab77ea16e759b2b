import { once } from 'node:events'
import type { Config } from './config/config.ts'
import { createOperatorServer } from './platform/http/operator-server.ts'
import { followReadiness } from './platform/http/readiness.ts'
import type { Wiring } from './wiring/wire.ts'

/** Shows what `/readyz` says to whoever scrapes this process, on either port. */
export function showReadiness(
  { role }: Config,
  { readiness, parts: { servedMetrics } }: Wiring,
): { stop(): Promise<void> } {
  if (servedMetrics === null) return { stop: async () => {} }
  const { isReady, stop } = followReadiness(readiness)
  servedMetrics.show('permille_ready', () => [{ value: Number(isReady()), labels: { role } }])
  return { stop }
}

/** Opens the operator's port, if there is one. It stops last, so that `/readyz` says that a stop is under way. */
export async function startOperatorListener(
  { operatorPort, host }: Config,
  { health, readiness, parts: { servedMetrics } }: Wiring,
): Promise<{ stop(): Promise<void> }> {
  if (operatorPort === null || servedMetrics === null) return { stop: async () => {} }
  const { listSilent } = health
  const server = createOperatorServer({ listSilent, readiness, metrics: servedMetrics })
  server.listen(operatorPort, host)
  await once(server, 'listening')
  return {
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
