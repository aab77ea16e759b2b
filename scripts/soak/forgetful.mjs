import { setTimeout as sleep } from 'node:timers/promises'
import { findLost, findUnequal, requireCleanBooks, untilSent } from './judge-money.mjs'

/**
 * Without a synchronous standby, one takes over that lacks what was acknowledged and sent. People ask again at once; nobody may be
 * paid twice.
 * @param {import('./running-cluster.mjs').Running} running
 * @param {readonly import('./money-calls.mjs').Creator[]} creators half of them withdraw before, the others after
 */
export async function forgetOnPurpose(running, creators) {
  const { cluster, calls, people, read, env } = running
  const leader = await cluster.whenHealthy()
  const megabytes = 100
  await cluster.configure(leader, {
    synchronous_mode: false,
    maximum_lag_on_failover: megabytes * 2 ** 20,
  })
  await sleep(8000)
  const half = creators.length / 2
  const [first, later] = [creators.slice(0, half), creators.slice(half)]
  const before = calls.acknowledged.length
  cluster.keepFrom(leader)
  await sleep(1000)
  await Promise.all([
    ...first.map((creator) => calls.withdraw(creator)),
    ...people.brands.map(calls.fund),
  ])
  await untilSent(read)
  const acknowledged = calls.acknowledged.slice(before)
  await cluster.kill(leader)
  const next = await cluster.whenAnotherLeads(leader)
  const known = await untilRead(read)
  // Those who were paid ask again.
  await Promise.all([
    ...first.map((creator) => calls.withdraw(creator, ['no-balance', 'payout-open'])),
    ...later.map((creator) => calls.withdraw(creator)),
  ])
  const lost = findLost(known, acknowledged)
  const money = await untilSent(read)
  cluster.start(leader)
  await cluster.configure(next, { synchronous_mode: true })
  await cluster.whenHealthy()
  const faults = findUnequal(money, calls.acknowledged)
  const seen = `asynchronous: the next primary forgot ${lost.length} of ${acknowledged.length}, ${faults.length} lost or twice at the provider`
  if (faults.length > 0 || lost.length === 0) throw new Error(`${seen}\n${faults.join('\n')}`)
  await requireCleanBooks(env)
  return seen
}

/** HAProxy may not have noticed who leads. @param {import('./running-cluster.mjs').Running['read']} read */
async function untilRead(read) {
  for (const endsAt = Date.now() + 30_000; ; await sleep(250)) {
    try {
      return await read()
    } catch (error) {
      if (Date.now() > endsAt) throw error
    }
  }
}
