import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../root.mjs'
import { startProgram } from '../start/child-program.mjs'
import { answersOk, waitUntilReady } from '../start/ready.mjs'
import { startTemporaryPostgres } from '../temporary-postgres.mjs'

const readyWithinMs = 20_000
const role = 'permille_app'

/**
 * @typedef {{
 *   env: Record<string, string>,
 *   ownerUrl: string,
 *   folder: string,
 *   sandboxUrl: string,
 *   port: number,
 *   close: () => Promise<void>,
 * }} Installation `env` is every process's; `ownerUrl` is for the migrations; `port`: where people reach it
 */

/**
 * An empty PostgreSQL on loopback, as on another machine, and the sandbox in Stripe's place.
 * @param {{ hasDemo?: boolean, clock?: Record<string, string> }} [options] `clock`: what makes all of them see another time
 * @returns {Promise<Installation>}
 */
export async function openInstallation({ hasDemo = false, clock = {} } = {}) {
  const postgres = await startTemporaryPostgres({ isDurable: true, env: clock })
  const database = await openLoopback(postgres.connectionString)
  await createRole(postgres.connectionString)
  const surroundings = await openSurroundings({ hasDemo, clock })
  return {
    ...surroundings,
    ownerUrl: database.urlOf('postgres'),
    env: { ...surroundings.env, DATABASE_URL: database.urlOf(role) },
    close: async () => {
      await surroundings.close()
      database.close()
      await postgres.discard()
    },
  }
}

/**
 * What an installation has beside its database: a folder, the sandbox, and the address at which people and the sandbox reach it.
 * @param {{ hasDemo: boolean, clock?: Record<string, string> }} options
 * @returns {Promise<Omit<Installation, 'ownerUrl'>>}
 */
export async function openSurroundings({ hasDemo, clock = {} }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-deploy-'))
  const [sandboxPort, port] = [await freePort(), await freePort()]
  const [sandboxUrl, url] = [`http://127.0.0.1:${sandboxPort}`, `http://127.0.0.1:${port}`]
  mkdirSync(path.join(folder, 'sandbox'))
  const sandbox = startProgram({
    name: 'sandbox',
    script: 'dist/sandbox/main.mjs',
    logFile: path.join(folder, 'sandbox.log'),
    env: {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_DATA_DIR: path.join(folder, 'sandbox'),
      SANDBOX_DEMO: hasDemo ? '1' : '0',
      SANDBOX_WEBHOOK_URL: `${url}/api/stripe/webhook`,
      APP_URL: url,
      ...clock,
    },
  })
  await waitUntilReady(`${sandboxUrl}/healthz`, { hasStopped: () => false })
  return {
    folder,
    sandboxUrl,
    port,
    env: {
      NODE_ENV: 'production',
      UV_THREADPOOL_SIZE: '12',
      APP_URL: url,
      SANDBOX_URL: sandboxUrl,
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      LOG_LEVEL: 'warn',
      ...clock,
    },
    close: async () => {
      await sandbox.stop(2500)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * As in the runbook for two roles.
 * @param {string} connectionString
 */
async function createRole(connectionString) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`CREATE ROLE ${role} LOGIN`)
  await client.end()
}

/**
 * The test's PostgreSQL listens on a socket that is closed to other users.
 * @param {string} url
 */
async function openLoopback(url) {
  const { searchParams } = new URL(url.replace(':///', '://localhost/'))
  const socket = path.join(searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const server = createServer((client) => {
    const upstream = connect(socket)
    client.pipe(upstream).pipe(client)
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
  })
  const port = await listening(server)
  return {
    urlOf: (/** @type {string} */ user) => `postgresql://${user}@127.0.0.1:${port}/permille`,
    close: () => void server.close(),
  }
}

/** @param {import('node:net').Server} server */
async function listening(server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

export async function freePort() {
  const server = createServer()
  const port = await listening(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * @typedef {{
 *   url: string,
 *   operatorUrl: string,
 *   pid: () => number,
 *   exited: Promise<number | null>,
 *   said: () => string,
 * }} Started
 */

/**
 * @param {readonly string[]} command
 * @param {Record<string, string>} env
 * @returns {Started}
 */
export function startProcess([program = '', ...args], env) {
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  return {
    url: `http://127.0.0.1:${env.PORT}`,
    operatorUrl: `http://127.0.0.1:${env.OPERATOR_PORT}`,
    pid: () => child.pid ?? 0,
    exited: once(child, 'exit').then(([code]) => code),
    said: () => said,
  }
}

/**
 * Stops it as a platform does; how it ended, and after how many seconds.
 * @param {Started} started
 * @param {number} [pid]
 */
export async function stopProcess({ pid: ownPid, exited, said }, pid = ownPid()) {
  const at = performance.now()
  process.kill(pid, 'SIGTERM')
  const code = await Promise.race([exited, sleep(45_000).then(() => 'nothing after 45 seconds')])
  if (code !== 0) throw new Error(`ended with ${code} on SIGTERM:\n${said()}`)
  return (performance.now() - at) / 1000
}

/**
 * Kills it, unless it has ended.
 * @param {Started} started
 */
export async function endProcess({ pid, exited }) {
  const isOver = await Promise.race([exited.then(() => true), sleep(10).then(() => false)])
  if (isOver) return
  process.kill(pid(), 'SIGKILL')
  await exited
}

/**
 * @param {Started} started
 * @param {string} url
 * @param {number} [withinMs]
 */
export async function untilOk({ said }, url, withinMs = readyWithinMs) {
  for (const endsAt = Date.now() + withinMs; Date.now() < endsAt; await sleep(100)) {
    if (await answersOk(url)) return
  }
  throw new Error(`${url} is not well after ${withinMs / 1000} seconds:\n${said()}`)
}
