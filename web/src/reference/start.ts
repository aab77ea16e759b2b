import './start.css'

interface Scalar {
  createApiReference(at: string, configuration: object): void
}

declare const Scalar: Scalar

const isDark = document.documentElement.classList.contains('dark')

Scalar.createApiReference('#reference', {
  url: '/api/openapi.json',
  theme: 'none',
  forceDarkModeState: isDark ? 'dark' : 'light',
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  // Nothing leaves this server: no usage figures, no assistant, no proxy, no link to upload the description.
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  documentDownloadType: 'none',
  // "Test request" would move real money with the reader's own session.
  hideTestRequestButton: true,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
})

// Scalar 1.76 omits this from its search; screen readers need it.
const search = new MutationObserver(() => {
  for (const box of document.querySelectorAll('[role=combobox]:not([aria-expanded])')) {
    box.setAttribute('aria-expanded', 'true')
  }
})
search.observe(document.body, { childList: true, subtree: true })
