const name = 'permille_signed_in'

/** The server sets this cookie beside the session cookie, which pages cannot read. */
export function hasSignedInMark(cookies: string): boolean {
  return cookies.split('; ').includes(`${name}=1`)
}

/** Removes the mark of a session that ended without the server removing it. */
export function removeSignedInMark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=; path=/; max-age=0`
}
