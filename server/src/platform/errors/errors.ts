/** The four families of expected failure. None of them knows HTTP; `platform/http` maps them. */
abstract class ExpectedError extends Error {
  abstract readonly family: 'rejected' | 'not-found' | 'not-allowed' | 'unavailable'
  /** Stable kebab-case code for programs. `message` is the sentence for people. */
  readonly code: string
  readonly details: Record<string, unknown> | undefined

  constructor(code: string, message: string, options: ErrorDetails = {}) {
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

export type RejectedKind = 'malformed' | 'conflict' | 'rule' | 'too-many' | 'unauthenticated'

/** The rules forbid it. `kind` separates a malformed request from a broken rule or a conflict. */
export class Rejected extends ExpectedError {
  readonly family = 'rejected'
  readonly kind: RejectedKind
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: string,
    message: string,
    options: ErrorDetails & { kind?: RejectedKind; retryAfterSeconds?: number } = {},
  ) {
    super(code, message, options)
    this.kind = options.kind ?? 'rule'
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** Missing, or someone else's: the two must look the same from outside. */
export class NotFound extends ExpectedError {
  readonly family = 'not-found'
}

/** The person is known but not allowed to do this. */
export class NotAllowed extends ExpectedError {
  readonly family = 'not-allowed'
}

/** An outside party failed or did not respond; a later retry may work. */
export class Unavailable extends ExpectedError {
  readonly family = 'unavailable'
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: string,
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
