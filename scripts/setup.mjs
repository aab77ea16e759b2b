import { withLock } from './exclusive-lock.mjs'
import { root } from './root.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { requireNodeVersion } from './setup/node-version.mjs'
import { linkPostgresLibraries } from './setup/postgres-libraries.mjs'

/**
 * Makes the checkout ready to run: the right Node, the locked packages, PostgreSQL's libraries.
 * Uses only Node itself, and takes a few milliseconds when there is nothing to do.
 */
export async function setup() {
  requireNodeVersion()
  await withLock(`${root}/dist/.setup-lock`, announceWait, async () => {
    await installPackages()
    linkPostgresLibraries()
  })
}

/** @param {number} pid */
function announceWait(pid) {
  console.log(`Waiting for process ${pid}, which is installing packages here …`)
}
