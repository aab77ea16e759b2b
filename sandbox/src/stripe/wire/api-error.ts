import type Stripe from 'stripe'

/** The fields of Stripe's error envelope that the sandbox fills. */
export interface ErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
  readonly param?: string
  readonly charge?: string
  readonly payment_intent?: Stripe.PaymentIntent
  readonly payment_method?: Stripe.PaymentMethod
}

/**
 * An error response. `isKept` says whether it is stored under the idempotency key: Stripe stores
 * what happened during the work, not what it refused beforehand.
 */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly isKept: boolean

  constructor(status: number, body: ErrorBody, options: { isKept?: boolean } = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.isKept = options.isKept ?? true
  }
}

/** The request itself is invalid: never stored under its key. */
export function invalidParameter(code: string, message: string, param?: string): ApiError {
  const named = param === undefined ? {} : { param }
  const body: ErrorBody = { type: 'invalid_request_error', code, message, ...named }
  return new ApiError(400, body, { isKept: false })
}

/** The request is well formed but cannot be done now. */
export function refused(code: string, message: string, param?: string): ApiError {
  const named = param === undefined ? {} : { param }
  return new ApiError(400, { type: 'invalid_request_error', code, message, ...named })
}

export function missingResource(kind: string, id: string, status = 404): ApiError {
  const message = `No such ${kind}: '${id}'`
  const body = { type: 'invalid_request_error', code: 'resource_missing', message } as const
  return new ApiError(status, { ...body, param: 'id' })
}

export function missingParameter(param: string): ApiError {
  return invalidParameter('parameter_missing', `Missing required param: ${param}.`, param)
}

/** Throws unless it is an absolute http URL, as return and refresh URLs must be. */
export function checkUrl(url: string | undefined, param: string): void {
  if (url === undefined || (URL.canParse(url) && /^https?:/i.test(url))) return
  throw invalidParameter('url_invalid', 'Not a valid URL', param)
}
