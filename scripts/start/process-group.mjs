import { setTimeout as sleep } from 'node:timers/promises'

/**
 * @typedef {import('./child-program.mjs').Child} Child
 * @typedef {import('../embedded-postgres.mjs').EmbeddedPostgres} EmbeddedPostgres
 * @typedef {ReturnType<typeof createProcessGroup>} ProcessGroup
 */

// Together below the ten seconds that a stop may take; the database has its own limit.
const serverStopMs = 4500
const sandboxStopMs = 2500

const sandboxRestartsMax = 5
const restartPauseMs = 500

/** The programs that run and end together: the database, the sandbox and the server. */
export function createProcessGroup() {
  /** @type {{ postgres?: EmbeddedPostgres, sandbox?: Child, server?: Child }} */
  const members = {}
  /** @type {Promise<void> | undefined} */
  let closing
  /** @type {(trouble: string | undefined) => void} */
  let end = () => {}
  /** @type {Promise<string | undefined>} resolves with a sentence when a member exited unexpectedly */
  const ended = new Promise((resolve) => {
    end = resolve
  })

  const close = () => {
    closing ??= closeAll(members).finally(() => end(undefined))
    return closing
  }
  /** @param {string} trouble */
  const report = (trouble) => {
    if (closing === undefined) end(trouble)
  }

  /** @param {EmbeddedPostgres} postgres */
  const addPostgres = (postgres) => {
    members.postgres = postgres
    void postgres.exited.then(() => report(`PostgreSQL ended; see ${postgres.logFile}`))
  }
  /** @param {Child} server */
  const addServer = (server) => {
    members.server = server
    void server.exited.then(report)
  }
  /** @param {() => Child} startSandbox */
  const addSandbox = (startSandbox) => {
    const isClosing = () => closing !== undefined
    const keep = (/** @type {Child} */ child) => {
      members.sandbox = child
    }
    void keepAlive(startSandbox, { keep, isClosing }).then(report)
  }

  return {
    ended,
    close,
    addPostgres,
    addServer,
    addSandbox,
    isClosing: () => closing !== undefined,
  }
}

/** @param {{ postgres?: EmbeddedPostgres, sandbox?: Child, server?: Child }} members */
async function closeAll({ postgres, sandbox, server }) {
  await server?.stop(serverStopMs)
  await Promise.all([sandbox?.stop(sandboxStopMs), postgres?.stop()])
}

/**
 * The sandbox loses nothing when it dies, so it is restarted, a few times.
 * @param {() => Child} startSandbox
 * @param {{ keep: (child: Child) => void, isClosing: () => boolean }} group
 * @returns {Promise<string>} how it ended for good
 */
async function keepAlive(startSandbox, { keep, isClosing }) {
  for (let restarts = 0; ; restarts += 1) {
    const sandbox = startSandbox()
    keep(sandbox)
    const trouble = await sandbox.exited
    if (isClosing() || restarts === sandboxRestartsMax) return trouble
    console.error(`${trouble}\nStarting it again.`)
    await sleep(restartPauseMs)
    if (isClosing()) return trouble
  }
}
