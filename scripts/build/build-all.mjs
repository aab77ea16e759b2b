import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { withLock } from '../exclusive-lock.mjs'
import { root } from '../root.mjs'
import { isBuilt, sourceDigest, stampBuild } from './build-stamp.mjs'
import { bundleForBrowser, bundleForNode } from './bundle.mjs'
import { compressAll } from './compress.mjs'
import { completeLicenses } from './licenses.mjs'
import { packSource } from './source-archive.mjs'
import { buildWeb } from './web.mjs'

// The commands run by `scripts/run.mjs` and `scripts/replay.mjs`, next to the server's entry.
const serverEntries = [
  ...['main', 'audit', 'doctor', 'admin', 'migrate', 'jobs', 'rotate-encryption', 'replay'],
  ...['commands/backup', 'commands/restore', 'commands/config'],
].map((name) => `server/src/${name}.ts`)
// The scripts that the sandbox serves, next to its program.
const sandboxScripts = {
  'stripe.js': 'sandbox/src/stripe-js/stripe-js.ts',
  'console.js': 'sandbox/src/console/live/console-script.ts',
}
// Not one of Vite's pages: the server generates the page around Scalar's own script.
const referenceScript = 'web/src/reference/start.ts'

/** Builds dist/ if a source has changed; each part appears whole or not at all. */
export async function buildAll() {
  await withLock(path.join(root, 'dist/.build-lock'), announceWait, async () => {
    const digest = sourceDigest()
    if (isBuilt(digest)) return
    const startedAt = Date.now()
    const next = path.join(root, 'dist/.next')
    rmSync(next, { recursive: true, force: true })
    await Promise.all([buildServer(next), buildSandbox(next), buildPages(next)])
    for (const part of ['server', 'sandbox', 'web', 'web-server']) replacePart(part, next)
    rmSync(next, { recursive: true, force: true })
    stampBuild(digest)
    console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
  })
}

/** @param {string} next */
async function buildServer(next) {
  const entries = serverEntries.filter(exists)
  if (entries.length > 0) await bundleForNode(entries, path.join(next, 'server'))
}

/** @param {string} next */
async function buildSandbox(next) {
  const folder = path.join(next, 'sandbox')
  if (exists('sandbox/src/main.ts')) await bundleForNode(['sandbox/src/main.ts'], folder)
  for (const [file, script] of Object.entries(sandboxScripts)) {
    if (exists(script)) await bundleForBrowser(script, path.join(folder, file))
  }
}

/** @param {string} next */
async function buildPages(next) {
  if (!exists('web/index.html')) return
  await buildWeb(path.join(next, 'web'))
  await bundleForBrowser(referenceScript, path.join(next, 'web/reference/start.js'))
  await completeLicenses(path.join(next, 'web/licenses.txt'))
  await compressAll(path.join(next, 'web'))
  await packSource(path.join(next, 'web/source.tar.gz'))
}

/** @param {string} relative */
function exists(relative) {
  return existsSync(path.join(root, relative))
}

/**
 * @param {string} part
 * @param {string} next
 */
function replacePart(part, next) {
  const place = path.join(root, 'dist', part)
  rmSync(place, { recursive: true, force: true })
  if (existsSync(path.join(next, part))) renameSync(path.join(next, part), place)
}

/** @param {number} pid */
function announceWait(pid) {
  console.log(`Waiting for process ${pid}, which is building …`)
}
