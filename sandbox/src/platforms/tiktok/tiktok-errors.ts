/** Codes and their statuses, from TikTok's error page. */
const statuses = {
  access_token_invalid: 401,
  scope_not_authorized: 401,
  invalid_params: 400,
  rate_limit_exceeded: 429,
} as const

export type TiktokErrorCode = keyof typeof statuses

export class TiktokError extends Error {
  readonly code: TiktokErrorCode
  readonly status: number

  constructor(code: TiktokErrorCode, message: string) {
    super(message)
    this.code = code
    this.status = statuses[code]
  }
}

/** Every response has this envelope; on success the code is `ok`. */
export function envelope(
  content: unknown,
  error: { code: string; message: string },
  logId: string,
) {
  return { data: content, error: { ...error, log_id: logId } }
}

/** The token endpoints respond without the envelope. */
export function oauthError(error: string, description: string, logId: string) {
  return { error, error_description: description, log_id: logId }
}
