import { refusalOf } from '@permille/contract/refusals/refusals'
import { isExpectedError } from '#platform/errors/errors.ts'
import { isBusy, isDatabaseDown, isUnstorableText } from './database-trouble.ts'

export interface ErrorResponse {
  readonly status: number
  readonly body: {
    readonly message: string
    readonly code: string
    readonly details: Record<string, unknown> | undefined
  }
  readonly retryAfterSeconds: number | undefined
}

/** Sends the status that the contract gives each code. Never sends a stack or a database message. */
export function errorResponse(error: unknown): ErrorResponse {
  if (isExpectedError(error)) {
    return responseWith(refusalOf(error.code).status, error, {
      details: error.details,
      retryAfterSeconds: 'retryAfterSeconds' in error ? error.retryAfterSeconds : undefined,
    })
  }
  if (isDatabaseDown(error)) return responseWith(503, databaseDown, { retryAfterSeconds: 5 })
  if (isBusy(error)) return responseWith(503, busy, { retryAfterSeconds: 2 })
  if (isUnstorableText(error)) return responseWith(400, unstorableText)
  const status = clientMistake(error)
  if (status === 403 || status === 404) return responseWith(404, missingFile)
  if (status !== undefined) return responseWith(status, framework[status] ?? malformed)
  return responseWith(500, ownMistake)
}

interface Extras {
  readonly details?: Record<string, unknown> | undefined
  readonly retryAfterSeconds?: number | undefined
}

function responseWith(
  status: number,
  { message, code }: { message: string; code: string },
  { details, retryAfterSeconds }: Extras = {},
): ErrorResponse {
  return { status, body: { message, code, details }, retryAfterSeconds }
}

const databaseDown = {
  code: 'database-unavailable',
  message: 'The database cannot be reached right now. Try again in a moment.',
}
const busy = {
  code: 'busy',
  message: 'Someone else is changing this right now. Try again in a moment.',
}
const unstorableText = {
  code: 'malformed',
  message: 'The request contains a character that cannot be stored.',
}
const ownMistake = {
  code: 'internal',
  message: 'Something went wrong on our side. Try again, and write to support if it happens again.',
}
const missingFile = { code: 'not-found', message: 'Not found' }
const malformed = { code: 'malformed', message: 'The request could not be read.' }
const framework: Record<number, { code: string; message: string }> = {
  413: { code: 'too-large', message: 'The request is too large.' },
  415: { code: 'unsupported-media-type', message: 'Send a body of the expected content type.' },
}

/** Fastify's own refusals (bad JSON, too large, wrong type) carry a 4xx status. */
function clientMistake(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  const status = error.statusCode
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
