/**
 * A spreadsheet would run what begins like this; an apostrophe makes it plain text. Where numbers have
 * decimal commas, a semicolon begins the next field too.
 */
const formulaStart = /^(?=[=+\-@\t\r])|(?<=;)(?=[=+\-@])/g

/** One record of RFC 4180. A number is written as it is, with two decimals: an amount of dollars. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

function csvField(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return value.toFixed(2)
  const safe = value.replace(formulaStart, "'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
