import { endProcess, freePort, openSurroundings, untilOk } from '../deploy/installation.mjs'
import { migrate, startBalancer, startServer } from '../deploy/servers.mjs'
import { openCluster } from './cluster/cluster.mjs'
import { readMoney } from './judge-money.mjs'
import { fillMarketplace, openMoneyCalls } from './money-calls.mjs'

const wellWithinMs = 60_000

/**
 * Two APIs behind HAProxy and two workers on the cluster, and people with money.
 * @param {number} creatorCount
 * @param {(cluster: import('./cluster/cluster.mjs').Cluster) => Promise<string>} [chooseReplica] by default HAProxy does
 */
export async function openRunning(
  creatorCount,
  chooseReplica = async ({ replicaUrl }) => replicaUrl,
) {
  const surroundings = await openSurroundings({ hasDemo: false })
  const { folder, sandboxUrl, port } = surroundings
  const url = `http://127.0.0.1:${port}`
  /** @type {(() => Promise<void>)[]} */
  const closing = [surroundings.close]
  const close = async () => {
    for (const end of closing.reverse()) await end()
  }
  try {
    const cluster = await openCluster(folder)
    closing.push(cluster.close)
    const { ownerUrl } = cluster
    const env = {
      ...surroundings.env,
      DATABASE_URL: cluster.url,
      DATABASE_REPLICA_URL: await chooseReplica(cluster),
      ACCOUNT_CHANGE_HOLD_HOURS: '0',
      DATA_DIR: folder,
    }
    await migrate({ env, ownerUrl })
    const people = await fillMarketplace({ env, ownerUrl }, creatorCount)
    const processes = await startProcesses(env, { folder, port })
    closing.push(processes.close)
    await processes.untilReady()
    return {
      cluster,
      people,
      env,
      url,
      calls: openMoneyCalls({ url, sandboxUrl }),
      read: () => readMoney(ownerUrl, sandboxUrl),
      requireAlive: processes.requireAlive,
      untilWell: processes.untilWell,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** @typedef {Awaited<ReturnType<typeof openRunning>>} Running */

/**
 * @param {Record<string, string>} env
 * @param {{ folder: string, port: number }} place
 */
async function startProcesses(env, { folder, port }) {
  const [apiPort, otherPort, ...operatorPorts] = await Promise.all(
    Array.from({ length: 4 }, freePort),
  )
  const apiPorts = [apiPort ?? 0, otherPort ?? 0]
  const apis = apiPorts.map((each) => startServer({ ...env, ROLE: 'api', PORT: String(each) }))
  const workers = operatorPorts.map((each) =>
    startServer({ ...env, ROLE: 'worker', OPERATOR_PORT: String(each) }),
  )
  const all = [...apis, ...workers, startBalancer(folder, { port, apiPorts })]
  /** @type {string[]} */
  const ended = []
  for (const { exited, said } of all) {
    void exited.then((code) => ended.push(`ended with ${code}:\n${said().slice(-2000)}`))
  }
  return {
    untilReady: async () => {
      for (const each of apis) await untilOk(each, `${each.url}/readyz`)
      for (const each of workers) await untilOk(each, `${each.operatorUrl}/readyz`)
    },
    /** Whoever takes no jobs any more is not alive either. */
    untilWell: async () => {
      for (const each of workers) await untilOk(each, `${each.operatorUrl}/healthz`, wellWithinMs)
    },
    requireAlive: () => {
      if (ended.length > 0) throw new Error(ended.join('\n'))
    },
    close: async () => {
      for (const each of all) await endProcess(each)
    },
  }
}
