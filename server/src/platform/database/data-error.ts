import pg from 'pg'

/** Classes of SQLSTATE that speak of the values in a statement: out of range, or against a rule. */
const valueClasses = ['22', '23']

/** Whether what was written is at fault, and not the database: writing it again fails again. */
export function isDataError(error: unknown): boolean {
  if (error instanceof RangeError) return true
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return false
  return valueClasses.includes(error.code.slice(0, 2))
}
