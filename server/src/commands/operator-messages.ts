import { asUnusableDatabase } from '../platform/database/unusable-database.ts'
import { OperatorError } from '../platform/errors/operator-error.ts'

/** The message for the operator about a failed start or command; null for a bug, whose stack matters. */
export function operatorMessage(error: unknown): string | null {
  const known = error instanceof OperatorError ? error : asUnusableDatabase(error)
  return known?.message ?? asUnusablePort(error)
}

function asUnusablePort(error: unknown): string | null {
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen')) return null
  return `${error.message}. Check HOST, PORT and OPERATOR_PORT.`
}
