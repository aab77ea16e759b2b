import type { RefusalCode, RefusalCodeOf } from '@permille/contract/refusals/refusals'

/**
 * The four families of expected failure. Their codes, with the status and the meaning of each, are
 * listed in the contract, because a call declares which of them it can be refused with.
 */
abstract class ExpectedError<Code extends RefusalCode> extends Error {
  abstract readonly family: 'rejected' | 'not-found' | 'not-allowed' | 'unavailable'
  /** Stable kebab-case code for programs. `message` is the sentence for people. */
  readonly code: Code
  readonly details: Record<string, unknown> | undefined

  constructor(code: Code, message: string, options: ErrorDetails = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = new.target.name
    this.code = code
    this.details = options.details
  }
}

export interface ErrorDetails {
  readonly details?: Record<string, unknown>
  readonly cause?: unknown
}

export type RejectedCode = RefusalCodeOf<400 | 401 | 406 | 409 | 422 | 429>

/** The request is malformed, too frequent or too early, or a rule or state forbids it. */
export class Rejected extends ExpectedError<RejectedCode> {
  readonly family = 'rejected'
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: RejectedCode,
    message: string,
    options: ErrorDetails & { retryAfterSeconds?: number } = {},
  ) {
    super(code, message, options)
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** Missing, or someone else's: the two must look the same from outside. */
export class NotFound extends ExpectedError<RefusalCodeOf<404>> {
  readonly family = 'not-found'
}

/** The person is known but not allowed to do this. */
export class NotAllowed extends ExpectedError<RefusalCodeOf<403>> {
  readonly family = 'not-allowed'
}

/** An outside party failed or did not respond; a later retry may work. */
export class Unavailable extends ExpectedError<RefusalCodeOf<503>> {
  readonly family = 'unavailable'
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: RefusalCodeOf<503>,
    message: string,
    options: ErrorDetails & { retryAfterSeconds?: number } = {},
  ) {
    super(code, message, options)
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

export function isExpectedError(
  error: unknown,
): error is Rejected | NotFound | NotAllowed | Unavailable {
  return error instanceof ExpectedError
}

/** For our own bugs: a broken invariant is a 500, logged and counted. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`)
}

/** What an operator reads: the innermost message, because our own sentences are for users. */
export function causeInWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return causeInWords(error.cause)
  return error.message === '' ? error.name : error.message
}
