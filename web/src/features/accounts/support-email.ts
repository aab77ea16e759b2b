/** In index.html and in prerendered pages; the server replaces it. */
const placeholder = 'support@permille.test'

/**
 * Returns the operator's address. The page itself holds it, so that a server can fill in its own.
 */
export function supportEmail(): string {
  if (typeof document === 'undefined') return placeholder
  const meta = document.querySelector<HTMLMetaElement>('meta[name="support-email"]')
  return meta?.content ?? ''
}
