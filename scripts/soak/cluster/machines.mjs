import { output } from '../../deploy/output.mjs'

export const machines = [1, 2, 3]
const bridge = 'permille-soak'
const network = '10.213.77'

/** An example's addresses in the network of this machine that is ours. @param {string} text */
export function withNetwork(text) {
  return text.replaceAll('10.0.0.', `${network}.`)
}

/** @param {number} machine @param {readonly string[]} command */
export function inMachine(machine, command) {
  return ['ip', 'netns', 'exec', nameOf(machine), ...command]
}

/** @param {number} machine */
function nameOf(machine) {
  return `permille-soak-${machine}`
}

/** @param {number} machine */
function cableOf(machine) {
  return `permille-c${machine}`
}

/**
 * A network of its own for each machine, joined by a bridge: what cuts a machine off cuts off all that runs on it. A run that was
 * killed leaves them behind, so they are removed first.
 */
export function openNetwork() {
  const killAll = (/** @type {number} */ machine) => {
    const pids = output('ip', ['netns', 'pids', nameOf(machine)], { mayFail: true })
    for (const pid of pids.match(/^\d+$/gm) ?? []) {
      output('kill', ['-9', pid], { mayFail: true })
    }
  }
  const close = () => {
    for (const machine of machines) {
      killAll(machine)
      output('ip', ['netns', 'delete', nameOf(machine)], { mayFail: true })
      output('ip', ['link', 'delete', cableOf(machine)], { mayFail: true })
    }
    output('ip', ['link', 'delete', bridge], { mayFail: true })
  }
  close()
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('address', 'add', `${network}.1/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  for (const machine of machines) {
    ip('netns', 'add', nameOf(machine))
    ip('link', 'add', cableOf(machine), 'type', 'veth', 'peer', 'eth0', 'netns', nameOf(machine))
    ip('link', 'set', cableOf(machine), 'master', bridge, 'up')
    const within = ['-n', nameOf(machine)]
    ip(...within, 'address', 'add', `${network}.1${machine}/24`, 'dev', 'eth0')
    ip(...within, 'link', 'set', 'lo', 'up')
    ip(...within, 'link', 'set', 'eth0', 'up')
  }
  return {
    killAll,
    close,
    /** Nothing reaches it, and nobody is told. @param {number} machine */
    cutOff: (machine) => ip('link', 'set', cableOf(machine), 'down'),
    /** @param {number} machine */
    join: (machine) => ip('link', 'set', cableOf(machine), 'up'),
    /** Its PostgreSQL sends nothing to the others, while all else goes on. @param {number} machine */
    keepFrom: (machine) => {
      for (const other of machines.filter((each) => each !== machine)) {
        const rule = ['-A', 'OUTPUT', '-p', 'tcp', '--sport', '5432', '-d', `${network}.1${other}`]
        output('ip', ['netns', 'exec', nameOf(machine), 'iptables', ...rule, '-j', 'DROP'])
      }
    },
  }
}

/** @param {readonly string[]} words */
function ip(...words) {
  output('ip', words)
}
