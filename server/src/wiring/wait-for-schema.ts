import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SchemaState } from '../platform/database/schema/schema-state.ts'
import type { Log } from '../platform/log.ts'

export interface SchemaWait {
  readonly readSchema: () => Promise<SchemaState>
  /** Where a balancer asks meanwhile; null for a worker, which has no port. */
  readonly listen: { readonly port: number; readonly host: string } | null
  readonly everyMs: number
  readonly log: Log
}

/** Whether this release can work with the schema. A newer one is fine until a contract that it does not know. */
export function isServed({ missing, isTooNew }: SchemaState): boolean {
  return missing.length === 0 && !isTooNew
}

/** Once it is served, a process starts although a newer release migrates, unless its own rights may still come at the end. */
function isUsable(state: SchemaState): boolean {
  return isServed(state) && !(state.isUnderWay && state.lacksRights)
}

/**
 * Resolves once this release's migrations have run, which is someone else's act. Meanwhile `/healthz` says that the process is
 * up, so that nobody restarts it, and `/readyz` that it is not ready.
 */
export async function waitForSchema({
  readSchema,
  listen,
  everyMs,
  log,
}: SchemaWait): Promise<void> {
  if (await readSchema().then(isUsable, () => false)) return
  const closePort = listen === null ? undefined : await openPort(listen)
  let said = ''
  for (;;) {
    const reason = await reasonToWait(readSchema)
    if (reason === null) break
    if (reason !== said) log.warn(reason)
    said = reason
    await sleep(everyMs)
  }
  await closePort?.()
}

async function reasonToWait(readSchema: SchemaWait['readSchema']): Promise<string | null> {
  try {
    const { missing, isTooNew, isUnderWay } = await readSchema()
    if (isTooNew) return 'waiting: a newer release has taken away what this one needs'
    if (missing.length > 0) return `waiting for \`npm run migrate\`, from ${missing[0]} on`
    return isUnderWay ? 'waiting for the end of `npm run migrate`' : null
  } catch (error) {
    return `waiting for the database: ${error instanceof Error ? error.message : error}`
  }
}

async function openPort(listen: { port: number; host: string }): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isAlive = request.url === '/healthz'
    response.writeHead(isAlive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(!isAlive && { 'retry-after': '5' }),
    })
    response.end(
      JSON.stringify(
        isAlive
          ? { status: 'up' }
          : { status: 'not ready', checks: { ready: false, schema: false } },
      ),
    )
  })
  server.listen(listen)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}
