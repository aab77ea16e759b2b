/** The placeholder in index.html and prerendered pages, which the server replaces. */
const placeholder = 'support@permille.test'

/** False where the operator has set no address: a page then offers the form alone. */
export function hasSupportEmail(): boolean {
  return supportEmail() !== placeholder
}

/**
 * Returns the operator's address, which the page itself contains, so that each server can fill in
 * its own.
 */
export function supportEmail(): string {
  if (typeof document === 'undefined') return placeholder
  const meta = document.querySelector<HTMLMetaElement>('meta[name="support-email"]')
  return meta?.content ?? ''
}
