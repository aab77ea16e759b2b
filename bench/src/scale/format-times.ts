import type { CallTime } from './time-calls.ts'

// A call on the large marketplace may cost this much CPU time, or this many times as much as on the demo.
const costMsMax = 20
const timesMax = 3

const headings = ['p50', 'p95', 'server', 'database', 'demo']

/** What a quiet machine needs for a call, at least; others do not change it as they do its time. */
const costOf = ({ serverMs, databaseMs }: CallTime): number => serverMs + databaseMs

/** One line per call, most expensive first, and at most so many; marks calls that are too slow. */
export function formatTimes(
  large: readonly CallTime[],
  { demo, linesMax }: { demo: readonly CallTime[]; linesMax: number },
): string {
  const lines = large.map((time, at) => {
    const small = demo[at]
    return { time, demoMs: small === undefined ? Number.NaN : costOf(small) }
  })
  const sorted = lines.toSorted((a, b) => costOf(b.time) - costOf(a.time))
  const isSlow = ({ time, demoMs }: (typeof lines)[number]): boolean =>
    time.failed !== '' || costOf(time) > Math.max(costMsMax, timesMax * demoMs)
  const text = sorted.slice(0, linesMax).map((line) => {
    const { name, medianMs, p95Ms, serverMs, databaseMs, failed } = line.time
    const numbers = row(
      [medianMs, p95Ms, serverMs, databaseMs, line.demoMs].map((ms) => ms.toFixed(1)),
    )
    return `${name.padEnd(70)}${numbers}  ${isSlow(line) ? `slow ${failed}` : ''}`.trimEnd()
  })
  const heading = `${'milliseconds; of server and database, CPU time'.padEnd(70)}${row(headings)}`
  const slow = lines.filter(isSlow).length
  const left = lines.length - text.length
  const others = left > 0 ? [`… and ${left} cheaper calls`] : []
  const verdict =
    `${slow} of ${lines.length} calls are slow: above ${costMsMax} ms of CPU time and ${timesMax} times the demo's, ` +
    'or refused.'
  return [heading, ...text, ...others, verdict].join('\n')
}

function row(cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(9)).join('')
}
