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
  readonly doc_url?: string
  readonly request_log_url?: string
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

/** The request itself is invalid: never stored under its key. Some of Stripe's refusals have no code. */
export function invalidParameter(code: string | null, message: string, param?: string): ApiError {
  return new ApiError(400, requestError(code, message, param), { isKept: false })
}

/** The request is well formed but cannot be done now. */
export function refused(code: string | null, message: string, param?: string): ApiError {
  return new ApiError(400, requestError(code, message, param))
}

function requestError(code: string | null, message: string, param: string | undefined): ErrorBody {
  return {
    type: 'invalid_request_error',
    message,
    ...(code !== null && { code }),
    ...(param !== undefined && { param }),
  }
}

/** `param` is the name of the parameter, or of the part of the path, that holds the id. */
export function missingResource(
  kind: string,
  id: string,
  where: { status?: number; param?: string } = {},
): ApiError {
  const { status = 404, param = 'id' } = where
  return new ApiError(status, requestError('resource_missing', `No such ${kind}: '${id}'`, param))
}

/** An account that does not exist, was deleted, or has left the platform. */
export function inaccessibleAccount(id: string): ApiError {
  const message = `The provided key 'sk_test_********' does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`
  return new ApiError(403, requestError('account_invalid', message, undefined), { isKept: false })
}

export function missingParameter(param: string): ApiError {
  return invalidParameter('parameter_missing', `Missing required param: ${param}.`, param)
}

/** The error as sent, with links to the docs of its code and to the request's log. */
export function sentBody({ body }: ApiError, requestId: string): ErrorBody {
  const page = body.code?.replaceAll('_', '-')
  return {
    ...body,
    ...(page !== undefined && { doc_url: `https://stripe.com/docs/error-codes/${page}` }),
    request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
  }
}

/** The same error in the words of Stripe's second API. */
export function v2Body(error: ApiError, requestId: string): ErrorBody {
  const sent = sentBody(error, requestId)
  return { ...sent, code: v2Codes[sent.code ?? ''] ?? sent.code ?? 'invalid_fields' }
}

const v2Codes: Readonly<Record<string, string>> = {
  parameter_invalid_integer: 'invalid_fields',
  parameter_missing: 'invalid_fields',
  parameter_unknown: 'invalid_fields',
  invalid_request: 'invalid_fields',
  resource_missing: 'not_found',
}

/** Throws unless it is an absolute http URL, as return and refresh URLs must be. */
export function checkUrl(url: string | undefined, param: string): void {
  if (url === undefined || (URL.canParse(url) && /^https?:/i.test(url))) return
  throw invalidParameter('url_invalid', 'Not a valid URL', param)
}
