import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build/ensure-built.mjs'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.mjs'
import { PlainError, runCommand } from './plain-error.mjs'
import { root } from './root.mjs'
import { runToEnd } from './run-to-end.mjs'
import { setup } from './setup.mjs'
import { serverEnvironment } from './start/environment.mjs'
import { readSettings } from './start/settings.mjs'

/**
 * `npm run audit|admin|migrate`: a command of the server against DATABASE_URL, or against the
 * embedded database, which is started for the duration when no server runs on it.
 */
await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  await setup()
  await ensureBuilt()
  const script = path.join(root, 'dist/server', `${name}.mjs`)
  if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
    throw new PlainError(`There is no command "${name}". There are: audit, admin, migrate.`)
  }
  const settings = readSettings(process.env)
  const database = settings.isEmbedded ? await reachEmbedded(settings.dataDir) : undefined
  try {
    const env = serverEnvironment(settings, database?.connectionString)
    process.exitCode = await runToEnd(['--enable-source-maps', script, ...args], env)
  } finally {
    await database?.stop()
  }
})

/**
 * @param {string} dataDir
 * @returns {Promise<{ connectionString: string, stop: () => Promise<void> }>}
 */
async function reachEmbedded(dataDir) {
  const running = await findRunningPostgres(dataDir)
  if (running !== undefined) return { connectionString: running, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir })
}
