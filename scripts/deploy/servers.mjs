import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.mjs'
import { runToEnd } from '../run-to-end.mjs'
import { nodeOptions } from '../start/node-options.mjs'
import { startProcess } from './installation.mjs'

/** @param {Pick<import('./installation.mjs').Installation, 'env' | 'ownerUrl'>} installation */
export async function migrate({ env, ownerUrl }) {
  const script = path.join(root, 'dist/server/migrate.mjs')
  const code = await runToEnd([script], { ...env, DATABASE_MIGRATION_URL: ownerUrl })
  if (code !== 0) throw new Error('migrate failed')
}

/** An API, a worker or both, as `env` says. @param {Record<string, string>} env */
export function startServer(env) {
  const script = path.join(root, 'dist/server/main.mjs')
  return startProcess([process.execPath, ...nodeOptions, script], env)
}

/**
 * The example's HAProxy before two APIs.
 * @param {string} folder
 * @param {{ port: number, apiPorts: readonly number[] }} ports
 */
export function startBalancer(folder, { port, apiPorts }) {
  const config = path.join(folder, 'haproxy.cfg')
  writeFileSync(config, exampleFor(port, apiPorts))
  return startProcess(['haproxy', '-db', '-f', config], { PORT: String(port) })
}

/**
 * The example on loopback, without the certificates, which are the operator's.
 * @param {number} port
 * @param {readonly number[]} apiPorts
 */
function exampleFor(port, [first, second]) {
  const example = readFileSync(path.join(root, 'deploy/examples/haproxy.cfg'), 'utf8')
  return example
    .replace('bind :80\n', `bind 127.0.0.1:${port}\n`)
    .replace(/ {2}bind :443.*\n/, '')
    .replace(/ {2}http-request redirect.*\n/, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${second}`)
}
