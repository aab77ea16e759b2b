import type { CSSProperties } from 'react'

/**
 * The tokens of `web/src/styles/tokens.css` as hex: mail programs know neither OKLCH nor variables. Inline
 * styles are the light look, because some programs drop style sheets; where they are kept, `darkSheet`
 * follows the reader's setting.
 */
const light = {
  surface: '#faf9f6',
  raised: '#fffefe',
  ink: '#1b1e26',
  muted: '#5b5f68',
  line: '#e1e0db',
  accent: '#2840cb',
  accentInk: '#fafcff',
}
const dark: typeof light = {
  surface: '#0f1116',
  raised: '#17191f',
  ink: '#eeede9',
  muted: '#a5a9b2',
  line: '#2b2e35',
  accent: '#94aaff',
  accentInk: '#0c142d',
}

export const darkSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .surface, .surface > table > tbody > tr > td { background-color: ${dark.surface} !important; }
  .card { background-color: ${dark.raised} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .link { color: ${dark.accent} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark.accentInk} !important; }
}
`

const family = "Geist, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

export const look = {
  surface: {
    backgroundColor: light.surface,
    fontFamily: family,
    margin: 0,
    padding: '24px 12px',
  },
  page: { maxWidth: 560 },
  mark: {
    color: light.ink,
    fontSize: 16,
    fontWeight: 600,
    margin: '0 0 16px 4px',
    lineHeight: '24px',
  },
  card: {
    backgroundColor: light.raised,
    border: `1px solid ${light.line}`,
    borderRadius: 10,
    padding: '24px',
    // A long word, such as an address, breaks instead of widening the mail.
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  heading: {
    color: light.ink,
    fontSize: 20,
    fontWeight: 600,
    lineHeight: '28px',
    margin: '0 0 12px',
  },
  text: { color: light.ink, fontSize: 15, lineHeight: '24px', margin: '0 0 16px' },
  button: {
    backgroundColor: light.accent,
    borderRadius: 8,
    color: light.accentInk,
    fontSize: 15,
    fontWeight: 600,
    padding: '12px 20px',
    textDecoration: 'none',
  },
  link: { color: light.accent, textDecoration: 'underline' },
  footer: { color: light.muted, fontSize: 13, lineHeight: '20px', margin: '16px 4px 0' },
} as const satisfies Record<string, CSSProperties>
