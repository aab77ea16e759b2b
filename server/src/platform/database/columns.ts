import { raw } from 'sql-template-tag'
import type { Statement } from './sql.ts'

/** The fields of a row that a list of them leaves out. */
type Missing<Row, Names extends readonly PropertyKey[]> = Exclude<keyof Row, Names[number]>

/**
 * The columns of a table whose names are the fields of `Row` in snake case, to be read as such rows. A field that is
 * left out, or that the row does not have, does not compile. `table` is the table's alias in the statement.
 */
export function columns<Row>(table?: string) {
  return <const Names extends readonly (keyof Row & string)[]>(
    names: [Missing<Row, Names>] extends [never] ? Names : readonly Missing<Row, Names>[],
  ): Statement<Row> => {
    const prefix = table === undefined ? '' : `${table}.`
    return raw(names.map((name) => `${prefix}${snakeCase(String(name))}`).join(', '))
  }
}

/** The reverse of the names in a statement's results. */
function snakeCase(field: string): string {
  if (!/^[a-z]+(?:[A-Z][a-z]*)*$/.test(field)) throw new RangeError(`${field} is no column`)
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
