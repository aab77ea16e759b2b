import { asUnusableDatabase } from '../platform/database/unusable-database.ts'
import { OperatorError } from '../platform/errors/operator-error.ts'

/** The message for the operator about a failed start or command; null for a bug, whose stack matters. */
export function operatorMessage(error: unknown): string | null {
  const known = error instanceof OperatorError ? error : asUnusableDatabase(error)
  return known?.message ?? asUnusablePort(error) ?? asFullDisk(error)
}

function asUnusablePort(error: unknown): string | null {
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen')) return null
  return `${error.message}. Check HOST, PORT and OPERATOR_PORT.`
}

function asFullDisk(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null
  if (error.code !== 'ENOSPC' && error.code !== 'EDQUOT') return null
  return `${error.message}. Make room; see docs/runbooks/full-disk.md.`
}
