import type { ReactElement } from 'react'

export interface RenderedMail {
  readonly html: string
  readonly text: string
}

/** Both forms of one template. */
export async function renderMail(mail: ReactElement): Promise<RenderedMail> {
  // Takes 17 MB of memory: only processes that write mails load it.
  const { render, toPlainText } = await import('@react-email/render')
  const html = await render(mail)
  const selectors = [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { linkBrackets: ['<', '>'] as [string, string] } },
  ]
  return { html, text: toPlainText(html, { selectors }) }
}
