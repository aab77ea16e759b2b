import { platforms } from '@permille/contract/enums'
import type { Config } from './config/config.ts'
import { readPushKeys } from './features/notifications/push/push-keys.ts'
import { keepWorkerLock } from './platform/database/worker-lock.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import type { PlayerOrigins } from './platform/http/pages/player-pages.ts'
import type { Log } from './platform/log.ts'
import { stopPatienceSeconds, waitFor } from './platform/wait-for.ts'
import type { Wiring } from './wiring/wire.ts'

/**
 * Connections that the system queues before they are accepted: with fewer, in a crowd a newcomer retries after
 * a second.
 */
const backlog = 4096

/** Starts the HTTP process: handles the contract's calls and serves the app. */
export async function startApi(
  config: Config,
  wiring: Wiring,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const presence = keepWorkerLock({ connectionString: config.directUrl, log })
  const { servedMetrics } = wiring.parts
  const app = createHttpServer({
    presence,
    routes: wiring.routes,
    authenticate: wiring.authenticate,
    findOtherBrand: wiring.findOtherBrand,
    authenticateKey: wiring.authenticateKey,
    database: wiring.requests,
    hasReplica: config.replicaUrl !== null,
    clock: wiring.parts.clock,
    log,
    ownOrigins: config.ownOrigins,
    isSecure: config.appUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
    contentSecurity: {
      sandboxOrigin: config.sandboxUrl === null ? undefined : new URL(config.sandboxUrl).origin,
    },
    playerOrigins: playerOriginsOf(config),
    webDir: wiring.webDir,
    supportEmail: config.supportEmail ?? undefined,
    sourceUrl: config.sourceUrl ?? undefined,
    tiktokSiteCodes: config.tiktokSiteCodes,
    readUpload: wiring.readUpload,
    describePage: wiring.describePage,
    readMember: wiring.readMember,
    readiness: wiring.readiness,
    stopping: wiring.stopping,
    isAdminFactorRequired: config.isAdminFactorRequired,
    ...(servedMetrics !== null && {
      metrics: { measured: servedMetrics, token: config.metricsToken },
    }),
  })
  // Here, not with the first browser that requests it: a reading call writes nothing.
  await readPushKeys(wiring.parts)
  await app.listen({ port: config.port, host: config.host, backlog })
  return {
    stop: async () => {
      const ended = await waitFor(stopPatienceSeconds, app.close())
      if (!ended) log.warn('requests are left under way')
      await presence.stop()
    },
  }
}

function playerOriginsOf({ providerBases: bases }: Config): PlayerOrigins {
  return Object.fromEntries(
    platforms.flatMap((platform) => {
      const base = bases[platform]
      return base === null ? [] : [[platform, new URL(base).origin]]
    }),
  )
}
