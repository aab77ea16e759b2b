import { setTimeout as sleep } from 'node:timers/promises'
import { startApi } from './api.ts'
import { migrationOf, requireOneDatabase } from './commands/migration-of.ts'
import { operatorMessage } from './commands/operator-messages.ts'
import { type Config, readConfig } from './config/config.ts'
import { followSandbox } from './demo/follow-sandbox.ts'
import { loadDemo } from './demo/load-demo.ts'
import { renewDemo } from './demo/renew-demo.ts'
import { meetServerAlone } from './money/books/database-server.ts'
import { freeProviderCalls } from './money/provider-calls.ts'
import { showReadiness, startOperatorListener } from './operator.ts'
import { migrate } from './platform/database/migrate.ts'
import { requireSameDatabase, requireSession } from './platform/database/require-session.ts'
import { waitForDatabase } from './platform/database/wait-for-database.ts'
import { requireHost } from './platform/http/require-host.ts'
import { createLog, type Log } from './platform/log.ts'
import { requireOwnInstallation } from './wiring/dependencies.ts'
import { startRecording } from './wiring/recording.ts'
import { waitForSchema } from './wiring/wait-for-schema.ts'
import { type Wiring, wire } from './wiring/wire.ts'
import { startWorker } from './worker.ts'

interface Running {
  stop(): Promise<void>
}

/** After the drain: what is under way has twenty seconds (wait-for.ts), and then connections close. */
const stopSecondsMax = 25

try {
  const config = readConfig()
  await start(config, createLog(config.logLevel).child({ role: config.role }))
} catch (error) {
  process.stderr.write(`${operatorMessage(error) ?? describe(error)}\n`)
  process.exit(1)
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Migrates or waits for whoever does, then runs the parts named by ROLE, until SIGTERM or SIGINT. */
async function start(config: Config, log: Log): Promise<void> {
  // Nothing awaits it, so nothing depends on it; exiting here would end every other call too.
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'an unhandled promise rejection'),
  )
  const running: Running[] = []
  let isReady = false
  // Until it is ready, it has nothing to finish.
  onStopSignal(async () => {
    if (isReady) await stopAll(running, config.drainSeconds)
  }, log)
  await requireHost(config.host)
  const recording = startRecording(config, log)
  await waitForDatabase(config.isMigrating ? config.migrationUrl : config.directUrl, log)
  await requireSessions(config)
  if (config.isMigrating) await migrate(migrationOf(config, log))
  const wiring = wire(config, log)
  running.push(recording, { stop: () => wiring.database.close() })
  running.push(showReadiness(config, wiring), await startOperatorListener(config, wiring))
  if (!config.isMigrating) await waitForMigration(config, wiring, log)
  await requireOwnInstallation(config, wiring.parts)
  if (config.isEmbedded) {
    await freeProviderCalls(wiring.database)
    await meetServerAlone(wiring.database)
  }
  running.push(await startParts(config, wiring, log))
  running.push({ stop: () => leaveBalancers(config, wiring) })
  wiring.markReady()
  isReady = true
  log.info({ url: config.appUrl }, 'ready')
}

/** Requests and work end side by side, each in its own time. */
async function startParts(config: Config, wiring: Wiring, log: Log): Promise<Running> {
  const parts: Running[] = []
  if (config.role !== 'worker') parts.push(await startApi(config, wiring, log))
  if (config.role !== 'api') {
    await loadDemoOnce(config, wiring)
    parts.push(await startWorker(config, withDemo(config, wiring), log))
  }
  return {
    stop: async () => {
      await Promise.all(parts.map((part) => part.stop()))
    },
  }
}

/** Balancers hear at `/readyz` that it stops, and have time to notice; no balancer asks a worker. */
async function leaveBalancers({ role, drainSeconds }: Config, wiring: Wiring): Promise<void> {
  wiring.markStopping()
  if (role !== 'worker') await sleep(drainSeconds * 1000)
}

async function waitForMigration(config: Config, wiring: Wiring, log: Log): Promise<void> {
  const { role, port, host, migrationUrl, directUrl } = config
  if (migrationUrl !== directUrl) {
    log.warn(
      'DATABASE_MIGRATION_URL is for `npm run migrate`, `backup` and `restore`: unset it here',
    )
  }
  const listen = role === 'worker' ? null : { port, host }
  await waitForSchema({ readSchema: wiring.readSchema, listen, everyMs: 500, log })
}

/** An embedded database is reached directly. */
async function requireSessions(config: Config): Promise<void> {
  const { isEmbedded, databaseUrl, directUrl, isMigrating } = config
  if (isEmbedded) return
  const isDirect = directUrl === databaseUrl
  await requireSession(directUrl, isDirect ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL')
  if (!isDirect) await requireSameDatabase(directUrl, databaseUrl)
  if (isMigrating) await requireOneDatabase(config)
}

/** Beside an API, the worker alone: two processes that start together would play the same history. */
async function loadDemoOnce(config: Config, { parts }: Wiring): Promise<void> {
  const { isDemo, sandboxUrl, stripe } = config
  if (!isDemo || sandboxUrl === null) return
  await loadDemo({ sandboxUrl, platformCountry: stripe.platformCountry }, parts)
}

/** In the demo the worker also follows the sandbox's console and keeps the review queue filled. */
function withDemo({ isDemo, sandboxUrl }: Config, wiring: Wiring): Wiring {
  if (!isDemo || sandboxUrl === null) return wiring
  const following = followSandbox(wiring.parts, { sandboxUrl, everySeconds: 5 })
  return { ...wiring, schedule: [following, renewDemo(wiring.parts), ...wiring.schedule] }
}

/** A process that has the id 1, as in a container, is not ended by a signal that it does not handle. */
function onStopSignal(stop: () => Promise<void>, log: Log): void {
  let isStopping = false
  const stopOnce = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopOnce().catch((error: unknown) => {
        log.error({ err: error }, 'shutdown failed')
        process.exit(1)
      })
    })
  }
}

async function stopAll(running: readonly Running[], drainSeconds: number): Promise<void> {
  setTimeout(() => process.exit(1), (drainSeconds + stopSecondsMax) * 1000).unref()
  for (const part of [...running].reverse()) await part.stop()
}
