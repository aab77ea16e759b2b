import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { output } from '../deploy/output.mjs'
import { hasProgram } from '../programs.mjs'
import { failOver } from './failover.mjs'
import { findFaketime } from './later.mjs'
import { runBehindPooler } from './pooler.mjs'
import { readFromStandby } from './replica.mjs'
import { endureSlowClients } from './slow.mjs'
import { withoutStorage } from './storage.mjs'
import { liveForYears } from './years.mjs'

const binaries = '/usr/lib/postgresql/15/bin'
/** With an older one a primary that was cut off can take the lead back (decision 151). */
const patroniMin = '4.0.6'
const cluster = {
  needs: ['etcd', 'patroni', 'haproxy', 'ip', 'iptables', 'setpriv'],
  install: 'apt-get install postgresql-15 etcd-server patroni haproxy iproute2 iptables',
}

/**
 * What runs past one machine, with the components that deploy/examples is for.
 * @param {{ isShort: boolean, folder: string }} form
 * @returns {readonly import('../parts.mjs').Part[]}
 */
export function clusterParts({ isShort, folder }) {
  return [
    {
      name: 'pooler',
      needs: ['pgbouncer'],
      install: 'apt-get install pgbouncer',
      run: runBehindPooler,
    },
    { name: 'storage', run: withoutStorage },
    {
      name: 'years',
      needs: ['faketime'],
      install: 'apt-get install faketime',
      lacks: findFaketime() === undefined ? 'libfaketimeMT.so.1 where Debian has it' : undefined,
      run: () => liveForYears({ isShort }),
    },
    { name: 'slow', run: () => endureSlowClients({ isShort }) },
    { ...cluster, name: 'replica', lacks: lackOfCluster(), run: readFromStandby },
    {
      ...cluster,
      name: 'failover',
      lacks: lackOfCluster(),
      run: () =>
        failOver(
          isShort
            ? { kills: 1, switches: 1, partitions: 1 }
            : { kills: 20, switches: 10, partitions: 5 },
          { mayForget: !isShort, note: openNotes(path.join(folder, 'failover.log')) },
        ),
    },
  ]
}

function lackOfCluster() {
  if (process.getuid?.() !== 0) return 'root, for networks of its own'
  if (hasProgram('patroni')) {
    const version = output('patroni', ['--version']).replace('patroni', '').trim()
    if (version.localeCompare(patroniMin, 'en', { numeric: true }) < 0) {
      return `Patroni ${patroniMin} or newer, as in Debian 13; this is ${version}`
    }
  }
  return existsSync(binaries) ? undefined : `PostgreSQL 15 in ${binaries}`
}

/** Each act as it ends. @param {string} file */
function openNotes(file) {
  writeFileSync(file, '')
  return (/** @type {string} */ text) =>
    appendFileSync(file, `${new Date().toISOString()} ${text}\n`)
}
