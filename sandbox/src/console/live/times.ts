const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'short' })
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })
const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' })

const units = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 14],
] as const

/** Shows each time on the page relative to now, with the exact time on hover. */
export function showRelativeTimes(): void {
  const aheadMs = Number(document.body.dataset.ahead ?? 0) * 1000
  for (const time of document.querySelectorAll('time')) {
    const at = new Date(time.dateTime)
    const nowMs = Date.now() + (time.hasAttribute('data-real') ? 0 : aheadMs)
    const text = distance(at, nowMs)
    if (time.textContent !== text) time.textContent = text
    if (time.title === '') time.title = exact.format(at)
  }
}

function distance(at: Date, nowMs: number): string {
  let value = (at.getTime() - nowMs) / 1000
  for (const [unit, size] of units) {
    if (Math.abs(value) < size) return inWords.format(Math.round(value), unit)
    value /= size
  }
  return day.format(at)
}
