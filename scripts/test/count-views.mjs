import { emptyTally, failureOf } from './tally.mjs'

/** As many as two idle cores check in six minutes. */
const viewsMax = 260
// There are about twice as many; finding fewer means they were counted wrongly.
const viewsMin = 100

/**
 * Counts as one more test: there must be few enough views to check before every push.
 * @param {number} count
 * @returns {import('./tally.mjs').Tally}
 */
export function tallyOfViewCount(count) {
  if (count > viewsMin && count <= viewsMax) return { ...emptyTally, passed: 1 }
  const why = `There are ${count}; more than ${viewsMin} and at most ${viewsMax} are expected.`
  return { ...emptyTally, failed: 1, failures: [failureOf('the number of views', why)] }
}
