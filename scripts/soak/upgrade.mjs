import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  freePort,
  openInstallation,
  startProcess,
  stopProcess,
  untilOk,
} from '../deploy/installation.mjs'
import { root } from '../root.mjs'
import { runToEnd } from '../run-to-end.mjs'
import { nodeOptions } from '../start/node-options.mjs'
import { audit } from './judge-money.mjs'
import { buildRelease } from './release-before.mjs'
import { startUpgradeLoad } from './upgrade-load.mjs'

const lockSecondsMax = 2.5
const posts = 200_000
/** The demo is made among them, and its books are checked as it grows. */
const readySecondsMax = 1800
/** What was due in it while nothing ran is done first. */
const catchUpMs = 120_000
/** The books and the provider have the same transactions: it knows none of the payments that came with the posts. */
const unknownToProvider = 'I29'

/**
 * The release before serves while this one migrates; this one takes over, and gives back. No call may fail, no lock be waited
 * for longer than the migrations wait themselves, and money moves before, meanwhile, after, and after the way back.
 * @param {{ commit: string, folder: string, isShort: boolean }} form
 */
export async function upgrade({ commit, folder, isShort }) {
  const old = await buildRelease(commit, folder)
  const installation = await openInstallation({ hasDemo: true })
  const { sandboxUrl, ownerUrl, port } = installation
  const appUrl = `http://127.0.0.1:${port}`
  const env = { ...installation.env, ...forDemo, DATA_DIR: installation.folder }
  /** @type {import('../deploy/installation.mjs').Started[]} */
  const running = []
  const start = starterOf(env, running)
  /** @type {(() => Promise<unknown>)[]} */
  const endings = []
  try {
    await migrate(old, { ...env, DATABASE_MIGRATION_URL: ownerUrl })
    if (!isShort) await fill(old, ownerUrl)
    const [oldApi, oldWorker] = [
      await start(old, { ROLE: 'api', PORT: String(port) }),
      await start(old, { ROLE: 'worker', DEMO: '1' }),
    ]
    if (!isShort) await sleep(catchUpMs)
    let api = oldApi
    const load = await startUpgradeLoad({ url: () => api.url, appUrl, sandboxUrl })
    const locks = watchLocks(ownerUrl)
    endings.push(load.stop, locks.stop)
    const moved = [load.counts()]
    const live = async () => {
      await sleep(isShort ? 5000 : 20_000)
      moved.push(load.counts())
    }
    await live()
    const migratedAt = performance.now()
    await migrate(root, { ...env, DATABASE_MIGRATION_URL: ownerUrl })
    const migratedSeconds = (performance.now() - migratedAt) / 1000
    await live()
    const [newApi, newWorker] = [
      await start(root, { ROLE: 'api' }),
      await start(root, { ROLE: 'worker' }),
    ]
    api = newApi
    for (const each of [oldApi, oldWorker]) await stopProcess(each)
    await live()
    const [backApi] = [await start(old, { ROLE: 'api' }), await start(old, { ROLE: 'worker' })]
    api = backApi
    for (const each of [newApi, newWorker]) await stopProcess(each)
    await live()
    const [told, waitedSeconds] = [await load.stop(), await locks.stop()]
    const from = `${commit.slice(0, 12)} with ${isShort ? 'the demo' : `${posts} posts`}`
    const { broken: rules } = await audit(env)
    const broken = rules.filter((rule) => isShort || rule !== unknownToProvider)
    return verdict({ ...told, moved, waitedSeconds, migratedSeconds, broken, from })
  } finally {
    for (const each of endings) await each()
    for (const each of running) await end(each)
    await installation.close()
  }
}

/**
 * @param {Record<string, string>} env
 * @param {import('../deploy/installation.mjs').Started[]} running
 */
function starterOf(env, running) {
  return async (/** @type {string} */ tree, /** @type {Record<string, string>} */ own) => {
    const script = path.join(tree, 'dist/server/main.mjs')
    const started = startProcess([process.execPath, ...nodeOptions, script], {
      ...env,
      PORT: String(await freePort()),
      OPERATOR_PORT: String(await freePort()),
      ...own,
    })
    running.push(started)
    await untilOk(started, `${started.operatorUrl}/readyz`, readySecondsMax * 1000)
    return started
  }
}

const forDemo = {
  TRUST_PROXY: '1',
  EARNINGS_HOLD_HOURS: '0',
  ACCOUNT_CHANGE_HOLD_HOURS: '0',
  APPROVAL_UNDO_SECONDS: '0',
  TRACKING_INTERVAL_SECONDS: '60',
  DRAIN_SECONDS: '1',
}

/** @param {string} tree @param {string} name @param {Record<string, string>} env */
function codeOf(tree, name, env) {
  return runToEnd([...nodeOptions, path.join(tree, 'dist/server', `${name}.mjs`)], env)
}

/** @param {string} tree @param {Record<string, string>} env */
async function migrate(tree, env) {
  if ((await codeOf(tree, 'migrate', env)) !== 0) throw new Error('migrate failed')
}

/** The demo comes on top of it. @param {string} tree @param {string} ownerUrl */
async function fill(tree, ownerUrl) {
  const script = path.join(root, 'scripts/soak/fill-posts.ts')
  const words = [script, tree, ownerUrl, String(posts)]
  const code = await runToEnd(['--import', 'tsx', ...words])
  if (code !== 0) throw new Error(`${posts} posts could not be made`)
}

/**
 * The longest time that a statement waited for a table.
 * @param {string} ownerUrl
 */
function watchLocks(ownerUrl) {
  let [longest, isOver] = [0, false]
  const watching = (async () => {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: ownerUrl })
    await client.connect()
    while (!isOver) {
      const { rows } = await client.query(
        `SELECT extract(epoch FROM max(clock_timestamp() - waitstart))::float AS seconds
          FROM pg_locks WHERE NOT granted AND locktype = 'relation'`,
      )
      longest = Math.max(longest, rows[0].seconds ?? 0)
      await sleep(100)
    }
    await client.end()
  })()
  return {
    stop: async () => {
      isOver = true
      await watching
      return longest
    },
  }
}

/**
 * @typedef {{ calls: number, approved: number, funded: number, withdrew: number }} Counts
 * @typedef {{ counts: Counts, failures: readonly string[], slowestMs: number }} Told
 * @param {Told & { moved: readonly Counts[], waitedSeconds: number, migratedSeconds: number, broken: readonly string[], from: string }} told
 *   `moved`: what was done by then, before and after each phase
 */
function verdict({ counts, moved, failures, slowestMs, broken, from, ...seconds }) {
  const { waitedSeconds, migratedSeconds } = seconds
  const still = moved.slice(1).findIndex(({ funded }, at) => funded === moved[at]?.funded)
  const where = ['before', 'with the migrations', 'with this release', 'on the way back'][still]
  const seen = [
    `from ${from}, migrated in ${migratedSeconds.toFixed(1)} s`,
    `${failures.length} of ${counts.calls} calls failed, the slowest took ${slowestMs} ms`,
    `${waitedSeconds.toFixed(1)} s waited for a lock`,
    `${counts.approved} approvals, ${counts.funded} payments, ${counts.withdrew} payouts`,
  ].join('; ')
  const wrong = [
    ...broken.map((rule) => `${rule} does not hold`),
    ...(where === undefined ? [] : [`no payment was made ${where}`]),
    ...(counts.withdrew > 0 && counts.approved > 0 ? [] : ['no payout or no approval was made']),
    ...(waitedSeconds > lockSecondsMax ? ['a lock was waited for too long'] : []),
    ...failures.slice(0, 6),
  ]
  if (wrong.length > 0) throw new Error([seen, ...wrong].join('\n'))
  return seen
}

/** @param {import('../deploy/installation.mjs').Started} started */
async function end({ pid, exited }) {
  const isOver = await Promise.race([exited.then(() => true), sleep(10).then(() => false)])
  if (isOver) return
  process.kill(pid(), 'SIGKILL')
  await exited
}
