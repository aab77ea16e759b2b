/** A failed response. Its message is "status: body", with the status text for an empty body. */
export class ApiError extends Error {
  readonly status: number
  readonly body: string
  /** The server's message, for the person waiting for the page. */
  readonly note: string

  constructor(status: number, body: string, statusText = '') {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.note = messageOf(this, statusText)
  }
}

/** A failure without a response, such as one of the device. Its message is shown to the user. */
export class ShownError extends Error {}

/** Returns the server's message from its JSON or plain-text response, or else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ShownError) return error.message
  if (!(error instanceof ApiError)) return fallback
  const response = parsed(error.body)
  if (response === undefined)
    return isPage(error.body) ? fallback : shortened(error.body) || fallback
  return typeof response.message === 'string' && response.message !== ''
    ? response.message
    : fallback
}

/** A proxy in between responds with a whole HTML page. */
export function isPage(body: string): boolean {
  return /^\s*</.test(body)
}

/** Some respond with a stack. */
function shortened(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

/** Returns the stable error code, for pages that react to a specific failure. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof ApiError ? parsed(error.body)?.code : undefined
  return typeof code === 'string' ? code : undefined
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.status : undefined
}

/** Returns an error's details besides its message; the contract of the call defines their shape. */
export function detailsOf(error: unknown): Readonly<Record<string, unknown>> {
  const details = error instanceof ApiError ? parsed(error.body)?.details : undefined
  return isRecord(details) ? details : {}
}

/** Returns the server's messages by form field; empty if it names no field. */
export function fieldMessagesOf(error: unknown): Readonly<Record<string, string>> {
  const { fields } = detailsOf(error)
  if (!isRecord(fields)) return {}
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)]))
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
