import { withoutIsolates } from '@permille/contract/input/isolate'

/**
 * A spreadsheet would run a field that starts like this as a formula, in some locales also in full width; an apostrophe
 * makes it text. In locales with decimal commas, a semicolon also starts a field.
 */
const formulaStart = /(?<=^|;)(?=[=+\-@＝＋－＠\t\r\n])/g

/** Most texts have nothing to escape. */
const special = /^[=+\-@＝＋－＠\t]|[",;\r\n\u2068\u2069]/

/** A number is an amount in dollars, written with two decimals; a count is a text. */
export type CsvField = string | number | null

/** One record of RFC 4180. */
export function csvLine(fields: readonly CsvField[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

function csvField(value: CsvField): string {
  if (value === null) return ''
  if (typeof value === 'number') return value.toFixed(2)
  if (!special.test(value)) return value
  const safe = withoutIsolates(value).replace(formulaStart, "'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
