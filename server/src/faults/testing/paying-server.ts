import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { systemClock } from '#platform/clock.ts'
import { connectDatabase, type DatabaseServer } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createLog } from '#platform/log.ts'
import { brokenInvariants, makePayableCreator } from '#testing/test-marketplace.ts'
import { type SandboxClient, startTestSandbox } from '#testing/test-sandbox.ts'
import { createPeople } from '#testing/test-users.ts'
import { until } from '#testing/until.ts'
import { type OwnPostgres, openOwnPostgres } from './own-postgres.ts'
import { bundlePrograms } from './program.ts'
import { startServerProcess, statusOf } from './server-process.ts'

const migrationsDir = fileURLToPath(new URL('../../../../migrations', import.meta.url))
const earnedCents = 2000
const log = createLog('silent')

/** Someone who has the same to withdraw as everyone else. */
export interface Withdrawing {
  readonly token: string
  readonly destination: string
}

/** A server in its own process on a PostgreSQL of its own, and people who withdraw. */
export interface PayingServer {
  readonly postgres: OwnPostgres
  readonly creators: readonly Withdrawing[]
  /** The status of the answer; asked again, it is the same call. */
  withdraw(creator: Withdrawing): Promise<number>
  /** Everyone withdraws, until each is answered or the time is over. */
  withdrawAll(seconds: number): Promise<void>
  readiness(): Promise<number>
  isAlive(): boolean
  /** Waits until everything is sent; what is wrong then, in words. */
  faults(): Promise<string[]>
  close(): Promise<void>
}

/** `folder`: where its PostgreSQL writes. */
export async function startPayingServer(folder: string, count: number): Promise<PayingServer> {
  const postgres = await openOwnPostgres(folder)
  const bundles = await bundlePrograms(['server/src/main.ts'])
  const sandbox = await startTestSandbox()
  const { connectionString } = postgres
  await migrate({ connectionString, migrationsDir, log })
  const server = await startServerProcess(bundles.programOf('main'), {
    env: {
      DATABASE_URL: connectionString,
      DATA_DIR: bundles.programOf('main').replace(/[^/]*$/, 'own'),
      SANDBOX_URL: sandbox.url,
      ACCOUNT_CHANGE_HOLD_HOURS: '0',
    },
  })
  const open = () =>
    connectDatabase({ connectionString, connectionsMax: 2, statementTimeoutMs: 30_000, log })
  const readiness = () => statusOf(`${server.url}/readyz`)
  await until('it is ready', async () => (await readiness()) === 200, 30)
  const creators = await makeCreators(open(), { sandbox, count })
  const withdraw = withdrawerAt(`${server.url}/api/stripe/create-payout`)
  const received = async () => {
    const transfers = await sandbox.provider.listEveryTransfer(null)
    return creators.map(({ destination: own }) =>
      transfers.filter(({ destination }) => destination === own).map((each) => each.amountCents),
    )
  }
  return {
    postgres,
    creators,
    withdraw,
    withdrawAll: async (seconds) => {
      for (const each of creators) {
        await until('it is answered', async () => (await withdraw(each)) === 200, seconds)
      }
    },
    readiness,
    isAlive: server.isAlive,
    faults: async () => {
      const db = open()
      await until('everything is sent', async () => {
        await letCallsEnd(db)
        return (await received()).every(({ length }) => length > 0)
      })
      const unequal = (await received()).filter((all) => String(all) !== String(earnedCents))
      const broken = await brokenInvariants(db)
      await db.close()
      return [...unequal.map(String), ...broken]
    },
    close: async () => {
      await server.kill()
      bundles.remove()
      await sandbox.close()
      await postgres.discard()
    },
  }
}

async function makeCreators(
  db: DatabaseServer,
  { sandbox, count }: { sandbox: SandboxClient; count: number },
): Promise<Withdrawing[]> {
  const database = { db, connectionString: '', applicationUrl: '', log, close: () => db.close() }
  const { signIn } = createPeople(db, systemClock)
  await sandbox.fillBalance(1_000_000)
  const made: Withdrawing[] = []
  while (made.length < count) {
    const creator = await makePayableCreator({ database, sandbox }, earnedCents)
    const { token } = await signIn(creator)
    made.push({ token, destination: creator.destination })
  }
  await db.close()
  return made
}

/** Each one's call keeps its key until it is refused, which is that call's answer forever. */
function withdrawerAt(url: string) {
  const keys = new Map<string, string>()
  return async ({ token, destination }: Withdrawing): Promise<number> => {
    const key = keys.get(destination) ?? randomUUID()
    keys.set(destination, key)
    const status = await post(url, { token, key })
    if (status >= 400 && status < 500) keys.delete(destination)
    return status
  }
}

/** Zero when nothing answers. */
async function post(url: string, { token, key }: { token: string; key: string }): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        origin: new URL(url).origin,
        cookie: `permille_session=${token}`,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      body: '{}',
      signal: AbortSignal.timeout(15_000),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** As if this database server had run for three minutes: no call that the one before had allowed is under way any more. */
async function letCallsEnd(db: DatabaseServer): Promise<void> {
  const ago = sql<never>`interval '3 minutes'`
  await run(
    db,
    sql`UPDATE database_servers SET first_seen_at = least(first_seen_at, compared_at - ${ago})
      WHERE started_at = pg_postmaster_start_time()`,
  )
}
