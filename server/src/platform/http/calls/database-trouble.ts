import { DatabaseSilent } from '#platform/database/database.ts'

/**
 * Whole SQLSTATE classes: connections (08), resources such as disk, memory and connections (53),
 * operator intervention (57P) and system failures such as disk errors (58).
 */
const downClasses = ['08', '53', '57P', '58']
/** Statement and transaction timeouts, or a switch to a server that accepts no writes. */
const downStates = new Set(['57014', '25P03', '25P04', '25006'])
/** The row is locked, or there was a deadlock or serialization failure. */
const busyStates = new Set(['55P03', '40001', '40P01'])
const downCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Messages pg throws without a code (pg and pg-pool 3). */
const downMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
]
const unstorableStates = new Set(['22021', '22P05'])

export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseSilent) return true
  const code = codeOf(error)
  if (code !== undefined && isDownState(code)) return true
  if (code !== undefined && downCodes.has(code)) return 'syscall' in error
  return downMessages.some((message) => error.message.startsWith(message))
}

function isDownState(state: string): boolean {
  if (!/^[0-9A-Z]{5}$/.test(state)) return false
  return downStates.has(state) || downClasses.some((each) => state.startsWith(each))
}

/** The database is up, but another transaction holds a lock that the call needs for too long. */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error)
  return code !== undefined && busyStates.has(code)
}

/** A NUL or a broken character that slipped past validation. */
export function isUnstorableText(error: unknown): boolean {
  const code = codeOf(error)
  return code !== undefined && unstorableStates.has(code)
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
