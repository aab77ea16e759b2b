import type { Config } from '../config/config.ts'
import { createAuthentication, readMember } from '../features/accounts/public.ts'
import { describeOfferPage } from '../features/campaigns/public.ts'
import { createKeyAuthentication } from '../features/keys/public.ts'
import { findOtherBrand } from '../features/overview/other-brand-store.ts'
import { describeProfilePage } from '../features/profile/public.ts'
import { describeReportPage } from '../features/report-links/public.ts'
import { migrationsDir, webDir } from '../folders.ts'
import type { Clock } from '../platform/clock.ts'
import type { DatabaseServer } from '../platform/database/database.ts'
import { manyRows } from '../platform/database/query.ts'
import {
  listFiles,
  readSchemaState,
  type SchemaState,
} from '../platform/database/schema/schema-state.ts'
import { sql } from '../platform/database/sql.ts'
import type { RawRoute } from '../platform/http/calls/raw-route.ts'
import type { Route } from '../platform/http/calls/route.ts'
import type { HttpServerOptions } from '../platform/http/http-options.ts'
import type { DescribePage } from '../platform/http/pages/page-head.ts'
import { type ReadinessChecks, shareAnswer } from '../platform/http/readiness.ts'
import type { JobHandler } from '../platform/jobs/job-runner.ts'
import type { ScheduledTask } from '../platform/jobs/schedule.ts'
import type { Log } from '../platform/log.ts'
import { createHealth, type Health } from '../platform/watch/health.ts'
import { buildDependencies, type Dependencies, requestDependencies } from './dependencies.ts'
import { collectJobs, collectRoutes, collectSchedule } from './features.ts'
import { isServed } from './wait-for-schema.ts'

/** The whole server, built and connected: the only place that picks implementations. */
export interface Wiring {
  readonly database: DatabaseServer
  /** The same database, with the limits for user requests. */
  readonly requests: DatabaseServer
  readonly parts: Dependencies
  /** Whether this process still does its work. */
  readonly health: Health
  readonly routes: readonly (Route | RawRoute)[]
  readonly jobs: readonly JobHandler[]
  readonly schedule: readonly ScheduledTask[]
  readonly authenticate: HttpServerOptions['authenticate']
  readonly findOtherBrand: NonNullable<HttpServerOptions['findOtherBrand']>
  readonly authenticateKey: NonNullable<HttpServerOptions['authenticateKey']>
  readonly readUpload: (key: string) => Promise<Buffer | null>
  readonly describePage: DescribePage
  readonly readMember: NonNullable<HttpServerOptions['readMember']>
  /** The built app, next to the built server. */
  readonly webDir: string
  readonly readiness: ReadinessChecks
  /** What stands between this release and the schema. */
  readonly readSchema: () => Promise<SchemaState>
  /** The schema is migrated and the demo data, if any, is loaded. */
  markReady(): void
  /** The process stops: no new requests should come. */
  markStopping(): void
  /** Aborted from then on. */
  readonly stopping: AbortSignal
}

export function wire(config: Config, log: Log, clock?: Clock): Wiring {
  const dependencies = buildDependencies(config, log, clock)
  const requestScoped = requestDependencies(dependencies)
  const authenticate = createAuthentication(requestScoped.database, requestScoped.clock)
  let isReady = false
  const stopping = new AbortController()
  const { readiness } = dependencies
  let ownFiles: readonly string[] | undefined
  const readSchema = shareAnswer(async () => {
    ownFiles ??= await listFiles(migrationsDir)
    return await readSchemaState(readiness, ownFiles)
  })
  const answers = shareAnswer(() => manyRows(readiness, sql`SELECT 1`))
  return {
    database: { ...dependencies.database, close: () => closeDatabase(dependencies) },
    parts: dependencies,
    health: createHealth(),
    requests: requestScoped.database,
    routes: collectRoutes(config, requestScoped),
    jobs: collectJobs(config, dependencies),
    schedule: collectSchedule(config, dependencies),
    authenticate,
    findOtherBrand: (sought) => findOtherBrand(requestScoped.database, sought),
    authenticateKey: createKeyAuthentication(requestScoped),
    readUpload: (key) => requestScoped.storage.read(key),
    describePage: async (address, reader) => {
      const profile = await describeProfilePage(requestScoped, address)
      if (profile !== undefined) return profile
      const report = await describeReportPage(requestScoped, address, reader)
      if (report !== undefined) return report
      return describeOfferPage(requestScoped, address, reader.query)
    },
    readMember: (token, brandId) => readMember({ ...requestScoped, authenticate }, token, brandId),
    webDir,
    readiness: {
      ready: async () => isReady && !stopping.signal.aborted,
      schema: async () => isServed(await readSchema()),
      database: async () => (await answers()).length === 1,
      sandbox: async () => config.sandboxUrl === null || (await isSandboxUp(config.sandboxUrl)),
    },
    readSchema,
    markReady: () => {
      isReady = true
    },
    markStopping: () => stopping.abort(),
    stopping: stopping.signal,
  }
}

async function closeDatabase(dependencies: Dependencies): Promise<void> {
  const { campaignChanges, database, requests, replica, readiness, booksDatabase } = dependencies
  await campaignChanges.stop()
  const all = new Set([booksDatabase, replica, readiness, requests, database])
  await Promise.all([...all].map((each) => each.close()))
}

async function isSandboxUp(sandboxUrl: string): Promise<boolean> {
  const response = await fetch(`${sandboxUrl}/healthz`, { signal: AbortSignal.timeout(2000) })
  await response.arrayBuffer()
  return response.ok
}
