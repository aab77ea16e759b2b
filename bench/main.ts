import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nodeOptions } from '../scripts/start/node-options.mjs'
import { openTestDatabase } from '../server/src/testing/test-database.ts'
import { createBareTables } from './src/bare-tables.ts'
import { type Figure, formatFigure, isOverGoal } from './src/figure.ts'
import { measureFiles } from './src/measure-files.ts'
import { measureNews } from './src/measure-news.ts'
import { measurePages, weighPages } from './src/measure-pages.ts'
import { measurePayout } from './src/measure-payout.ts'
import { measureProcess } from './src/measure-process.ts'
import {
  measureDashboard,
  measureLiveList,
  measureSearch,
  measureSlowness,
} from './src/measure-reading.ts'
import { measureSettlement } from './src/measure-settlement.ts'
import { measureSubmission } from './src/measure-submission.ts'
import { measureWatch } from './src/measure-watch.ts'
import { type Program, startProgram } from './src/program.ts'
import { formatLine, isMissed, type Line, toleranceAt } from './src/report.ts'
import { seedMarketplace, seedPeople } from './src/seed-marketplace.ts'
import { readSignedInCreators } from './src/signed-in-creators.ts'
import { signInViewers } from './src/signed-in-viewers.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'permille-bench-'))
const { db, connectionString, close } = await openTestDatabase()
const programs: Program[] = []
/** The names of the rows that missed their goals. */
const missed: string[] = []
let tolerance = toleranceAt(1)

try {
  for await (const line of measureAll()) {
    const isBelow = isMissed(line, tolerance)
    if (isBelow) missed.push(line.name)
    console.log(formatLine(line, isBelow))
  }
  if (missed.length > 0) console.log(`\nMissed: ${missed.join('; ')}`)
  if (missed.length > 0 && process.argv.includes('--strict')) process.exitCode = 1
} finally {
  await Promise.all(programs.map((program) => program.stop()))
  await close()
  rmSync(folder, { recursive: true, force: true })
}

async function* measureAll(): AsyncGenerator<Line> {
  await seedMarketplace(db)
  await createBareTables(db)
  await db.pool.query('VACUUM ANALYZE')
  const creators = await readSignedInCreators(db)
  const sandbox = await startSandbox()
  const servers = {
    db,
    sandbox,
    product: await startServer({ sandbox, connectionString, role: 'api' }),
    bare: await startOwn('bare-server.ts', sandbox),
    reserving: await startOwn('reserving-server.ts'),
  }
  const viewers = await signInViewers(db)
  const slowness = await measureSlowness(servers, creators)
  tolerance = toleranceAt(slowness)
  console.log(
    `\nThis machine needs ${slowness.toFixed(1)} times the CPU time of the one where goals in milliseconds were set.`,
  )
  await print(measureProcess(servers.product, slowness))
  // On a server of its own: after hundreds of drawn pages a read costs up to half more.
  const drawing = await startServer({ sandbox, connectionString, role: 'api' })
  await printPages(drawing, { viewers, slowness })
  await drawing.stop()
  yield* measureLiveList(servers, creators)
  yield* measureSearch(servers, creators)
  yield* measureDashboard(servers, creators)
  yield* measureFiles(servers, viewers.admin)
  yield* measureSubmission(servers, creators)
  yield* measureSettlement(db)
  yield* measureWatch(db)
  yield* measurePayout(db, servers, creators)
  await measureListeners(sandbox)
}

/** In a marketplace of their own, because their worker would work on everything. */
async function measureListeners(sandbox: Program): Promise<void> {
  const own = await openTestDatabase()
  try {
    await seedPeople(own.db)
    const given = { sandbox, connectionString: own.connectionString }
    const product = await startServer({ ...given, role: 'api' })
    const worker = await startServer({ ...given, role: 'worker' })
    await print(measureNews({ db: own.db, sandbox, product }))
    await Promise.all([product.stop(), worker.stop()])
  } finally {
    await own.close()
  }
}

/** Without a browser, pages are only weighed. */
async function printPages(
  product: Program,
  { viewers, slowness }: { viewers: { brand: string; admin: string }; slowness: number },
): Promise<void> {
  for (const line of weighPages()) console.log(line)
  const chromium = process.env.CHROMIUM_PATH
  const [creator] = await readSignedInCreators(db)
  if (!chromium || creator === undefined) return
  const { username } = creator
  await print(
    measurePages({
      origin: product.url.replace('127.0.0.1', 'localhost'),
      chromium,
      // The names that the seed gives.
      handle: username.replaceAll('-', '_'),
      sessions: { creator: username, ...viewers },
      slowness,
    }),
  )
  console.log()
}

async function print(rows: AsyncIterable<string | Figure>): Promise<void> {
  for await (const row of rows) {
    const isAbove = typeof row !== 'string' && isOverGoal(row, tolerance)
    if (isAbove) missed.push(row.name)
    console.log(typeof row === 'string' ? row : formatFigure(row, isAbove))
  }
}

async function keep(program: Promise<Program>): Promise<Program> {
  const started = await program
  programs.push(started)
  return started
}

async function startSandbox(): Promise<Program> {
  const env = { SANDBOX_DATA_DIR: path.join(folder, 'sandbox') }
  const args = ['dist/sandbox/main.mjs']
  return await keep(startProgram({ args, env, portName: 'SANDBOX_PORT', readyPath: '/healthz' }))
}

async function startServer(given: {
  sandbox: Program
  connectionString: string
  role: 'api' | 'worker'
}): Promise<Program> {
  const env = {
    DATABASE_URL: given.connectionString,
    MIGRATE: 'on',
    DATA_DIR: folder,
    ROLE: given.role,
    DRAIN_SECONDS: '0',
    SANDBOX_URL: given.sandbox.url,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'fatal',
  }
  const args = [...nodeOptions, 'dist/server/main.mjs']
  // A worker serves nothing but the operator.
  const portName = given.role === 'api' ? 'PORT' : 'OPERATOR_PORT'
  return await keep(startProgram({ args, env, portName, readyPath: '/healthz' }))
}

/** One of the bench's own servers; its ready path responds without the database. */
async function startOwn(file: string, sandbox?: Program): Promise<Program> {
  const args = ['--import', 'tsx', `bench/${file}`]
  const env = { DATABASE_URL: connectionString, ...(sandbox && { SANDBOX_URL: sandbox.url }) }
  return await keep(startProgram({ args, env, portName: 'PORT', readyPath: '/buffer' }))
}
