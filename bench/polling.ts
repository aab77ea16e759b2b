import { compareSchedules } from './src/polling/compare-schedules.ts'

/**
 * `npm run bench -- polling [posts] [reads a day]`: how much money that posts have earned is not seen yet, by how
 * their readings are scheduled, at equal reads (decision 57).
 */
const [posts = 20_000, readsPerDay = posts * 4] = process.argv.slice(2).map(Number)
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
