import pg from 'pg'

/** SQLSTATE classes about the values in a statement: out of range, or violating a constraint. */
const valueClasses = ['22', '23']

/** Whether the written values are at fault, not the database: a retry would fail again. */
export function isDataError(error: unknown): boolean {
  if (error instanceof RangeError) return true
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return false
  return valueClasses.includes(error.code.slice(0, 2))
}
