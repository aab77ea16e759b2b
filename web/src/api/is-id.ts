const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text from an address can be an id at all. */
export function isId(text: string | null): text is string {
  return text !== null && uuid.test(text)
}
