/** What was typed, as it is shown and kept; or what is wrong with it. */
export type ReadDate = { readonly text: string } | { readonly problem: string }

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

interface Parts {
  readonly year: number
  readonly month: number
  readonly day: number
}

const yearFirst = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/
const digitsOnly = /^(\d{4})(\d{2})(\d{2})$/
const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/
const dayThenName = /^(\d{1,2})\.? ([a-z]{3,})\.?,? (\d{4})$/i
const nameThenDay = /^([a-z]{3,})\.? (\d{1,2}),? (\d{4})$/i
/** Americans put the month first, most others the day. */
const ambiguous = /^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/

/** Reads a day: "2026-01-31", "20260131", "31.1.2026", "Jan 31, 2026" or "31 January 2026". */
export function readDay(typed: string): ReadDate {
  const text = typed.trim().replace(/\s+/g, ' ')
  const parts = partsOf(text)
  if (parts !== undefined) return checkedDay(parts)
  if (ambiguous.test(text)) return { problem: 'Type the year first, like 2026-01-31' }
  return { problem: 'Type a date like 2026-01-31' }
}

function partsOf(text: string): Parts | undefined {
  const iso = yearFirst.exec(text)
  if (iso) return partsFrom(iso[1], iso[3], iso[4])
  const digits = digitsOnly.exec(text)
  if (digits) return partsFrom(digits[1], digits[2], digits[3])
  const dots = dotted.exec(text)
  if (dots) return partsFrom(dots[3], dots[2], dots[1])
  const [, day, name, year] = dayThenName.exec(text) ?? []
  const [, nameFirst, dayAfter, yearAfter] = nameThenDay.exec(text) ?? []
  const month = monthNamed(name ?? nameFirst ?? '')
  return month === 0 ? undefined : partsFrom(year ?? yearAfter, String(month), day ?? dayAfter)
}

function partsFrom(year = '', month = '', day = ''): Parts {
  return { year: Number(year), month: Number(month), day: Number(day) }
}

/** From 1; 0 if it is no month. */
function monthNamed(name: string): number {
  const start = name.toLowerCase()
  return start === '' ? 0 : months.findIndex((month) => month.toLowerCase().startsWith(start)) + 1
}

function checkedDay({ year, month, day }: Parts): ReadDate {
  const name = months[month - 1]
  const most = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (year < 2000 || year > 2099) return { problem: 'The year must be between 2000 and 2099' }
  if (name === undefined) return { problem: `There is no month ${month}` }
  if (day < 1) return { problem: `There is no day ${day}` }
  if (day > most) return { problem: `${name} ${year} has ${most} days` }
  return { text: `${year}-${twoDigits(month)}-${twoDigits(day)}` }
}

const timeAtEnd = /^(.+?)(?:, ?|T| at | )(\d{1,2})[:.](\d{2})(?: ?([ap])\.?m\.?)?$/i

/** Reads a day and a time in the viewer's zone: "2026-01-31 14:30". A day alone is its midnight. */
export function readMoment(typed: string): ReadDate {
  const text = typed.trim()
  const [, dayTyped, hour, minute, half] = timeAtEnd.exec(text) ?? [text, text, '0', '00']
  const day = readDay(dayTyped ?? '')
  return 'problem' in day ? momentWanted(day) : withTime(day.text, { hour, minute, half })
}

function momentWanted({ problem }: { readonly problem: string }): ReadDate {
  return {
    problem: problem.replace('2026-01-31', '2026-01-31 14:30').replace('a date', 'a date and time'),
  }
}

interface TypedTime {
  readonly hour?: string | undefined
  readonly minute?: string | undefined
  /** "a" or "p" before "m". */
  readonly half?: string | undefined
}

function withTime(day: string, { hour = '', minute = '', half }: TypedTime): ReadDate {
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + afternoon
  if (hours > 23 || Number(minute) > 59)
    return { problem: `There is no ${hour}:${minute}. Times go from 00:00 to 23:59` }
  const text = `${day} ${twoDigits(hours)}:${minute}`
  if (localText(instantTyped(text)) !== text) {
    return { problem: `Clocks skip ${text.slice(11)} on that day. Choose an hour earlier or later` }
  }
  return { text }
}

/** Returns the moment of a text as `readMoment` returns it. */
export function instantTyped(text: string): Date {
  return new Date(text.replace(' ', 'T'))
}

/** "2026-01-31 14:30" in the viewer's zone. */
export function localText(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16).replace('T', ' ')
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}
