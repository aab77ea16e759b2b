/** In index.html and in pages drawn by the build; the server replaces it. */
const placeholder = 'support@permille.test'

/** The operator's address. It stands in the page itself, so that a server can put its own there. */
export function supportEmail(): string {
  if (typeof document === 'undefined') return placeholder
  const meta = document.querySelector<HTMLMetaElement>('meta[name="support-email"]')
  return meta?.content ?? ''
}
