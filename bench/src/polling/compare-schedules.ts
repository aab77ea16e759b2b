import { schedules } from './schedules.ts'
import { type Marketplace, paceFor, type Simulated, simulate } from './simulate.ts'

/** Enough posts to find the pace at which a schedule makes the given reads. */
const sampleMax = 400

export interface Compared extends Simulated {
  readonly name: string
  /** The optimum's unseen money as a fraction of this schedule's, at equal reads. */
  readonly ofOptimum: number
}

/** Compares all schedules at the same number of reads. Money times reads corrects a slightly wrong pace. */
export function compareSchedules(marketplace: Marketplace, readsPerPostDay: number): Compared[] {
  const sample = { ...marketplace, posts: Math.min(marketplace.posts, sampleMax) }
  const simulated = Object.entries(schedules).map(([name, family]) => {
    const pace = paceFor(family, sample, readsPerPostDay)
    return { name, ...simulate(family(pace), marketplace) }
  })
  const best = simulated.find(({ name }) => name === 'optimum')
  return simulated.map((one) => ({ ...one, ofOptimum: best ? cost(best) / cost(one) : Number.NaN }))
}

/** Unseen money halves when reads double. */
function cost({ unseenCents, readsPerPostDay }: Simulated): number {
  return unseenCents * readsPerPostDay
}
