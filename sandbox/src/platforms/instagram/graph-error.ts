interface ErrorDetails {
  readonly error_subcode?: number
  readonly error_user_title?: string
  readonly error_user_msg?: string
}

/** The Graph API's error; clients decide on `code`, since the status is almost always 400. */
export class GraphError extends Error {
  readonly code: number
  readonly #details: ErrorDetails

  constructor(code: number, message: string, details: ErrorDetails = {}) {
    super(message)
    this.code = code
    this.#details = details
  }

  body() {
    return {
      error: {
        message: this.message,
        type: this.code === 100 ? 'IGApiException' : 'OAuthException',
        code: this.code,
        ...this.#details,
        fbtrace_id: 'Asandbox',
      },
    }
  }
}

export const tokenExpired = () =>
  new GraphError(190, 'Error validating access token: Session has expired.', {
    error_subcode: 463,
  })

export const permissionMissing = () =>
  new GraphError(10, '(#10) Application does not have permission for this action')

export const badParameter = (message: string) => new GraphError(100, `(#100) ${message}`)

export const notVisible = (id: string) =>
  new GraphError(
    100,
    `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
    { error_subcode: 33 },
  )

/** Views of posts from before an account's last switch to professional are not available. */
export const beforeConversion = () =>
  new GraphError(100, 'Invalid parameter', {
    error_subcode: 2108006,
    error_user_title: 'Media posted before business account conversion',
    error_user_msg:
      "The media was posted before the most recent time that the user's account was converted to a business account from a personal account.",
  })

export const throttled = () => new GraphError(4, 'Application request limit reached')
