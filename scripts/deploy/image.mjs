import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../root.mjs'
import { startProcess } from './installation.mjs'
import { output } from './output.mjs'
import { walkThrough } from './walk-through.mjs'

const tag = 'localhost/permille-check'

/**
 * Builds the image on a base that is here already, and runs it as compose and Kubernetes do. Needs no engine: root, and a disk for
 * every layer as a whole.
 * @param {string} base
 */
export async function buildAndRun(base) {
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-image-'))
  try {
    const build = [
      '--isolation',
      'chroot',
      '--network',
      'host',
      '--pull-never',
      '--format',
      'docker',
    ]
    const file = path.join(root, 'deploy/Containerfile')
    output('buildah', ['bud', ...build, '--build-arg', `BASE=${base}`, '-f', file, '-t', tag, root])
    let count = 0
    /** @type {Map<import('./installation.mjs').Started, string>} */
    const pidFiles = new Map()
    return await walkThrough({
      start: (env, entry) => {
        count += 1
        const pidFile = path.join(folder, `${count}.pid`)
        const started = startProcess(podman({ env, entry, pidFile }), env)
        pidFiles.set(started, pidFile)
        return started
      },
      pidIn: (started) => Number(readFileSync(pidFiles.get(started) ?? '', 'utf8')),
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** In a mount namespace of its own, with the one hierarchy of control groups that crun takes. */
const withControlGroups =
  'umount -R /sys/fs/cgroup; mount -t cgroup2 none /sys/fs/cgroup; exec podman --runtime crun run "$@"'

/** @param {{ env: Record<string, string>, entry: string, pidFile: string }} process */
function podman({ env, entry, pidFile }) {
  const variables = Object.keys(env).flatMap((name) => ['--env', name])
  return [
    ...['unshare', '-m', 'sh', '-c', withControlGroups, 'sh'],
    ...['--rm', '--pidfile', pidFile, '--cgroups=disabled', '--network', 'host'],
    ...['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024'],
    ...['--read-only', '--read-only-tmpfs=false', '--tmpfs', '/tmp', '--cap-drop', 'all'],
    ...['--security-opt', 'no-new-privileges', ...variables, tag, `dist/server/${entry}.mjs`],
  ]
}
