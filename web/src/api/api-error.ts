/** A call that was answered with a failure. The text is "status: body" (product-spec §7). */
export class ApiError extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

/** What the server said: its JSON message where it sent one, else the raw text, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.body === '') return fallback
  const answer = parsed(error.body)
  return typeof answer?.message === 'string' ? answer.message : error.body
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
