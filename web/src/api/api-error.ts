/** A failure answer. Its text is "status: body", or the status text for an empty body (product-spec §7). */
export class ApiError extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, body: string, statusText = '') {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

/** What the server said: the message of its JSON, or its text where that is none; else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  const answer = parsed(error.body)
  if (answer === undefined) return error.body || fallback
  return typeof answer.message === 'string' && answer.message !== '' ? answer.message : fallback
}

/** The stable name of what went wrong, for a page that acts on it. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof ApiError ? parsed(error.body)?.code : undefined
  return typeof code === 'string' ? code : undefined
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.status : undefined
}

/** What the server says of single fields of a form, by their names; empty where it names none. */
export function fieldMessagesOf(error: unknown): Readonly<Record<string, string>> {
  const details = error instanceof ApiError ? parsed(error.body)?.details : undefined
  const fields = isRecord(details) && isRecord(details.fields) ? details.fields : {}
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
