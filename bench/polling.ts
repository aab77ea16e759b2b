import { compareSchedules } from './src/polling/compare-schedules.ts'
import { runDay } from './src/polling/run-day.ts'

/**
 * `npm run bench -- polling [posts] [reads a day]` compares schedules of readings by earned money not yet seen, at
 * equal reads (docs/performance.md). `npm run bench -- polling day [posts] [share]` simulates a day of
 * two workers at a share of the platforms' quotas: how full their calls are, and whether the quotas hold.
 */
const [first, ...rest] = process.argv.slice(2)
if (first === 'day') await printDay(rest.map(Number))
else printSchedules(process.argv.slice(2).map(Number))

function printSchedules([posts = 20_000, readsPerDay = posts * 4]: number[]): void {
  if (!(posts >= 100 && readsPerDay > 0))
    throw new Error('polling [posts: at least 100] [reads a day]')
  for (const sigma of [1.5, 2]) {
    console.log(`\nsigma ${sigma}, ${posts} posts, ${readsPerDay} reads a day`)
    for (const one of compareSchedules({ posts, sigma, seed: 7 }, readsPerDay / posts)) {
      const unseen = `$${((one.unseenCents * posts) / 100).toFixed(0)} unseen`
      const reads = `${(one.readsPerPostDay * posts).toFixed(0)} reads`
      console.log(
        `${one.name.padEnd(12)}${unseen.padStart(18)}${reads.padStart(18)}${one.ofOptimum.toFixed(3).padStart(8)}`,
      )
    }
  }
}

async function printDay([posts = 20_000, share = 0.1]: number[]): Promise<void> {
  if (!(posts >= 100 && share > 0)) throw new Error('polling day [posts: at least 100] [share]')
  for (const one of await runDay({ posts, share })) {
    const fill = ((100 * one.posts) / one.calls / one.size).toFixed(1)
    const unseen = (one.unseenCents / 100).toFixed(0)
    const best = one.bestCents === null ? '' : `, $${(one.bestCents / 100).toFixed(0)} at best`
    console.log(
      `${one.platform}: ${one.posts} reads in ${one.calls} calls, ${fill} % full; at most ${one.mostInDay} of ` +
        `${one.quota} a day; pace ${one.pace.toFixed(2)}; $${unseen} not seen at any time${best}`,
    )
  }
}
