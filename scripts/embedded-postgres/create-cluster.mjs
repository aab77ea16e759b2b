import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { postgresBinaries } from './binaries.mjs'

/** @typedef {import('./launcher.mjs').Launcher} Launcher */

export const databaseName = 'permille'
export const superuser = 'postgres'
/** The role the server connects as; it owns nothing, and the first migration creates it. */
export const applicationRole = 'permille'

const initdbOptions = [
  `--username=${superuser}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--data-checksums',
]

/**
 * Creates the cluster with its one database if it is missing. It is built under another name and
 * renamed at the end, so an interrupted first start leaves nothing half done.
 * @param {string} cluster
 * @param {Launcher} launcher
 * @param {{ isDurable: boolean }} options
 */
export function createClusterOnce(cluster, launcher, { isDurable }) {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return takeOver(cluster, launcher)
  const growing = `${cluster}.init`
  rmSync(growing, { recursive: true, force: true })
  rmSync(cluster, { recursive: true, force: true })
  mkdirSync(growing, { recursive: true, mode: 0o700 })
  chownSync(growing, launcher.owner.uid, launcher.owner.gid)

  const { initdb, postgres } = postgresBinaries()
  const sync = isDurable ? [] : ['--no-sync']
  run(launcher, [initdb, `--pgdata=${growing}`, ...initdbOptions, ...sync])
  const single = [postgres, '--single', '-D', growing, ...(isDurable ? [] : ['-F']), 'postgres']
  run(launcher, single, `CREATE DATABASE ${databaseName}\n`)
  renameSync(growing, cluster)
}

/**
 * Refuses a cluster made by another release; one made as another user changes owner.
 * @param {string} cluster
 * @param {Launcher} launcher
 */
function takeOver(cluster, launcher) {
  const found = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  const ours = spawnSync(postgresBinaries().postgres, ['--version'], { encoding: 'utf8' }).stdout
  const ourMajor = /(\d+)\./.exec(ours)?.[1]
  if (found !== ourMajor) {
    throw new PlainError(
      `The database in ${cluster} was created by PostgreSQL ${found}, but this release includes ${ourMajor}.\n` +
        'Dump it with the older release and load it with this one, or set DATA_DIR to another folder.',
    )
  }
  const { uid, gid } = launcher.owner
  if (statSync(cluster).uid !== uid) spawnSync('chown', ['-R', `${uid}:${gid}`, cluster])
}

/**
 * @param {Launcher} launcher
 * @param {readonly string[]} command
 * @param {string} [input]
 */
function run(launcher, command, input = '') {
  const [program = '', ...args] = [...launcher.words, ...command]
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }
  const done = spawnSync(program, args, { input, encoding: 'utf8', env, cwd: '/' })
  if (done.status === 0) return
  const words = [done.error?.message, done.stdout, done.stderr].filter(Boolean).join('\n').trim()
  const isFull = words.includes('No space left on device')
  const reason = isFull ? 'the disk under DATA_DIR is full. Make room and start again.' : ''
  throw new PlainError(`The embedded database could not be created: ${reason}\n${words}`)
}
