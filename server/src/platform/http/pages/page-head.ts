import { escapeHtml } from './escape-html.ts'

/** The preview of a page, such as in a chat; plain text, escaped here. */
export interface PageHead {
  /** https://ogp.me/#types */
  readonly type: 'profile' | 'website'
  readonly title: string
  readonly description: string
  readonly url: string
  readonly imageUrl: string | null
  /** The picture deserves a large preview. */
  readonly isPictureLarge?: boolean
  /** A signed-in user sees the page inside the shell, so it is not rendered here for them. */
  readonly isInsideForMembers?: boolean
  /** Whoever has its address reads it: no cache keeps it, no search engine lists it, no other site learns of it. */
  readonly isPrivate?: boolean
  /** The response that the page is rendered from; embedded in the page with it. */
  readonly preloaded?: PreloadedResponse
}

/** A call's response, as its route would send it, by the key of the app's query, which then makes no call. */
export interface PreloadedResponse {
  readonly key: readonly unknown[]
  readonly data: unknown
}

/** Who asks for a page, and with what. */
export interface PageReader {
  /** Including the question mark. */
  readonly query: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** As counted by limits. */
  readonly address: string
}

/** Returns a page's own head; undefined for a page without one, null for a page of something unknown. */
export type DescribePage = (
  address: string,
  reader: PageReader,
) => Promise<PageHead | null | undefined>

export function withHead(page: string, head: PageHead): string {
  const [title, description] = [escapeHtml(head.title), escapeHtml(head.description)]
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>${previewTags(head)}`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start) => start + description)
}

/** https://ogp.me */
function previewTags(head: PageHead): string {
  const { type, title, description, url, imageUrl } = head
  const image = imageUrl === null ? {} : { 'og:image': imageUrl }
  const tags = {
    'og:type': type,
    'og:site_name': 'Permille',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...image,
  }
  const previews = Object.entries(tags).map(
    ([property, text]) => `<meta property="${property}" content="${escapeHtml(text)}" />`,
  )
  // X reads the rest from the tags above.
  if (head.isPictureLarge)
    previews.push('<meta name="twitter:card" content="summary_large_image" />')
  return [`<link rel="canonical" href="${escapeHtml(url)}" />`, ...previews].join('')
}
