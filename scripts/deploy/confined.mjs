import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { root } from '../root.mjs'
import { startProcess } from './installation.mjs'
import { walkThrough } from './walk-through.mjs'

/** Runs the build as the image does, on this machine's own files. */
export async function runConfined() {
  if (process.getuid?.() !== 0) throw new PlainError('It needs root, to become another user.')
  return await walkThrough({
    start: (env, entry) => {
      const command = ['/app/node', '--enable-source-maps', `dist/server/${entry}.mjs`]
      const places = { HOME: '/tmp', DATA_DIR: '/data' }
      return startProcess([...box(), ...asImageUser, ...command], { ...env, ...places })
    },
    pidIn: (started) => {
      const children = `/proc/${started.pid()}/task/${started.pid()}/children`
      return Number(readFileSync(children, 'utf8').trim().split(' ')[0])
    },
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
  const system = ['/usr', '/etc/passwd', '/etc/resolv.conf']
  return [
    'bwrap',
    ...['--unshare-pid', '--as-pid-1', '--die-with-parent'],
    ...['SETUID', 'SETGID', 'SETPCAP'].flatMap((each) => ['--cap-add', `CAP_${each}`]),
    ...['/etc', '/app', '/app/dist'].flatMap((each) => ['--perms', '0755', '--dir', each]),
    ...system.flatMap((each) => ['--ro-bind', each, each]),
    ...['bin', 'lib', 'lib64'].flatMap((each) => ['--symlink', `usr/${each}`, `/${each}`]),
    ...['--ro-bind', process.execPath, '/app/node'],
    ...parts.flatMap((each) => ['--ro-bind', path.join(root, each), `/app/${each}`]),
    ...['--perms', '1777', '--tmpfs', '/tmp', '--proc', '/proc', '--dev', '/dev'],
    ...['--remount-ro', '/', '--chdir', '/app', '--'],
  ]
}
