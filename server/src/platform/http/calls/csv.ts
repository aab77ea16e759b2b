/**
 * A spreadsheet would run a field that starts like this as a formula; an apostrophe makes it text. In
 * locales with decimal commas, a semicolon also starts a field.
 */
const formulaStart = /^(?=[=+\-@\t\r])|(?<=;)(?=[=+\-@])/g

/** One record of RFC 4180. Numbers are dollar amounts, written with two decimals. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

function csvField(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return value.toFixed(2)
  const safe = value.replace(formulaStart, "'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
