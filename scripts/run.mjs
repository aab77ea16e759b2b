import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build/ensure-built.mjs'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.mjs'
import { PlainError, runCommand } from './plain-error.mjs'
import { root } from './root.mjs'
import { runToEnd } from './run-to-end.mjs'
import { setup } from './setup.mjs'
import { startProgram } from './start/child-program.mjs'
import { sandboxEnvironment, serverEnvironment } from './start/environment.mjs'
import { answersOk, waitUntilReady } from './start/ready.mjs'
import { findRunningSandbox, lockSandboxFolder } from './start/running-sandbox.mjs'
import { readSettings } from './start/settings.mjs'

const sandboxStopMs = 2500

/**
 * `npm run audit|doctor|config|admin|migrate|jobs|rotate-encryption|backup|restore`: runs a server command against
 * DATABASE_URL, or against the embedded database, which is started for the duration if no server runs on it.
 */
await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  await setup()
  await ensureBuilt()
  const script = path.join(root, 'dist/server', `${name}.mjs`)
  if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
    throw new PlainError(
      `Unknown command "${name}". Commands: audit, doctor, config, admin, migrate, jobs, rotate-encryption, backup, restore.`,
    )
  }
  const settings = await nearSandbox(readSettings(process.env))
  const database = settings.isEmbedded ? await reachEmbedded(settings.dataDir) : undefined
  const sandbox = await reachSandbox(settings)
  try {
    const env = serverEnvironment(settings, database?.connectionString)
    // `config` shows as a default what only we have set.
    const ours = Object.keys(env).filter((each) => !process.env[each])
    if (name === 'config') args.unshift(ours.join(','))
    process.exitCode = await runToEnd(['--enable-source-maps', script, ...args], env)
  } finally {
    await sandbox?.stop(sandboxStopMs)
    await database?.stop()
  }
})

/**
 * The sandbox that runs on our folder is the provider, even if it was started with another PORT than this
 * command.
 * @param {import('./start/settings.mjs').Settings} settings
 */
async function nearSandbox(settings) {
  if (settings.sandboxPort === undefined) return settings
  const sandboxUrl = await findRunningSandbox(settings.dataDir)
  return sandboxUrl === undefined ? settings : { ...settings, sandboxUrl }
}

/**
 * Comparing the books and checking the setup call the provider, so the sandbox must be
 * running if it is the provider.
 * @param {import('./start/settings.mjs').Settings} settings
 */
async function reachSandbox(settings) {
  const { sandboxPort, sandboxUrl } = settings
  if (sandboxPort === undefined || (await answersOk(`${sandboxUrl}/healthz`))) return undefined
  const logFile = path.join(settings.dataDir, 'logs/sandbox.log')
  await lockSandboxFolder(settings.dataDir, sandboxUrl)
  const env = sandboxEnvironment({ ...settings, hasDemo: false })
  const sandbox = startProgram({ name: 'sandbox', script: 'dist/sandbox/main.mjs', env, logFile })
  let hasEnded = false
  void sandbox.exited.then(() => {
    hasEnded = true
  })
  await waitUntilReady(`${sandboxUrl}/healthz`, { hasStopped: () => hasEnded })
  return sandbox
}

/**
 * @param {string} dataDir
 * @returns {Promise<{ connectionString: string, stop: () => Promise<void> }>}
 */
async function reachEmbedded(dataDir) {
  const running = await findRunningPostgres(dataDir)
  if (running !== undefined) return { connectionString: running, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir })
}
