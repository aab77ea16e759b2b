import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../root.mjs'
import { withNetwork } from './machines.mjs'

export const password = 'soak'

/** The example with this machine's address, and without what is beside it: certificates and pgBackRest. @param {number} machine @param {string} place */
export function patroniFor(machine, place) {
  const example = readFileSync(path.join(root, 'deploy/examples/patroni.yml'), 'utf8')
  return withNetwork(example)
    .replace('name: pg1', `name: pg${machine}`)
    .replaceAll(withNetwork('10.0.0.11:8008'), withNetwork(`10.0.0.1${machine}:8008`))
    .replaceAll(withNetwork('10.0.0.11:5432'), withNetwork(`10.0.0.1${machine}:5432`))
    .replaceAll('hostssl', 'host')
    .replaceAll('"…"', password)
    .replaceAll('/var/lib/postgresql/15/permille', path.join(place, 'data'))
    .replaceAll('/var/lib/postgresql', place)
    .replace('archive_mode: "on"', 'archive_mode: "off"')
    .replace(
      / {2}parameters:\n {4}ssl: .*$/s,
      `  parameters: {unix_socket_directories: ${place}}\n`,
    )
}

/** @param {number} port @param {number} replicaPort */
export function haproxyFor(port, replicaPort) {
  const example = readFileSync(path.join(root, 'deploy/examples/haproxy-postgres.cfg'), 'utf8')
  return withNetwork(example)
    .replace('127.0.0.1:5000', `127.0.0.1:${port}`)
    .replace('127.0.0.1:5001', `127.0.0.1:${replicaPort}`)
}

/** @param {number} machine @param {string} place */
export function etcdFor(machine, place) {
  const example = readFileSync(path.join(root, 'deploy/examples/etcd.yml'), 'utf8')
  const own = /^((?:listen|advertise|initial-advertise)-.*)10\.0\.0\.11/gm
  return withNetwork(
    example
      .replace('name: pg1', `name: pg${machine}`)
      .replace('/var/lib/etcd/permille', path.join(place, 'etcd'))
      .replace(own, (_, key) => `${key}10.0.0.1${machine}`),
  )
}
