import type { Id } from '@permille/contract/ids'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** True if a text from the URL has the form of an id. */
export function isId<Kind extends Id<string>>(text: string | null): text is Kind {
  return text !== null && uuid.test(text)
}
