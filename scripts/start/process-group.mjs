import { setTimeout as sleep } from 'node:timers/promises'

/**
 * @typedef {import('./child-program.mjs').Child} Child
 * @typedef {import('../embedded-postgres.mjs').EmbeddedPostgres} EmbeddedPostgres
 * @typedef {ReturnType<typeof createProcessGroup>} ProcessGroup
 */

// Together below the ten seconds that a stop may take; the database has its own limit.
const serverStopMs = 4500 + 1000 * Number(process.env.DRAIN_SECONDS || 0)
const sandboxStopMs = 2500

const restartsMax = 5
const restartsWithinMs = 600_000
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

  const isClosing = () => closing !== undefined
  /**
   * @param {EmbeddedPostgres} first
   * @param {() => Promise<EmbeddedPostgres>} startAgain at the same address, where the server finds it
   */
  const addPostgres = (first, startAgain) => {
    /** @type {EmbeddedPostgres | undefined} */
    let started = first
    const start = async () => {
      const postgres = started ?? (await startAgain())
      started = undefined
      return postgres
    }
    const keep = (/** @type {EmbeddedPostgres} */ postgres) => {
      members.postgres = postgres
    }
    void keepAlive(start, { keep, mayRestart: () => !isClosing() }).then(report)
  }
  /**
   * @param {() => Child} startServer
   * @param {() => boolean} wasReady one that never was would fail again
   */
  const addServer = (startServer, wasReady) => {
    const keep = (/** @type {Child} */ child) => {
      members.server = child
    }
    void keepAlive(startServer, { keep, mayRestart: () => !isClosing() && wasReady() }).then(report)
  }
  /** @param {() => Child} startSandbox */
  const addSandbox = (startSandbox) => {
    const keep = (/** @type {Child} */ child) => {
      members.sandbox = child
    }
    void keepAlive(startSandbox, { keep, mayRestart: () => !isClosing() }).then(report)
  }

  return { ended, close, addPostgres, addServer, addSandbox, isClosing }
}

/** @param {{ postgres?: EmbeddedPostgres, sandbox?: Child, server?: Child }} members */
async function closeAll({ postgres, sandbox, server }) {
  await server?.stop(serverStopMs)
  await Promise.all([sandbox?.stop(sandboxStopMs), postgres?.stop()])
}

/**
 * No member loses anything when it dies, so it is restarted, a few times.
 * @template {Child | EmbeddedPostgres} Member
 * @param {() => Member | Promise<Member>} start
 * @param {{ keep: (member: Member) => void, mayRestart: () => boolean }} group
 * @returns {Promise<string>} how it ended for good
 */
async function keepAlive(start, { keep, mayRestart }) {
  /** @type {number[]} */
  let restarts = []
  for (;;) {
    const trouble = await lifeOf(start, keep)
    const now = Date.now()
    restarts = restarts.filter((at) => at > now - restartsWithinMs)
    if (!mayRestart() || restarts.length === restartsMax) return trouble
    console.error(`${trouble}\nStarting it again.`)
    restarts.push(now)
    await sleep(restartPauseMs)
    if (!mayRestart()) return trouble
  }
}

/**
 * @template {Child | EmbeddedPostgres} Member
 * @param {() => Member | Promise<Member>} start
 * @param {(member: Member) => void} keep
 * @returns {Promise<string>} how it ended
 */
async function lifeOf(start, keep) {
  try {
    const member = await start()
    keep(member)
    const words = await member.exited
    return words ?? ('logFile' in member ? `PostgreSQL ended; see ${member.logFile}` : '')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
