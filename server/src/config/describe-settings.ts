import type { Setting } from '../platform/environment.ts'
import { secretNames } from './secrets.ts'

const secrets: ReadonlySet<string> = new Set(secretNames)

/** A line for each variable: where its value came from, and the value, without secrets. `given`: those that count as defaults. */
export function describeSettings(
  settings: readonly Setting[],
  given: readonly string[] = [],
): string {
  const rows = settings
    .map((setting) => ({
      ...setting,
      source: given.includes(setting.name) ? 'default' : setting.source,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows
    .map((row) => `${row.name.padEnd(width)}  ${row.source.padEnd(11)}  ${shownValue(row)}\n`)
    .join('')
}

function shownValue({ name, value, file }: Omit<Setting, 'source'>): string {
  const place = file === undefined ? '' : ` (${file})`
  if (value === null) return `–${place}`
  return `${secrets.has(name) ? masked(value) : value}${place}`
}

/** Of a URL, whoever reads it wants to see the rest. */
function masked(value: string): string {
  if (!/^(postgres(ql)?|smtps?):\/\//.test(value) || !URL.canParse(value)) return '***'
  const url = new URL(value)
  // A password that was not escaped, which ends the host early.
  if (`${url.pathname}${url.search}${url.hash}`.includes('@')) return '***'
  if (url.password !== '') url.password = '***'
  for (const name of url.searchParams.keys()) {
    if (/password|passphrase|token|secret/i.test(name)) url.searchParams.set(name, '***')
  }
  return url.href
}
