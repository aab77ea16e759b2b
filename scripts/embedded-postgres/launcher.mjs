import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { PlainError } from '../plain-error.mjs'
import { hasProgram } from '../programs.mjs'
import { root } from '../root.mjs'
import { letPassThrough } from '../usable-folder.mjs'
import { postgresBinaries } from './binaries.mjs'

/**
 * How PostgreSQL's programs are run: the command prefix, and who must own their files.
 * @typedef {{ words: readonly string[], owner: Owner }} Launcher
 * @typedef {{ uid: number, gid: number }} Owner
 */

// The uid of `nobody`, which exists on every system: PostgreSQL looks its own user up.
const nobody = 65534

/**
 * PostgreSQL refuses to run as root, and as a user without a name. In a user namespace where this
 * user is called `nobody` it runs with our own files; otherwise it runs as a less privileged user.
 * @param {string} folder that PostgreSQL must be able to enter
 * @returns {Launcher}
 */
export function chooseLauncher(folder) {
  const isRoot = process.getuid?.() === 0
  const candidates = isRoot ? launchersForRoot() : launchersForUser()
  const found = candidates.find((each) => works(each, folder))
  if (found !== undefined) return found
  if (!isRoot) {
    throw new PlainError(`The embedded PostgreSQL cannot run here: ${whyNot(candidates, folder)}`)
  }
  throw new PlainError(
    'The embedded PostgreSQL cannot run as root here: neither a user namespace nor another user\n' +
      `can both run it and enter ${folder}.\n` +
      'Start Permille as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

/** @returns {Launcher[]} */
function launchersForRoot() {
  const { uid, gid } = statSync(root)
  const ids = [{ uid: nobody, gid: nobody }, ...(uid === 0 ? [] : [{ uid, gid }])]
  return [inUserNamespace(), ...ids.map(asUser)]
}

/** @returns {Launcher[]} */
function launchersForUser() {
  return isNamed() ? [{ words: [], owner: ourselves() }] : [inUserNamespace()]
}

function isNamed() {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** @returns {Launcher} */
function inUserNamespace() {
  const words = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--']
  return { words, owner: ourselves() }
}

/**
 * @param {Owner} owner
 * @returns {Launcher}
 */
function asUser(owner) {
  const words = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', '--']
  return { words, owner }
}

function ourselves() {
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
}

/**
 * @param {Launcher} launcher
 * @param {string} folder
 */
function works(launcher, folder) {
  const [program] = launcher.words
  if (program !== undefined && !hasProgram(program)) return false
  if (launcher.owner.uid !== ourselves().uid) letPassThrough(folder)
  return tryOut(launcher, folder).status === 0
}

/**
 * @param {Launcher} launcher
 * @param {string} folder
 */
function tryOut(launcher, folder) {
  const test = 'test -x "$0" && exec "$1" --version'
  const words = [...launcher.words, '/bin/sh', '-c', test, folder, postgresBinaries().postgres]
  const [program = '', ...args] = words
  return spawnSync(program, args, { encoding: 'utf8', cwd: '/' })
}

/**
 * @param {readonly Launcher[]} candidates
 * @param {string} folder
 */
function whyNot([launcher], folder) {
  if (launcher === undefined) return 'no way to run it is known.'
  return tryOut(launcher, folder).stderr.trim() || `it may not enter ${folder}.`
}
