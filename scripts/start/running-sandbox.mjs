import { readFileSync } from 'node:fs'
import path from 'node:path'
import { livingHolder, lockSoon } from '../exclusive-lock.mjs'
import { PlainError } from '../plain-error.mjs'
import { prepareFolder } from '../usable-folder.mjs'
import { waitUntilReady } from './ready.mjs'

const sandboxDataBytes = 20_000_000

/** @param {string} dataDir */
function noteIn(dataDir) {
  return path.join(dataDir, 'sandbox.json')
}

/**
 * Locks the folder for this process's sandbox and records its URL, while the process lives. A second
 * sandbox would replace the journal under the first, whose later payments and transfers would then be lost.
 * @param {string} dataDir
 * @param {string | undefined} url
 * @throws {PlainError} if another process has a sandbox there, or the folder cannot be used
 */
export async function lockSandboxFolder(dataDir, url) {
  prepareFolder(dataDir, sandboxDataBytes)
  const attempt = await lockSoon(noteIn(dataDir), { url })
  if ('release' in attempt || attempt.holderPid === process.pid) return
  throw new PlainError(
    `A sandbox already runs on ${dataDir} (process ${attempt.holderPid}).\n` +
      'Stop it first, set SANDBOX_URL to use it, or set DATA_DIR to start another.',
  )
}

/**
 * The URL of the sandbox that runs on this folder, whatever port it was started with.
 * @param {string} dataDir
 * @returns {Promise<string | undefined>}
 */
export async function findRunningSandbox(dataDir) {
  const hasStopped = () => livingHolder(noteIn(dataDir)) === undefined
  if (hasStopped()) return undefined
  const { url } = JSON.parse(readFileSync(noteIn(dataDir), 'utf8'))
  await waitUntilReady(`${url}/healthz`, { hasStopped })
  return hasStopped() ? undefined : url
}
