import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  endProcess,
  freePort,
  openInstallation,
  startProcess,
  stopProcess,
  untilOk,
} from '../deploy/installation.mjs'
import { migrate, startServer } from '../deploy/servers.mjs'
import { moveMoney } from './move-money.mjs'

const loadedWithinMs = 180_000
/** What the server says that it cannot live with, in which mode. */
const refusals = {
  transaction: 'shares sessions',
  session: 'refuses or drops a session’s settings',
}

/** PgBouncer before the database: refused in words where it stands alone, and carrying money beside the direct address. */
export async function runBehindPooler() {
  const installation = await openInstallation({ hasDemo: true })
  const { folder, sandboxUrl, port } = installation
  const directUrl = installation.env.DATABASE_URL ?? ''
  /** @type {import('../deploy/installation.mjs').Started[]} */
  const running = []
  const start = (/** @type {Record<string, string>} */ env) => {
    const given = { DEMO: 'on', DATA_DIR: folder, PORT: String(port), ...env }
    const started = startServer({ ...installation.env, ...given })
    running.push(started)
    return started
  }
  try {
    await migrate(installation)
    const seen = []
    for (const [mode, sentence] of Object.entries(refusals)) {
      const pooled = await startPooler({ directUrl, folder, mode, running })
      const alone = start({ DATABASE_URL: pooled })
      const code = await Promise.race([alone.exited, sleep(60_000).then(() => 'nothing')])
      if (code !== 1 || !alone.said().includes(sentence)) {
        throw new Error(`in ${mode} mode alone it ended with ${code}:\n${alone.said()}`)
      }
      const served = start({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: directUrl })
      await untilOk(served, `${served.url}/readyz`, loadedWithinMs)
      seen.push(
        `${mode} mode alone is refused, with the direct address a server ${await moveMoney(served.url, sandboxUrl)}`,
      )
      await stopProcess(served)
    }
    return seen.join('; ')
  } finally {
    for (const each of running) await endProcess(each)
    await installation.close()
  }
}

/**
 * @param {{ directUrl: string, folder: string, mode: string, running: import('../deploy/installation.mjs').Started[] }} given
 * @returns {Promise<string>} its address
 */
async function startPooler({ directUrl, folder, mode, running }) {
  const { hostname, port: databasePort, pathname, username } = new URL(directUrl)
  const port = await freePort()
  const lines = [
    '[databases]',
    `${pathname.slice(1)} = host=${hostname} port=${databasePort} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'default_pool_size = 40',
  ]
  const place = path.join(folder, mode)
  mkdirSync(place)
  const file = path.join(place, 'pgbouncer.ini')
  writeFileSync(file, `${lines.join('\n')}\n`)
  // It refuses to run as root, and reads its file as the other user.
  chmodSync(folder, 0o755)
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  running.push(startProcess(['pgbouncer', ...asOther, file], {}))
  return `postgresql://${username}@127.0.0.1:${port}${pathname}`
}
