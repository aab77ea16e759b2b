import { type Logger, pino } from 'pino'
import { createLogStream } from './log-stream.ts'

export type Log = Logger

const standardError = createLogStream(process.stderr)

/** JSON lines on standard error; `silent` in tests. Never give it bodies, cookies or tokens. */
export function createLog(level: string): Log {
  return pino(
    { level, base: null, redact: ['headers.cookie', 'headers.authorization'] },
    standardError,
  )
}
