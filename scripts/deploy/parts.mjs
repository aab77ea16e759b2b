import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../root.mjs'
import { output } from './output.mjs'

const deploy = path.join(root, 'deploy')
const exposureMax = 2.5

/** What programs of others say about the files. @type {readonly import('../parts.mjs').Part[]} */
export const fileParts = [
  { name: 'YAML', needs: ['yamllint'], install: 'apt-get install yamllint', run: lintYaml },
  {
    name: 'units',
    needs: ['systemd-analyze'],
    install: 'apt-get install systemd',
    run: verifyUnits,
  },
  {
    name: 'Kubernetes',
    needs: ['kubectl'],
    install: 'apt-get install kubernetes-client',
    run: render,
  },
  { name: 'HAProxy', needs: ['haproxy'], install: 'apt-get install haproxy', run: checkHaproxy },
  { name: 'Patroni', needs: ['patroni'], install: 'apt-get install patroni', run: checkPatroni },
  {
    name: 'pgBackRest',
    needs: ['pgbackrest'],
    install: 'apt-get install pgbackrest',
    run: checkPgbackrest,
  },
  {
    name: 'Prometheus',
    needs: ['promtool'],
    install: 'apt-get install prometheus',
    run: checkPrometheus,
  },
]

function lintYaml() {
  const rules = '{rules: {key-duplicates: enable, indentation: enable, trailing-spaces: enable}}'
  output('yamllint', ['-s', '-d', rules, deploy])
}

function verifyUnits() {
  const folder = path.join(deploy, 'systemd')
  const units = readdirSync(folder)
    .filter((name) => /\.(service|timer)$/.test(name))
    .map((name) => path.join(folder, name))
  output('systemd-analyze', ['verify', ...units.map((file) => file.replace('@.', '@3000.'))])
  const services = units.filter((file) => file.endsWith('.service'))
  const exposures = services.map((file) => {
    const text = output('systemd-analyze', ['security', '--offline=yes', file])
    return Number(/exposure level for .*: ([\d.]+)/.exec(text)?.[1])
  })
  const worst = Math.max(...exposures)
  if (!(worst <= exposureMax)) throw new Error(`exposed by ${worst}, more than ${exposureMax}`)
  return `${units.length} units, exposed by ${worst} at most`
}

function render() {
  const text = output('kubectl', ['kustomize', path.join(deploy, 'kubernetes/example')])
  const kinds = [...text.matchAll(/^kind: (.*)$/gm)].map(([, kind]) => kind)
  const missing = ['Job', 'CronJob', 'Deployment'].filter((kind) => !kinds.includes(kind))
  const images = [...text.matchAll(/^ +(?:- )?image: (.*)$/gm)].map(([, image]) => image ?? '')
  const other = images.filter((image) => !image.startsWith('images.example/permille:'))
  if (missing.length > 0 || other.length > 0 || images.length === 0) {
    throw new Error(`rendered without ${missing}, or with the images ${other}: ${kinds.join(', ')}`)
  }
  return `${kinds.length} objects`
}

/** Certificates are the operator's. */
function checkHaproxy() {
  const users = readFileSync(path.join(deploy, 'examples/haproxy.cfg'), 'utf8')
  const plain = users.replace(/ ssl crt \S+ alpn \S+/, '')
  withFile('haproxy.cfg', plain, (file) => output('haproxy', ['-c', '-f', file]))
  output('haproxy', ['-c', '-f', path.join(deploy, 'examples/haproxy-postgres.cfg')])
}

/** It asks for the ports and for etcd, which are elsewhere. */
function checkPatroni() {
  const text = readFileSync(path.join(deploy, 'examples/patroni.yml'), 'utf8')
  const here = text.replaceAll(/(\blisten: )[\d.]+:/g, '$1127.0.0.1:1')
  withFile('patroni.yml', here, (file) => {
    const problems = output('patroni', ['--validate-config', file], { mayFail: true })
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.includes('is not reachable'))
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
}

/** Asked for a repository that is not there, it reads the file first. */
function checkPgbackrest() {
  const config = `--config=${path.join(deploy, 'examples/pgbackrest.conf')}`
  const here = ['--repo1-type=posix', `--repo1-path=${tmpdir()}/permille-none`]
  const quiet = ['--log-level-console=warn', '--log-level-file=off']
  const said = output('pgbackrest', [config, '--stanza=permille', ...here, ...quiet, 'info'])
  if (/WARN|ERROR/.test(said)) throw new Error(said)
}

function checkPrometheus() {
  output('promtool', ['check', 'config', path.join(deploy, 'examples/prometheus.yml')])
  output('promtool', ['test', 'rules', path.join(deploy, 'prometheus/rules-test.yml')])
}

/**
 * @param {string} name
 * @param {string} text
 * @param {(file: string) => void} use
 */
function withFile(name, text, use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-deploy-'))
  try {
    writeFileSync(path.join(folder, name), text)
    use(path.join(folder, name))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
