import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { livingHolder } from '../exclusive-lock.mjs'
import { identityOf } from '../process-identity.mjs'
import { waitUntilReady } from './ready.mjs'

/** @param {string} dataDir */
function noteIn(dataDir) {
  return path.join(dataDir, 'sandbox.json')
}

/**
 * Notes where the sandbox of this folder answers while this process lives. A second one would replace the
 * journal under the first, whose later payments and transfers would then be lost.
 * @param {string} dataDir
 * @param {string | undefined} url
 */
export function noteSandbox(dataDir, url) {
  mkdirSync(dataDir, { recursive: true })
  const note = { pid: process.pid, identity: identityOf(process.pid), url }
  writeFileSync(noteIn(dataDir), JSON.stringify(note))
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
