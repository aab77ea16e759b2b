import { rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from '../build/ensure-built.mjs'
import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { keepLogsSmall } from '../log-file.mjs'
import { PlainError } from '../plain-error.mjs'
import { setup } from '../setup.mjs'
import { closeFolder } from '../usable-folder.mjs'
import { hasAdmin, isDemoUnfinished } from './ask-database.mjs'
import { startProgram } from './child-program.mjs'
import { sandboxEnvironment, serverEnvironment, serverUrl } from './environment.mjs'
import { requireFreePort } from './free-ports.mjs'
import { createProcessGroup } from './process-group.mjs'
import { waitUntilReady } from './ready.mjs'
import { lockSandboxFolder } from './running-sandbox.mjs'
import { readSettings } from './settings.mjs'
import { onStopRequest } from './stop-request.mjs'
import { welcomeText } from './welcome.mjs'

/**
 * @typedef {import('./settings.mjs').Settings} Settings
 * @typedef {import('./process-group.mjs').ProcessGroup} ProcessGroup
 */

/** `npm start`: goes from an empty checkout to a running page, until a signal ends it. */
export async function supervise() {
  const settings = readSettings(process.env)
  await requireFreePorts(settings)
  await setup()
  await ensureBuilt()

  const group = createProcessGroup()
  if (settings.isEmbedded) keepLogsSmall(logFolder(settings))
  onStopRequest({ stop: () => void group.close(), kill: () => process.exit(1) })
  try {
    const opening = startGroup(group, settings).then(() => group.ended)
    const trouble = await Promise.race([opening, group.ended])
    if (trouble !== undefined) throw new PlainError(trouble)
  } finally {
    await group.close()
  }
}

/** @param {Settings} settings */
async function requireFreePorts({ port, host, sandboxPort, role }) {
  if (role !== 'worker') await requireFreePort('PORT', port, host)
  if (sandboxPort !== undefined) await requireFreePort('SANDBOX_PORT', sandboxPort, '127.0.0.1')
}

/**
 * @param {ProcessGroup} group
 * @param {Settings} settings
 */
async function startGroup(group, settings) {
  const databaseUrl = settings.isEmbedded ? await openDatabase(group, settings) : undefined
  if (group.isClosing()) return
  if (settings.sandboxPort !== undefined) {
    await lockSandboxFolder(settings.dataDir, settings.sandboxUrl)
    // Where the database is ours, that has closed the folder as far as its own user allows.
    if (!settings.isEmbedded) closeFolder(settings.dataDir)
    if (group.isClosing()) return
    group.addSandbox(() => startSandbox(settings))
  }
  let isReady = false
  group.addServer(
    () => startServer(settings, databaseUrl),
    () => isReady,
  )
  if (settings.role !== 'worker') {
    await waitUntilReady(`${serverUrl(settings)}/readyz`, { hasStopped: group.isClosing })
    isReady = true
  }
  const isManaged = await hasAdmin(databaseUrl ?? process.env.DATABASE_URL ?? '')
  if (!group.isClosing()) console.log(welcomeText(settings, isManaged))
}

/**
 * @param {ProcessGroup} group
 * @param {Settings} settings
 */
async function openDatabase(group, { dataDir, hasDemo }) {
  const start = async () => {
    const postgres = await startEmbeddedPostgres({ dataDir })
    if (group.isClosing()) await postgres.stop()
    return postgres
  }
  let postgres = await start()
  if (hasDemo && (await isDemoUnfinished(postgres.connectionString))) {
    console.log('The start before ended while it made the demo, which is made again.')
    await postgres.stop()
    for (const made of ['postgres', 'sandbox']) {
      rmSync(path.join(dataDir, made), { recursive: true, force: true })
    }
    postgres = await start()
  }
  group.addPostgres(postgres, start)
  return postgres.connectionString
}

/** @param {Settings} settings */
function startSandbox(settings) {
  const env = sandboxEnvironment(settings)
  const script = 'dist/sandbox/main.mjs'
  return startProgram({ name: 'sandbox', script, env, ...logFor(settings, 'sandbox') })
}

/**
 * @param {Settings} settings
 * @param {string | undefined} databaseUrl
 */
function startServer(settings, databaseUrl) {
  const env = serverEnvironment(settings, databaseUrl)
  const script = 'dist/server/main.mjs'
  return startProgram({ name: 'server', script, env, ...logFor(settings, 'server') })
}

/**
 * With everything embedded, the output is for people at a terminal; otherwise it is for a log
 * collector.
 * @param {Settings} settings
 * @param {string} name
 */
function logFor(settings, name) {
  return settings.isEmbedded ? { logFile: path.join(logFolder(settings), `${name}.log`) } : {}
}

/** @param {Settings} settings */
function logFolder({ dataDir }) {
  return path.join(dataDir, 'logs')
}
