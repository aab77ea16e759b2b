import { createHash } from 'node:crypto'
import { raw, Sql } from 'sql-template-tag'

declare const rowType: unique symbol

/** A parameterised statement and the type of its rows. */
export type Statement<Row> = Sql & { readonly [rowType]?: Row }

/**
 * The only way to write SQL here: values become parameters, nested statements are spliced in. Texts
 * must come from a bounded set, because each text is prepared once per connection.
 */
export function sql<Row = Record<string, never>>(
  strings: TemplateStringsArray,
  ...values: unknown[]
): Statement<Row> {
  let writer = writers.get(strings)
  if (writer === undefined) {
    writer = nameOfCaller(sql)
    writers.set(strings, writer)
  }
  return new WrittenSql(strings, values, writer)
}

/** The function each template is written in, found when it first runs. */
const writers = new WeakMap<TemplateStringsArray, string>()

class WrittenSql extends Sql {
  readonly writer: string

  constructor(strings: readonly string[], values: readonly unknown[], writer: string) {
    super(strings, values)
    this.writer = writer
  }
}

const framesMax = 4

/** The innermost function around the call that has a name; '' if there is none. */
function nameOfCaller(callee: typeof sql): string {
  const { prepareStackTrace, stackTraceLimit } = Error
  const holder: { stack?: unknown } = {}
  Error.stackTraceLimit = framesMax
  Error.prepareStackTrace = (_, frames) => frames.map((frame) => frame.getFunctionName())
  Error.captureStackTrace(holder, callee)
  const names = holder.stack as (string | null)[]
  Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  return names.find((name) => name !== null && name !== '') ?? ''
}

/** Splices a constant of the code into the statement's text. Throws unless it is a plain name. */
export function literalSql(constant: string): Statement<never> {
  if (!/^[\w.:-]*$/.test(constant)) throw new RangeError(`${constant} is not a plain constant`)
  return raw(`'${constant}'`)
}

/** Splices a whole number of the code into the statement's text, so that PostgreSQL plans for it. */
export function wholeSql(constant: number): Statement<never> {
  if (!Number.isSafeInteger(constant)) throw new RangeError(`${constant} is not a whole number`)
  return raw(String(constant))
}

/**
 * Returns the literal of an array parameter, for thousands of ids, numbers, names and timestamps. Several times faster
 * than the driver, which escapes each value and writes out its time zone. Throws on a value that would need quotes.
 */
export function plainArray(values: readonly (string | number | boolean | Date | null)[]): string {
  return `{${values.map(plainElement).join()}}`
}

function plainElement(value: string | number | boolean | Date | null): string {
  if (value === null) return 'NULL'
  const text = value instanceof Date ? value.toISOString() : String(value)
  if (!/^[\w:.+-]+$/.test(text)) throw new RangeError(`${text} needs quotes in an array`)
  return text
}

/** An empty fragment, for optional parts of a statement. */
export const nothingSql: Statement<never> = raw('')

/**
 * An optional condition of a WHERE, omitted without a value: the planner sees only the filters in use,
 * unlike with `$1 IS NULL OR …`, and there are few enough combinations to prepare.
 */
export function when<Value>(
  value: Value | null | undefined,
  condition: (value: Value) => Statement<never>,
): Statement<never> {
  return value === null || value === undefined ? nothingSql : condition(value)
}

/**
 * A value that PostgreSQL does not see while it plans. A statement that looks cheaper for some values, such as a short list or a
 * late time, would otherwise be planned again at every call, which can take longer than running it.
 */
export function unplanned(
  value: unknown,
  type: 'uuid[]' | 'text[]' | 'timestamptz' | 'bigint' | 'int',
): Statement<never> {
  const cast = raw(type)
  // Without the outer cast, ANY would take it for a query of many rows.
  return sql`(SELECT ${value}::${cast})::${cast}`
}

/** The sizes of pages that the app asks for. */
const pageSizes = new Set([5, 10, 20, 50, 100].flatMap((size) => [size, size + 1]))

/**
 * A LIMIT's count for a list in the order of an index. Usual ones are part of the text: for a parameter, PostgreSQL expects a
 * tenth of all rows, and plans again for each value.
 */
export function countSql(count: number): Statement<never> {
  return pageSizes.has(count) ? wholeSql(count) : sql`${count}`
}

const plannedEachTime = new WeakSet<object>()

/**
 * Plans the statement for its values on every call. The best plan depends on how much a search finds or someone owns; a
 * generic plan would scan a whole table for some values. Planning a join of ten tables takes longer than reading a page
 * of it, so use this only where needed.
 */
export function plannedForValues<Row>(statement: Statement<Row>): Statement<Row> {
  plannedEachTime.add(statement)
  return statement
}

export function isPlannedForValues(statement: Statement<unknown>): boolean {
  return plannedEachTime.has(statement)
}

const names = new Map<string, string>()

/**
 * Named statements are planned once per connection: 1.6-2 times the throughput of unnamed ones. The function that wrote
 * it comes first, for whoever reads a trace or PostgreSQL's log; a hash of the text tells its variants apart.
 */
export function statementName(statement: Statement<unknown>, text = statement.text): string {
  const existing = names.get(text)
  if (existing !== undefined) return existing
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  // PostgreSQL cuts names after 63 bytes.
  const writer = statement instanceof WrittenSql ? statement.writer.slice(0, 40) : ''
  const name = writer === '' ? hash : `${writer}:${hash}`
  names.set(text, name)
  return name
}
