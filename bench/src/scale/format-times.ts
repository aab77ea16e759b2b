import type { CallTime } from './time-calls.ts'

// A call on the large marketplace may take this long, or this many times as long as on the demo.
const medianMsMax = 20
const timesMax = 3

/** One line per call, slowest first; marks calls that are too slow. */
export function formatTimes(large: readonly CallTime[], demo: readonly CallTime[]): string {
  const lines = large.map((time, at) => ({ time, demoMs: demo[at]?.medianMs ?? Number.NaN }))
  const sorted = lines.toSorted((a, b) => b.time.medianMs - a.time.medianMs)
  const isSlow = ({ time, demoMs }: (typeof lines)[number]): boolean =>
    time.failed !== '' || time.medianMs > Math.max(medianMsMax, timesMax * demoMs)
  const text = sorted.map((line) => {
    const { name, medianMs, p95Ms, failed } = line.time
    const numbers = [medianMs, p95Ms, line.demoMs].map((ms) => ms.toFixed(1).padStart(9)).join('')
    return `${name.padEnd(70)}${numbers}  ${isSlow(line) ? `slow ${failed}` : ''}`.trimEnd()
  })
  const heading = `${'milliseconds'.padEnd(70)}${['p50', 'p95', 'demo p50'].map((word) => word.padStart(9)).join('')}`
  const slow = lines.filter(isSlow).length
  return [heading, ...text, `${slow} of ${lines.length} calls are slow.`].join('\n')
}
