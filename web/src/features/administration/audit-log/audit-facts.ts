import type { AuditLine } from '@permille/contract/administration/audit-log'
import { formatCents } from '@permille/contract/money'

/** One fact of an entry; `before` is missing if there was nothing before or it is unknown. */
export interface Fact {
  readonly label: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Returns an entry's details besides who, what and when: the changes, and the reason given. */
export function factsOf({ before, after }: Pick<AuditLine, 'before' | 'after'>): readonly Fact[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .map((name) => ({
      label: labelOf(name),
      before: shownValue(name, before?.[name]),
      after: shownValue(name, after?.[name]),
    }))
    .filter((fact) => fact.before !== undefined || fact.after !== undefined)
}

/** Returns "Max payout" for the amount `maxPayoutCents`. */
function labelOf(name: string): string {
  const words = name
    .replace(/Cents$/, '')
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ id$/, ' ID')
    .replace(/ url$/, ' link')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The id of a row. Not shown, because it means nothing to a reader; the file contains it. */
const rowId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Such as "budget_exhausted". */
const code = /^[a-z]+(_[a-z]+)+$/
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function shownValue(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    return name.endsWith('Cents') ? formatCents(value) : value.toLocaleString('en-US')
  }
  if (typeof value === 'string') return shownText(value)
  if (Array.isArray(value))
    return value.map((each) => shownValue('', each) ?? '–').join(', ') || 'none'
  return Object.entries(value)
    .map(([inner, each]) => `${labelOf(inner)}: ${shownValue(inner, each) ?? '–'}`)
    .join('; ')
}

function shownText(value: string): string | undefined {
  if (rowId.test(value)) return undefined
  if (instant.test(value)) return describeInstant(value)
  return code.test(value) ? value.replaceAll('_', ' ') : value
}

function describeInstant(value: string): string {
  return `${value.slice(0, 10)} ${value.slice(11, 16)} UTC`
}
