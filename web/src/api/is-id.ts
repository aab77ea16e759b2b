const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** True if a text from the address has the form of an id. */
export function isId(text: string | null): text is string {
  return text !== null && uuid.test(text)
}
