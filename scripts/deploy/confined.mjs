import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { root } from '../root.mjs'
import { answersOk } from '../start/ready.mjs'
import { freePort, openInstallation, startProcess, stopProcess, untilOk } from './installation.mjs'

/** @typedef {import('./installation.mjs').Started} Started */

const drainSeconds = 2

/**
 * Runs the built product as the image does: process 1, user 10001, no capability, nothing to write to but /tmp. It waits for its
 * schema, becomes ready once that is migrated, serves a page, and ends with 0.
 */
export async function runConfined() {
  if (process.getuid?.() !== 0) throw new PlainError('It needs root, to become another user.')
  const installation = await openInstallation()
  const { env, ownerUrl } = installation
  try {
    const early = start(await ports({ ...env, ROLE: 'api' }))
    await untilOk(early, `${early.operatorUrl}/healthz`)
    if (await answersOk(`${early.operatorUrl}/readyz`)) throw new Error('ready without a schema')
    const waited = await stop(early)

    const migrated = start({ ...env, DATABASE_MIGRATION_URL: ownerUrl }, 'migrate')
    const code = await migrated.exited
    if (code !== 0) throw new Error(`migrate ended with ${code}:\n${migrated.said()}`)

    const [api, worker] = [
      start(await ports({ ...env, ROLE: 'api' })),
      start(await ports({ ...env, ROLE: 'worker' })),
    ]
    for (const each of [api, worker]) await untilOk(each, `${each.operatorUrl}/readyz`)
    if (!(await answersOk(`${api.url}/`))) throw new Error('no page')
    requireConfined(innerPid(api))
    const seconds = [await stop(api), await stop(worker)].map((each) => each.toFixed(1))
    return `ended with 0, api after ${seconds[0]} s of which ${drainSeconds} s drain, worker after ${seconds[1]} s, without a schema after ${waited.toFixed(1)} s`
  } finally {
    await installation.close()
  }
}

/** @param {Record<string, string>} env */
async function ports(env) {
  const [port, operatorPort] = [String(await freePort()), String(await freePort())]
  return { ...env, PORT: port, OPERATOR_PORT: operatorPort, DRAIN_SECONDS: String(drainSeconds) }
}

/**
 * @param {Record<string, string>} env
 * @param {string} [entry]
 */
function start(env, entry = 'main') {
  const command = ['/app/node', '--enable-source-maps', `dist/server/${entry}.mjs`]
  return startProcess([...box(), ...asImageUser, ...command], {
    ...env,
    HOME: '/tmp',
    DATA_DIR: '/data',
  })
}

const asImageUser = [
  'setpriv',
  ...['--reuid=10001', '--regid=10001', '--clear-groups', '--no-new-privs'],
  ...['--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all', '--'],
]

/** The image's files, read-only. */
function box() {
  const parts = ['dist/server', 'dist/web', 'dist/web-server', 'migrations', 'node_modules']
  const system = ['/usr', '/etc/passwd', '/etc/resolv.conf'].flatMap((each) => [
    '--ro-bind',
    each,
    each,
  ])
  return [
    'bwrap',
    ...['--unshare-pid', '--as-pid-1', '--die-with-parent'],
    ...['SETUID', 'SETGID', 'SETPCAP'].flatMap((each) => ['--cap-add', `CAP_${each}`]),
    ...['/etc', '/app', '/app/dist'].flatMap((each) => ['--perms', '0755', '--dir', each]),
    ...system,
    ...['bin', 'lib', 'lib64'].flatMap((each) => ['--symlink', `usr/${each}`, `/${each}`]),
    ...['--ro-bind', process.execPath, '/app/node'],
    ...parts.flatMap((each) => ['--ro-bind', path.join(root, each), `/app/${each}`]),
    ...['--perms', '1777', '--tmpfs', '/tmp', '--proc', '/proc', '--dev', '/dev'],
    ...['--remount-ro', '/', '--chdir', '/app', '--'],
  ]
}

/** @param {Started} started */
function stop(started) {
  return stopProcess(started, innerPid(started))
}

/**
 * The process in the box, which hears no signal that is sent to the box.
 * @param {Started} started
 */
function innerPid(started) {
  const box = started.pid()
  return Number(readFileSync(`/proc/${box}/task/${box}/children`, 'utf8').trim().split(' ')[0])
}

/** @param {number} pid */
function requireConfined(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const isConfined =
    /^Uid:\t10001\t10001\t/m.test(status) &&
    /^CapBnd:\t0+$/m.test(status) &&
    /^CapEff:\t0+$/m.test(status) &&
    /^NoNewPrivs:\t1$/m.test(status) &&
    /^NSpid:\t\d+\t1$/m.test(status)
  if (!isConfined) throw new Error(`not confined:\n${status}`)
}
