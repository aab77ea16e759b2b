/**
 * @typedef {{
 *   bytes: { post: number, hotPost: number, reading: number, earningReading: number },
 *   processorMs: { reading: number, earningReading: number },
 *   measured: { posts: number, readings: number, at: string, postgres: string, othersPercent: number },
 * }} Measured `processorMs`: of the database and the server
 */

/** What an installation of average people does; the page says so. */
const assumed = {
  postsAWeek: 3,
  trackedDays: 30,
  readingsADay: 4,
  earningShare: 0.4,
  /** What the platforms' quotas allow one operator. */
  readingsADayMax: 23_000_000,
}

const sizes = [100, 1000, 10_000, 100_000]
const daysAYear = 365
const secondsADay = 86_400

/** @param {Measured} measured @param {number} creators */
export function needsOf({ bytes, processorMs }, creators) {
  const { postsAWeek, trackedDays, readingsADay, earningShare } = assumed
  const postsADay = (creators * postsAWeek) / 7
  const tracked = postsADay * trackedDays
  const readings = tracked * readingsADay
  const each = (/** @type {{ reading: number, earningReading: number }} */ of) =>
    of.reading * (1 - earningShare) + of.earningReading * earningShare
  return {
    tracked,
    readings,
    readingsASecond: readings / secondsADay,
    gigabytesAYear: ((postsADay * bytes.post + readings * each(bytes)) * daysAYear) / 1e9,
    hotMegabytes: (tracked * bytes.hotPost) / 1e6,
    processorSecondsADay: (readings * each(processorMs)) / 1000,
  }
}

/** @param {Measured} measured */
export function capacityTables(measured) {
  const { bytes, processorMs, measured: run } = measured
  const rows = sizes.map((creators) => {
    const needs = needsOf(measured, creators)
    return `| ${[
      whole(creators),
      whole(needs.tracked),
      `${whole(needs.readings)} (${rounded(needs.readingsASecond)} a second)`,
      `${rounded(needs.processorSecondsADay)} s`,
      `${rounded(needs.gigabytesAYear)} GB`,
      `${rounded(needs.hotMegabytes)} MB`,
    ].join(' | ')} |`
  })
  const ceiling = creatorsAtCeiling()
  return [
    '| creators | posts tracked | readings a day | one processor, a day | disk, a year | memory for hot rows |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '| measured | |',
    '|---|---|',
    `| a reading without new views | ${whole(bytes.reading)} bytes, ${rounded(processorMs.reading)} ms of a processor |`,
    `| a reading that earns for new views | ${whole(bytes.earningReading)} bytes, ${rounded(processorMs.earningReading)} ms |`,
    `| a post before its first reading | ${whole(bytes.post)} bytes, of them ${whole(bytes.hotPost)} in rows that each reading writes or finds |`,
    `| the platforms' ceiling for one operator | ${whole(assumed.readingsADayMax)} readings a day, what ${whole(ceiling)} such creators need |`,
    '',
    `Measured on ${run.at} with PostgreSQL ${run.postgres}: ${whole(run.posts)} posts, ${whole(run.readings)} readings; others used ${run.othersPercent} % of the processors.`,
  ].join('\n')
}

const [begin, end] = ['<!-- computed: npm run bench -- capacity -->', '<!-- end -->']

/**
 * The page with the tables of these figures in their place.
 * @param {string} page
 * @param {Measured} measured
 */
export function withTables(page, measured) {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`the page has no ${begin} … ${end}`)
  return `${before}${begin}\n\n${capacityTables(measured)}\n\n${end}${after}`
}

function creatorsAtCeiling() {
  const { postsAWeek, trackedDays, readingsADay, readingsADayMax } = assumed
  return Math.floor(readingsADayMax / (((postsAWeek * trackedDays) / 7) * readingsADay))
}

/** @param {number} value */
function whole(value) {
  return Math.round(value).toLocaleString('en-US')
}

/** Two digits are as exact as it gets. @param {number} value */
function rounded(value) {
  return Number(value.toPrecision(2)).toLocaleString('en-US', { maximumSignificantDigits: 2 })
}
