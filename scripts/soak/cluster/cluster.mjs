import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endProcess, freePort, startProcess } from '../../deploy/installation.mjs'
import { output } from '../../deploy/output.mjs'
import { etcdFor, haproxyFor, password, patroniFor } from './cluster-files.mjs'
import { inMachine, machines, openNetwork, withNetwork } from './machines.mjs'
import { askPatroni, untilHealthy, whenAnotherLeads } from './patroni.mjs'

/** @typedef {Awaited<ReturnType<typeof openCluster>>} Cluster */

/**
 * Three machines with etcd, Patroni and PostgreSQL, and HAProxy before them, as in deploy/examples.
 * @param {string} folder
 */
export async function openCluster(folder) {
  chmodSync(folder, 0o755)
  const network = openNetwork()
  const { start, kill, said } = openMachines(folder, network)
  for (const machine of machines) start(machine)
  const status = { said, rebuilt: /** @type {string[]} */ ([]) }
  const [port, replicaPort] = [await freePort(), await freePort()]
  const config = path.join(folder, 'haproxy-postgres.cfg')
  writeFileSync(config, haproxyFor(port, replicaPort))
  const haproxy = startProcess(['haproxy', '-db', '-f', config], {})
  const close = async () => {
    await endProcess(haproxy)
    for (const machine of machines) await kill(machine)
    network.close()
  }
  const urlOf = (/** @type {string} */ user, database = 'permille', at = port) =>
    `postgresql://${user}:${password}@127.0.0.1:${at}/${database}`
  try {
    await untilHealthy(status)
    await createRoles(urlOf('postgres', 'postgres'))
  } catch (error) {
    await close()
    throw error
  }
  return {
    url: urlOf('permille_app'),
    ownerUrl: urlOf('permille_owner'),
    replicaUrl: urlOf('permille_app', 'permille', replicaPort),
    /** One machine, past HAProxy. @param {number} machine @param {string} user @param {string} database */
    urlAt: (machine, user, database) =>
      withNetwork(`postgresql://${user}:${password}@10.0.0.1${machine}:5432/${database}`),
    kill,
    start,
    close,
    cutOff: network.cutOff,
    join: network.join,
    keepFrom: network.keepFrom,
    /** Standbys that had to be, as they could not follow. */
    rebuilt: /** @type {readonly string[]} */ (status.rebuilt),
    whenHealthy: () => untilHealthy(status),
    /** @param {number} former */
    whenAnotherLeads: (former) => whenAnotherLeads(former, said),
    /** @param {number} leader */
    switchOver: (leader) =>
      askPatroni(leader, { method: 'POST', place: 'switchover', body: { leader: `pg${leader}` } }),
    /** @param {number} leader @param {object} settings */
    configure: (leader, settings) =>
      askPatroni(leader, { method: 'PATCH', place: 'config', body: settings }),
  }
}

/**
 * What runs on each, under Debian's user, because it refuses to run as root.
 * @param {string} folder
 * @param {ReturnType<typeof openNetwork>} network
 */
function openMachines(folder, network) {
  /** @type {Map<number, import('../../deploy/installation.mjs').Started[]>} */
  const running = new Map()
  const [uid = 0, gid = 0] = ['-u', '-g'].map((word) => Number(output('id', [word, 'postgres'])))
  const become = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--']
  return {
    start: (/** @type {number} */ machine) => {
      const place = path.join(folder, `pg${machine}`)
      mkdirSync(place, { recursive: true })
      chownSync(place, uid, gid)
      const [etcdFile, file] = [path.join(place, 'etcd.yml'), path.join(place, 'patroni.yml')]
      writeFileSync(etcdFile, etcdFor(machine, place))
      writeFileSync(file, patroniFor(machine, place))
      const programs = [
        ['etcd', '--config-file', etcdFile],
        ['patroni', file],
      ]
      const env = { HOME: place, LC_ALL: 'C.UTF-8' }
      const started = programs.map((program) =>
        startProcess(inMachine(machine, [...become, ...program]), env),
      )
      running.set(machine, started)
    },
    /** Kill -9 of all that runs there. @param {number} machine */
    kill: async (machine) => {
      network.killAll(machine)
      for (const each of running.get(machine) ?? []) await endProcess(each)
    },
    said: () => [...running.values()].flat().map((each) => each.said().slice(-1500)),
  }
}

/** As docs/runbooks/database-roles.md says. @param {string} connectionString */
async function createRoles(connectionString) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString })
  await client.connect()
  for (const role of ['permille_owner', 'permille_app']) {
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`)
  }
  await client.query('CREATE DATABASE permille OWNER permille_owner')
  await client.end()
}
