import { type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines on standard error; `silent` in tests. Never give it bodies, cookies or tokens. */
export function createLog(level: string): Log {
  return pino(
    { level, base: null, redact: ['headers.cookie', 'headers.authorization'] },
    process.stderr,
  )
}
