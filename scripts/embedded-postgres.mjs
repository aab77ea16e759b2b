import { spawn } from 'node:child_process'
import { closeSync, existsSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresBinaries } from './embedded-postgres/binaries.mjs'
import { createClusterOnce, databaseName } from './embedded-postgres/create-cluster.mjs'
import { chooseLauncher } from './embedded-postgres/launcher.mjs'
import {
  isServerOf,
  readPostmaster,
  stopLeftover,
  stopPostmaster,
} from './embedded-postgres/postmaster.mjs'
import { serverSettings } from './embedded-postgres/server-settings.mjs'
import { connectionString, prepareSocketFolder } from './embedded-postgres/socket-folder.mjs'
import { livingHolder, lockSoon } from './exclusive-lock.mjs'
import { lastLines, openLog } from './log-file.mjs'
import { PlainError } from './plain-error.mjs'
import { dyingWithParent } from './programs.mjs'
import { closeFolder, prepareFolder } from './usable-folder.mjs'

/**
 * @typedef {{
 *   dataDir: string,
 *   isDurable?: boolean,
 *   connectionsMax?: number,
 *   env?: Record<string, string>,
 * }} Options `isDurable: false` is for tests: faster, and lost when the machine loses power; `env`: what else it is told
 *
 * @typedef {{
 *   connectionString: string,
 *   pid: number,
 *   logFile: string,
 *   exited: Promise<void>,
 *   stop: () => Promise<void>,
 * }} EmbeddedPostgres
 *
 * @typedef {{ cluster: string, logFile: string, socketFolder: string, env: Record<string, string> }} Places
 */

// A first cluster with demo data takes about 120 MB; an existing one needs room for its log.
const firstStartBytes = 300_000_000
const laterStartBytes = 50_000_000
const startAttemptsMax = 10

/**
 * Starts the real PostgreSQL that npm installed, on a socket only this user can reach, and resolves
 * when it accepts connections. It ends with this process, however that ends.
 * @param {Options} options
 * @returns {Promise<EmbeddedPostgres>}
 */
export async function startEmbeddedPostgres({
  dataDir,
  isDurable = true,
  connectionsMax = 100,
  env = {},
}) {
  const cluster = clusterIn(dataDir)
  const isFirst = !existsSync(path.join(cluster, 'PG_VERSION'))
  prepareFolder(dataDir, isFirst ? firstStartBytes : laterStartBytes)
  const lock = await lockOrRefuse(dataDir)
  try {
    await stopLeftover(cluster)
    closeFolder(dataDir)
    const launcher = chooseLauncher(dataDir)
    createClusterOnce(cluster, launcher, { isDurable })
    const socketFolder = prepareSocketFolder(realpathSync(cluster), launcher.owner)
    const places = { cluster, socketFolder, logFile: path.join(dataDir, 'logs/postgres.log'), env }
    const settings = serverSettings({ socketFolder, isDurable, connectionsMax })
    const words = [...launcher.words, ...dyingWithParent('SIGINT'), postgresBinaries().postgres]
    const server = await startServer([...words, '-D', cluster, ...settings], places)
    return describe(server, places, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * The URL of the server that another process runs on this folder; undefined if none does.
 * @param {string} dataDir
 * @returns {Promise<string | undefined>}
 */
export async function findRunningPostgres(dataDir) {
  const cluster = clusterIn(dataDir)
  while (livingHolder(lockFileIn(dataDir)) !== undefined) {
    const found = readPostmaster(cluster)
    if (found?.isReady && isServerOf(found.pid, cluster))
      return connectionString(found.socketFolder)
    await sleep(100)
  }
  return undefined
}

/** @param {string} dataDir */
function clusterIn(dataDir) {
  return path.join(dataDir, 'postgres')
}

/** @param {string} dataDir */
function lockFileIn(dataDir) {
  return path.join(dataDir, 'postgres.lock')
}

/** @param {string} dataDir */
async function lockOrRefuse(dataDir) {
  const attempt = await lockSoon(lockFileIn(dataDir))
  if ('release' in attempt) return attempt
  throw new PlainError(
    `Permille already runs on ${dataDir} (process ${attempt.holderPid}).\n` +
      'Stop it first, or set DATA_DIR and PORT to start a second one.',
  )
}

/**
 * @param {readonly string[]} command
 * @param {Places} places
 */
async function startServer(command, places) {
  for (let attempt = 1; ; attempt += 1) {
    const server = spawnServer(command, places)
    if (await becomesReady(server, places)) return server
    const words = lastLines(places.logFile)
    // Processes of a killed server release its memory shortly after it is gone.
    const isReleasing = /shared memory block .* is still in use|lock file .* already exists/.test(
      words,
    )
    if (!isReleasing || attempt === startAttemptsMax) throw startFailure(places, words)
    await sleep(300)
  }
}

/** @typedef {ReturnType<typeof spawnServer>} Server */

/**
 * @param {readonly string[]} command
 * @param {Places} places
 */
function spawnServer([program = '', ...args], { logFile, env }) {
  const log = openLog(logFile)
  // In its own session: Ctrl+C in a terminal must reach only us, who stop things in order.
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', ...env },
  })
  closeSync(log)
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  return { child, exited }
}

/**
 * @param {Server} server
 * @param {Places} places
 * @returns {Promise<boolean>} false when it ended instead
 */
async function becomesReady({ child, exited }, { cluster }) {
  let hasEnded = false
  void exited.then(() => {
    hasEnded = true
  })
  while (!hasEnded) {
    const found = readPostmaster(cluster)
    if (found?.isReady && found.pid === child.pid) return true
    await sleep(10)
  }
  return false
}

/**
 * @param {Server} server
 * @param {Places} places
 * @param {{ release: () => void }} lock
 * @returns {EmbeddedPostgres}
 */
function describe({ child, exited }, { socketFolder, logFile }, lock) {
  const pid = child.pid ?? 0
  void exited.then(() => {
    rmSync(socketFolder, { recursive: true, force: true })
    lock.release()
  })
  const stop = async () => {
    await stopPostmaster(pid, 3000)
    await exited
  }
  return {
    connectionString: connectionString(socketFolder, databaseName),
    pid,
    logFile,
    exited,
    stop,
  }
}

/**
 * @param {Places} places
 * @param {string} words the end of its log
 */
function startFailure({ logFile }, words) {
  return new PlainError(`The embedded PostgreSQL did not start. The end of ${logFile}:\n${words}`)
}
