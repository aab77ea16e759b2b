/** The Graph API's error; clients decide on `code`, since the status is almost always 400. */
export class GraphError extends Error {
  readonly code: number
  readonly subcode: number | undefined

  constructor(code: number, message: string, subcode?: number) {
    super(message)
    this.code = code
    this.subcode = subcode
  }

  body() {
    return {
      error: {
        message: this.message,
        type: this.code === 100 ? 'IGApiException' : 'OAuthException',
        code: this.code,
        ...(this.subcode !== undefined && { error_subcode: this.subcode }),
        fbtrace_id: 'Asandbox',
      },
    }
  }
}

export const tokenExpired = () =>
  new GraphError(190, 'Error validating access token: Session has expired.', 463)

export const notVisible = (id: string) =>
  new GraphError(
    100,
    `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
    33,
  )

export const throttled = () => new GraphError(4, 'Application request limit reached')
