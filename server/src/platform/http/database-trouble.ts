/** PostgreSQL refuses connections, is starting or stopping, is out of them, or timed out. */
const downStates = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08003', '08006', '57014'])
const downCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
])
/** What pg throws without a code (pg and pg-pool 3). */
const downMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
]
const unstorableStates = new Set(['22021', '22P05'])

export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code !== undefined && downStates.has(code)) return true
  if (code !== undefined && downCodes.has(code)) return 'syscall' in error
  return downMessages.some((message) => error.message.startsWith(message))
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
