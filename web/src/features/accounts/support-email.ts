/** The operator's address. It stands in the page itself, so that a server can put its own there. */
export function supportEmail(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="support-email"]')
  return meta?.content ?? ''
}
