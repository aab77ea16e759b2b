import { type Logger, pino, stdTimeFunctions } from 'pino'
import { apiKeyInText } from './api-key.ts'
import { instance } from './instance.ts'
import { createLogStream } from './log-stream.ts'
import { version } from './version.ts'

export type Log = Logger

const standardError = createLogStream(process.stderr)

/**
 * JSON lines on standard error, times as in RFC 3339 (UTC); `silent` in tests. Never
 * give it bodies, cookies or tokens.
 */
export function createLog(
  level: string,
  stream: { write(line: string): void } = standardError,
): Log {
  return pino(
    {
      level,
      base: { service: 'permille', version, instance },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: ['headers.cookie', 'headers.authorization'],
      serializers: { err: describeError },
    },
    stream,
  )
}

/** Errors of PostgreSQL carry whole rows, errors of providers their requests: only these are logged. */
const loggedOfErrors = [
  ...['code', 'errno', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint'],
  ...['status', 'statusCode', 'requestId', 'family'],
] as const

const causesMax = 5
const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** What is needed to find a mistake, without personal data. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error
  const { name, cause } = error
  const [message, stack] = [error.message, error.stack].map((text) =>
    text?.replace(emailAddress, '…@…').replace(apiKeyInText, '…'),
  )
  const more = Object.fromEntries(
    loggedOfErrors.flatMap((key) => {
      const value = Reflect.get(error, key)
      return typeof value === 'string' || typeof value === 'number' ? [[key, value]] : []
    }),
  )
  if (depth === causesMax) return { type: name, message }
  const describe = (each: unknown) => describeError(each, depth + 1)
  return {
    type: name,
    message,
    stack,
    ...more,
    ...(cause !== undefined && { cause: describe(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describe) }),
  }
}
